import { exportAudit, listAudit } from '@campus/contracts/audit/audit';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { downloadFile } from '../../lib/files.ts';
import { timeZone } from '../../lib/format.ts';
import { type ListPatch, useListState } from '../../lib/use-list-state.ts';
import { trpc } from '../../trpc.ts';

const { from, to } = listAudit.input.shape;
const open = z.literal('');

/** The list's input as stored in the address. An empty start or end leaves the range open. */
const auditState = listAudit.input.omit({ accountId: true, timeZone: true, pageSize: true }).extend({
  from: from.unwrap().or(open).default(''),
  to: to.unwrap().or(open).default(''),
});
export type AuditState = z.output<typeof auditState>;
export type AuditPatch = ListPatch<typeof auditState>;

/** The filters, order, and page of the audit log, in the address. */
export function useAuditState() {
  return useListState(auditState);
}

/** Converts the state to the input of the call. */
function inputOf(accountId: string, state: AuditState) {
  return { ...state, accountId, timeZone, from: state.from || undefined, to: state.to || undefined };
}

/** One page of the account's audit log. Keeps the previous page while loading. */
export function useAudit(accountId: string, state: AuditState) {
  return trpc.audit.list.useQuery(inputOf(accountId, state), { placeholderData: keepPreviousData });
}

/** Downloads the entries that match the filters as a file. */
export function useAuditExport(accountId: string, state: AuditState) {
  const { page, direction, ...filter } = inputOf(accountId, state);
  return useMutation({ mutationFn: () => downloadFile(exportAudit, filter) });
}
