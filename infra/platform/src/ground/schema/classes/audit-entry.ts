import { type ClassSchema, date, object, string } from '../class-schema.ts';

/** What somebody did, or tried to do; a trigger lets nobody change or delete it. */
export const auditEntry: ClassSchema = {
  className: 'AuditEntry',
  fields: {
    /** The account's id, '' for what concerns none. Not a pointer: the trail outlives what it tells of. */
    account: string,
    at: date,
    operation: string,
    outcome: string,
    actorId: string,
    actorEmail: string,
    targetType: string,
    targetId: string,
    targetLabel: string,
    before: object,
    after: object,
    reason: string,
    requestId: string,
  },
};
