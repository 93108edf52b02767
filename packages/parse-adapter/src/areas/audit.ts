import { type AuditEntry, auditReach, type exportAudit } from '@campus/contracts/audit/audit';
import * as wire from '@campus/contracts/audit/functions';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

type Filter = z.output<typeof exportAudit.input>;

/** The number of entries per call. An export is never in memory as a whole. */
const batch = 1_000;

/** Audit log operations without a binding. */
export function auditPlatform({ query, mutate }: Calls) {
  return {
    /**
     * Records an export and returns its entries, newest first. Each batch is fetched when the previous one
     * has been consumed, so a slow reader does not fill memory. Has no binding because it makes many calls.
     */
    async export(input: Filter) {
      const { accountId } = input;
      const filter = wire.auditFilterOf(input);
      const { organizationName, to } = await mutate(wire.startAuditExport, { accountId, filter });
      const fetch: Fetch = (before, limit) =>
        query(wire.getAuditExport, { accountId, filter: { ...filter, to }, before, limit });
      return { organizationName, batches: batches(fetch) };
    },
  };
}

type Fetch = (before: wire.AuditPlace | undefined, limit: number) => Promise<{ results: AuditEntry[] }>;

async function* batches(fetch: Fetch): AsyncGenerator<readonly AuditEntry[]> {
  let before: wire.AuditPlace | undefined;
  for (let left = auditReach; left > 0; ) {
    const limit = Math.min(batch, left);
    const { results } = await fetch(before, limit);
    if (results.length > 0) yield results;
    const last = results.at(-1);
    if (!last || results.length < limit) return;
    before = { at: last.at, id: last.id };
    left -= results.length;
  }
}
