import '@campus/contracts/audit/page-messages';
import { type AuditEntry, exportAudit } from '@campus/contracts/audit/audit';
import * as wire from '@campus/contracts/audit/functions';
import { operationText } from '@campus/contracts/audit/operation-text';
import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import { forward, procedure, router } from '../core/trpc.ts';

export const auditRouter = router({
  list: forward(wire.getAuditEntries),
});

export const auditFileRouter = router({
  export: procedure(exportAudit, async ({ input, platform }) => {
    const { organizationName, batches } = await platform.audit.export(input);
    return { name: csvFileName('audit', organizationName), type: csvType, body: csvFile(columns(), batches) };
  }),
});

function columns(): CsvColumn<AuditEntry>[] {
  return [
    { header: text('audit.column.at'), cell: ({ at }) => at },
    { header: text('audit.column.operation'), cell: ({ operation }) => operationText(operation) },
    { header: text('audit.column.operationCode'), cell: ({ operation }) => operation },
    { header: text('audit.column.outcome'), cell: ({ outcome }) => text(`audit.outcome.${outcome}`) },
    { header: text('audit.column.actorEmail'), cell: ({ actor }) => actor?.email ?? '' },
    { header: text('audit.column.actorName'), cell: ({ actor }) => actor?.name ?? '' },
    { header: text('audit.column.actorId'), cell: ({ actor }) => actor?.id ?? '' },
    { header: text('audit.column.targetType'), cell: ({ target }) => target.type },
    { header: text('audit.column.targetLabel'), cell: ({ target }) => target.label },
    { header: text('audit.column.targetName'), cell: ({ target }) => target.name },
    { header: text('audit.column.targetId'), cell: ({ target }) => target.id },
    { header: text('audit.column.before'), cell: ({ before }) => valuesOf(before) },
    { header: text('audit.column.after'), cell: ({ after }) => valuesOf(after) },
    { header: text('audit.column.reason'), cell: reasonText },
    { header: text('audit.column.requestId'), cell: ({ requestId }) => requestId },
    { header: text('audit.column.id'), cell: ({ id }) => id },
  ];
}

function valuesOf(values: Record<string, unknown>): string {
  return Object.keys(values).length > 0 ? JSON.stringify(values) : '';
}
