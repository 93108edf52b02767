import type { AuditEntry, listAudit } from '@campus/contracts/audit';
import { getAuditEntries } from '@campus/contracts/wire/audit';
import type * as z from 'zod';
import type { Calls } from './calls.ts';
import { instantsOf } from './instants.ts';
import { type ListPage, listPage, windowOf } from './list-page.ts';

type Filter = z.output<typeof listAudit.input>;

export type AuditPlatform = ReturnType<typeof auditPlatform>;

export function auditPlatform({ query }: Calls) {
  return {
    async list(filter: Filter): Promise<ListPage<AuditEntry> & { operations: string[] }> {
      const { accountId, page, direction, operation, outcome, search } = filter;
      const answer = await query(getAuditEntries, {
        accountId,
        options: { ...windowOf(page), ...instantsOf(filter), direction, operation, outcome, search },
      });
      return { ...listPage(answer.results, answer.count, page), operations: answer.operations };
    },
  };
}
