import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { uploadImportFile } from '@campus/contracts/imports/import-files';
import type { ImportKind } from '@campus/domain/imports/imports';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { uploadFile } from '../../../lib/files.ts';
import { useAccount } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';
import type { BulkTab } from '../import-address.ts';
import { storeDraft } from '../import-draft.ts';
import { startValues } from '../setup/use-setup-form.ts';
import { useStartImport } from '../setup/use-start-import.ts';
import { fieldsOf, type PastedRow, pastedFile } from './pasted-rows.ts';

/** Members stay as they are, unless people cannot be invited. */
function kindOf(tab: BulkTab, { invitesDisabled }: Pick<EnteredAccount, 'invitesDisabled'>): ImportKind {
  if (tab === 'delete') return 'deletions';
  return invitesDisabled ? 'memberships' : 'invitations';
}

/** Sends pasted people as a file, plans its import with the usual options, and opens the plan. */
export function useCheckPasted(tab: BulkTab) {
  const account = useAccount();
  const { email } = useUser();
  const notify = useNotify();
  const start = useStartImport(account, tab);
  return useMutation({
    mutationFn: async (rows: readonly PastedRow[]) => {
      const fields = fieldsOf(rows);
      const asked = { accountId: account.id, file: pastedFile(rows, fields) };
      const { file } = await uploadFile(uploadImportFile, asked).catch((error: unknown) => {
        notify.error(error, () => text('imports.file.uploadFailed'));
        throw error;
      });
      const usual = startValues(account, { tab, file, exportEmail: email });
      const values = { ...usual, columns: fields, kind: kindOf(tab, account) };
      storeDraft(account.id, tab, { file, values });
      await start({ file }, values);
    },
  });
}
