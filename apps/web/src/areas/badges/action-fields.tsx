import type { badgeAction } from '@campus/contracts/badges/badges';
import { text } from '@campus/contracts/core/text';
import type * as z from 'zod';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { FieldForm } from '../../components/form/use-contract-form.ts';
import { badgeOptions } from '../../features/badges/badge-edit.ts';
import { useAccount } from '../../shell/account.tsx';
import { useBadges } from './use-badges.ts';

type ActionValues = z.input<typeof badgeAction>;

/** The fields for an action on many members' badges, and for the result's recipient. */
export function ActionFields({ form, unassigns }: { form: FieldForm<ActionValues>; unassigns: boolean }) {
  const { data } = useBadges(useAccount().id);
  // When removing badges, no choice means all badges.
  const none = text(unassigns ? 'badges.import.badge.any' : 'badges.import.badge.choose');
  return (
    <>
      <SelectField
        form={form}
        name="badgeId"
        label={text('badges.import.badge')}
        options={[{ value: '', label: none }, ...badgeOptions(data?.items ?? [])]}
        help={data?.items.length === 0 ? text('badges.none') : undefined}
      />
      <CheckboxField
        form={form}
        name="unassignBadges"
        label={text('badges.import.unassign')}
        help={text('badges.import.unassign.help')}
      />
      <CheckboxField
        form={form}
        name="overwriteBadges"
        label={text('badges.import.overwrite')}
        help={text('badges.import.overwrite.help')}
      />
      <TextField
        form={form}
        name="exportEmail"
        type="email"
        label={text('badges.import.exportEmail')}
        help={text('badges.import.exportEmail.help')}
      />
    </>
  );
}
