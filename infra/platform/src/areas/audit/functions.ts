import { exportAudit } from '@campus/contracts/audit/audit';
import * as wire from '@campus/contracts/audit/functions';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import { readExport, startExport } from './export-trail.ts';
import { readTrail } from './read-trail.ts';

export const auditFunctions = [
  implement(wire.getAuditEntries, async ({ sql, input, services }) => ({
    ...(await readTrail(sql, input.accountId, input.options)),
    keptDays: services.config.auditRetentionDays,
  })),
  cloudFunction(wire.startAuditExport, { ...rulesOf(exportAudit), handle: startExport }),
  // Recorded once when the export starts, not for each batch.
  cloudFunction(wire.getAuditExport, {
    access: exportAudit.access,
    handle: async ({ sql, input }) => ({ results: await readExport(sql, input) }),
  }),
];
