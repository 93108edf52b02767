import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { type ImportKind, takesField } from '@campus/domain/imports/imports';
import { useEffect } from 'react';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { readEmailDraft, useKeptEmailDraft } from '../../../components/invitation-email/email-draft.ts';
import { useUser } from '../../../shell/session.tsx';
import type { BulkTab } from '../import-address.ts';
import { type ImportDraft, keepDraft } from '../import-draft.ts';
import { type SetupValues, setupForm } from './setup-values.ts';

export type SetupForm = ReturnType<typeof useSetupForm>;

/**
 * The form of a file's options, as it was left in this browser tab. Badges can be overwritten only together
 * with information.
 */
export function useSetupForm(account: EnteredAccount, tab: BulkTab, draft: ImportDraft) {
  const { email } = useUser();
  const { file } = draft;
  const kind = tab === 'delete' ? 'deletions' : 'memberships';
  const form = useContractForm(setupForm, {
    kind,
    hasHeader: file.hasHeader,
    columns: columnsOfKind(
      kind,
      file.columns.map(({ field }) => field),
    ),
    overwriteData: false,
    overwriteBadges: false,
    badges: [],
    permission: 'member',
    teamId: '',
    emailData: readEmailDraft(account.id),
    exportEmail: email,
    review: true,
    rowErrors: 'skip',
    ...draftValues(draft),
  });
  useKeptEmailDraft(form, account.id);
  const { subscribe, setValue } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: { emailData, ...values } }) => {
          if (name === 'overwriteData' && !values.overwriteData) setValue('overwriteBadges', false);
          keepDraft(account.id, tab, { ...draft, values });
        },
      }),
    [subscribe, setValue, account.id, tab, draft],
  );
  return form;
}

/** The columns as an import of this kind takes them: those it has no use for are left out. */
export function columnsOfKind(kind: ImportKind, columns: readonly string[]): string[] {
  return columns.map((field) => (takesField(kind, field) ? field : ''));
}

/** The values of a draft in the form; missing ones have their defaults. */
function draftValues({ values = {} }: ImportDraft): Partial<SetupValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
