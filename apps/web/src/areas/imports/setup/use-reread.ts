import { text } from '@campus/contracts/core/text';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { useState } from 'react';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import type { BulkTab } from '../import-address.ts';
import { type ImportDraft, storeDraft } from '../import-draft.ts';
import { type SetupForm, valuesOfFile } from './use-setup-form.ts';

/** A correction of how a file is read. Line 0 means that no row names the columns. */
export type Correction = Partial<Pick<ImportFile, 'encoding' | 'delimiter'> & { headerLine: number }>;

/**
 * The file of a draft, and a function that reads it with another encoding, delimiter, or line of the header. That
 * guesses the columns again and keeps all other options.
 */
export function useReread(form: SetupForm, tab: BulkTab, draft: ImportDraft) {
  const { id: accountId } = useAccount();
  const [file, setFile] = useState(draft.file);
  const { mutate, isPending } = useSave(trpc.imports.reread, {
    done: ({ file: now }) => {
      const { hasHeader, columns, formats } = valuesOfFile(form.getValues('kind'), now);
      form.setValue('hasHeader', hasHeader);
      form.setValue('formats', formats);
      form.setValue('columns', columns, { shouldValidate: form.formState.isSubmitted });
      const { emailData: _, ...values } = form.getValues();
      storeDraft(accountId, tab, { ...draft, file: now, values });
      setFile(now);
      return undefined;
    },
    failed: (reason) => text('imports.reread.failed', { reason }),
  });
  const reread = (how: Correction) => mutate({ accountId, fileId: file.id, ...how });
  return { file, reread, busy: isPending };
}
