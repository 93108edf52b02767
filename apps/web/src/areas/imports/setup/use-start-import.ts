import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { consistentOverwrite, type ImportKind } from '@campus/domain/imports/imports';
import { sendsAsWebInvitation } from '@campus/domain/invitations/invitations';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { timeZone } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { type BulkTab, useImportAddress } from '../import-address.ts';
import { deleteDraft, type ImportDraft, readDraft, storeDraft } from '../import-draft.ts';
import { useFollowImport } from '../use-imports.ts';
import type { SetupValues } from './setup-values.ts';
import { columnsOfKind } from './use-setup-form.ts';

/** Plans an import or, without a review, starts it, and opens it. */
export function useStartImport(account: EnteredAccount, tab: BulkTab) {
  const notify = useNotify();
  const { tasks } = trpc.useUtils();
  const follow = useFollowImport();
  const [, setAddress] = useImportAddress();
  const plan = trpc.imports.plan.useMutation();
  const cancel = trpc.tasks.cancel.useMutation();

  return async ({ file, taskId: before }: ImportDraft, values: SetupValues) => {
    const { task } = await plan.mutateAsync(planOf(account, file.id, values)).catch((error: unknown) => {
      notify.error(error, (reason) => startFailed(values.kind, reason));
      throw error;
    });
    // Planning the same file again discards the previous plan. If that cannot be stopped, it has already
    // ended.
    if (before !== undefined) cancel.mutate({ accountId: account.id, taskId: before });
    if (values.review) {
      storeDraft(account.id, tab, { file, ...readDraft(account.id, tab, file.id), taskId: task.id });
      void tasks.list.invalidate();
    } else {
      deleteDraft(account.id, tab);
      follow(task, values.kind);
    }
    setAddress({ tab, file: undefined, import: task.id });
  };
}

function planOf(account: EnteredAccount, fileId: string, values: SetupValues) {
  const { kind, hasHeader, columns, formats, exportEmail, rowErrors, review, ...options } = values;
  return {
    accountId: account.id,
    fileId,
    kind,
    hasHeader,
    columns: columnsOfKind(kind, columns),
    formats,
    timeZone,
    exportEmail,
    review,
    // With a review, the person decides after seeing the plan.
    rowErrors: review ? ('skip' as const) : rowErrors,
    options: consistentOverwrite({
      ...options,
      teamId: options.teamId || undefined,
      emailData: {
        ...options.emailData,
        sendAsWebInv: sendsAsWebInvitation(account, options.emailData.sendAsWebInv),
      },
    }),
  };
}

/** The error text of an import that could not start. */
function startFailed(kind: ImportKind, reason: string): string {
  return kind === 'memberships'
    ? text('imports.memberships.failed')
    : text('imports.startFailed', { reason });
}
