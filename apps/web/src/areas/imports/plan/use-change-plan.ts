import { text } from '@campus/contracts/core/text';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { storeEmailDraft } from '../../../features/invitation-email/email-draft.ts';
import { useUser } from '../../../shell/session.tsx';
import { trpc } from '../../../trpc.ts';
import { type BulkTab, useImportAddress } from '../import-address.ts';
import { type ImportDraft, storeDraft } from '../import-draft.ts';

/**
 * Returns from a plan to its columns and options, in any browser. `change` is undefined if that is not
 * possible: only the uploader of a file can plan it, and only while the file is stored.
 */
export function useChangePlan(accountId: string, tab: BulkTab, details: ImportDetails) {
  const { task, fileId, options } = details;
  const user = useUser();
  const notify = useNotify();
  const [, setAddress] = useImportAddress();
  const { imports } = trpc.useUtils();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => imports.file.fetch({ accountId, fileId: id }),
    onSuccess: ({ file }) => {
      storeEmailDraft(accountId, options.emailData);
      storeDraft(accountId, tab, { file, values: valuesOf(details), taskId: task.id });
      setAddress({ tab, import: undefined, file: file.id });
    },
    onError: (error) => notify.error(error, (reason) => text('imports.again.failed', { reason })),
  });
  const isPossible = task.status === 'planned' && task.requestedBy.id === user.id && fileId !== null;
  return { change: isPossible ? () => mutate(fileId) : undefined, isPending };
}

/** The form values from which a plan was made. */
function valuesOf({
  kind,
  hasHeader,
  columns,
  formats,
  exportEmail,
  options,
}: ImportDetails): ImportDraft['values'] {
  const { emailData: _, teamId = '', ...others } = options;
  return { kind, hasHeader, columns, formats, exportEmail, ...others, teamId, review: true };
}
