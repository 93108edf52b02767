import { text } from '@campus/contracts/core/text';
import { memberFieldLabel } from '@campus/contracts/members/member-fields';
import type { MemberProfileField } from '@campus/contracts/profile/profile';
import { Input } from '@chakra-ui/react/input';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { FieldForm } from '../../../components/form/use-contract-form.ts';
import { shownValue } from '../../../lib/member-values.ts';
import type { MemberProfileValues } from './member-profile-values.ts';

/** A field of the member profile, by type. Fields that only administrators can change are read-only. */
export function MemberField({
  form,
  name,
  field,
  autoFocus,
}: {
  form: FieldForm<MemberProfileValues>;
  name: `values.${number}`;
  field: MemberProfileField;
  autoFocus: boolean;
}) {
  const label = memberFieldLabel(field.name);
  const help = field.required ? text('profile.member.requiredHelp') : undefined;
  if (!field.editable)
    return (
      <FieldFrame label={label} help={text('profile.member.locked')} error={undefined}>
        <Input readOnly value={shownValue(field)} />
      </FieldFrame>
    );
  if (field.type === 'boolean')
    return <SelectField form={form} name={name} label={label} help={help} options={answers()} />;
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      help={help}
      autoFocus={autoFocus}
      {...(field.type === 'ISOTimeString' && { type: 'datetime-local' })}
      {...(field.type === 'number' && { inputMode: 'decimal' })}
    />
  );
}

const answers = () => [
  { value: '', label: text('profile.member.notSet') },
  { value: 'true', label: text('value.yes') },
  { value: 'false', label: text('value.no') },
];
