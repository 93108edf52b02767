import { getAuditEntries, getAuditExport, startAuditExport } from '@campus/contracts/audit/functions';
import { cloudFunction } from '../../call/define.ts';
import { readExport, startExport } from './export-trail.ts';
import { readTrail } from './read-trail.ts';

const page = { page: 'audit' } as const;

export const auditFunctions = [
  cloudFunction(getAuditEntries, {
    access: page,
    handle: async ({ sql, input, services }) => ({
      ...(await readTrail(sql, input.accountId, input.options)),
      keptDays: services.config.auditRetentionDays,
    }),
  }),
  cloudFunction(startAuditExport, {
    access: page,
    audit: { operation: 'audit.export' },
    handle: startExport,
  }),
  cloudFunction(getAuditExport, {
    access: page,
    handle: async ({ sql, input }) => ({ results: await readExport(sql, input) }),
  }),
];
