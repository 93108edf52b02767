import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { type ImportKind, takesField } from '@campus/domain/imports/imports';
import { useEffect } from 'react';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { readEmailDraft, useStoredEmailDraft } from '../../../features/invitation-email/email-draft.ts';
import { useUser } from '../../../shell/session.tsx';
import type { BulkTab } from '../import-address.ts';
import { type ImportDraft, readDraft, storeDraft } from '../import-draft.ts';
import { type SetupValues, setupForm } from './setup-values.ts';

export type SetupForm = ReturnType<typeof useSetupForm>;

/**
 * The options form of a file, restored from this browser tab. Badges can be overwritten only together with
 * other information.
 */
export function useSetupForm(account: EnteredAccount, tab: BulkTab, draft: ImportDraft) {
  const { email } = useUser();
  const { file } = draft;
  const form = useContractForm(setupForm, {
    ...startValues(account, { tab, file, exportEmail: email }),
    ...draftValues(draft),
  });
  useStoredEmailDraft(form, account.id);
  const { subscribe, setValue } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: { emailData, ...values } }) => {
          if (name === 'overwriteData' && !values.overwriteData) setValue('overwriteBadges', false);
          // The file may have been reread in the meantime.
          const { file: now } = readDraft(account.id, tab, file.id) ?? draft;
          storeDraft(account.id, tab, { ...draft, file: now, values });
        },
      }),
    [subscribe, setValue, account.id, tab, draft, file.id],
  );
  return form;
}

/** The options with which the form of a file begins. */
export function startValues(
  account: EnteredAccount,
  { tab, file, exportEmail }: { tab: BulkTab; file: ImportFile; exportEmail: string },
): SetupValues {
  const kind = tab === 'delete' ? 'deletions' : 'memberships';
  return {
    kind,
    ...valuesOfFile(kind, file),
    leaveOutUnreadable: false,
    overwriteData: false,
    overwriteBadges: false,
    badges: [],
    permission: 'member',
    teamId: '',
    emailData: readEmailDraft(account.id),
    exportEmail,
    review: true,
    rowErrors: 'skip',
  };
}

/** Converts the detected format of a file to form values. */
export function valuesOfFile(kind: ImportKind, { hasHeader, columns }: ImportFile) {
  return {
    hasHeader,
    columns: columnsOfKind(
      kind,
      columns.map(({ field }) => field),
    ),
    formats: columns.map(({ format: { dates, decimals } }) => ({ dates, decimals })),
  };
}

/** The columns for an import of this kind. Columns that it does not support are ignored. */
export function columnsOfKind(kind: ImportKind, columns: readonly string[]): string[] {
  return columns.map((field) => (takesField(kind, field) ? field : ''));
}

/** The form values of a draft. Missing ones keep their defaults. */
function draftValues({ values = {} }: ImportDraft): Partial<SetupValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
