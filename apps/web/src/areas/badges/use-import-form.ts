import { maxBadgeImportBytes } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/messages';
import { refuseBadgeImportFile } from '@campus/domain/badges/badges';
import { useWatch } from 'react-hook-form';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useUser } from '../../shell/session.tsx';
import { type ImportValues, importForm } from './import-values.ts';
import { useImport } from './use-import.ts';
import { useOneWish } from './use-one-wish.ts';

/**
 * The form that begins an import. Choosing one of unassigning and overwriting clears the other. After the start it asks
 * for another file and keeps the rest.
 */
export function useImportForm(accountId: string) {
  const form = useContractForm(importForm, {
    badgeId: '',
    unassignBadges: false,
    overwriteBadges: false,
    exportEmail: useUser().email,
  });
  useOneWish(form);
  const values = useWatch({ control: form.control });
  const start = useImport(accountId);
  const submit = async (checked: ImportValues) => {
    if (await start(checked)) form.resetField('file');
  };
  return { form, values, refusal: importForm.safeParse(values).error?.issues[0]?.message, submit };
}

/** Why a file cannot be imported, by its name and size. */
export function refuseImportFile({ name, size }: File): string | undefined {
  const refusal = refuseBadgeImportFile(name);
  if (refusal) return text(refusal);
  return size > maxBadgeImportBytes ? text('badges.import.tooLarge') : undefined;
}
