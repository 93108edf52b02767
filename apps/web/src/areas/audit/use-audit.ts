import { listAudit } from '@campus/contracts/audit';
import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod';
import { timeZone } from '../../lib/format.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { trpc } from '../../trpc.ts';

const { from, to } = listAudit.input.shape;
const open = z.literal('');

/** The list's input as the address holds it: an end of the range of days that is '' is open. */
const auditState = listAudit.input.omit({ accountId: true, timeZone: true }).extend({
  from: from.unwrap().or(open).default(''),
  to: to.unwrap().or(open).default(''),
});
export type AuditState = z.output<typeof auditState>;

export function useAuditState() {
  return useListState(auditState);
}

/** One page of the account's audit trail; the page before stays until it is there. */
export function useAudit(accountId: string, state: AuditState) {
  return trpc.audit.list.useQuery(
    { ...state, accountId, timeZone, from: state.from || undefined, to: state.to || undefined },
    { placeholderData: keepPreviousData },
  );
}
