import { getAuditEntries } from '@campus/contracts/wire/audit';
import { readTrail } from '../audit/read-trail.ts';
import { cloudFunction } from './define.ts';

export const auditFunctions = [
  cloudFunction(getAuditEntries, {
    access: { page: 'audit' },
    handle: ({ sql, input }) => readTrail(sql, input.accountId, input.options),
  }),
];
