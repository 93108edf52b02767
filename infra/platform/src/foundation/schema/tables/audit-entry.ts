import type { AuditEntry } from '@campus/contracts/audit/audit';
import type { Reason } from '@campus/contracts/core/reasons';
import { array, date, object, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** The actions of people, and refused attempts. A trigger rejects every change to a row. */
export const auditEntryTable = new Table('AuditEntry', {
  columns: {
    /**
     * The account's id; '' if the entry concerns no account. Not a pointer, because the trail outlives the
     * account.
     */
    account: string,
    at: date,
    operation: string,
    outcome: string.as<AuditEntry['outcome']>(),
    actorId: string,
    actorEmail: string,
    targetType: string,
    targetId: string,
    targetLabel: string,
    before: object.as<AuditEntry['before']>(),
    after: object.as<AuditEntry['after']>(),
    /** Why the operation was refused or failed: the message key and parameters of each sentence. */
    reasons: array.as<readonly Reason[]>(),
    requestId: string,
  },
});
