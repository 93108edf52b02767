import { text } from '@campus/contracts/core/text';
import type { MemberProfileField } from '@campus/contracts/profile/profile';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Form } from '../../../components/form/form.tsx';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { writtenValue } from '../../../lib/member-values.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { MemberField } from './member-field.tsx';
import { memberProfileSchema } from './member-profile-values.ts';
import { useSaveMemberProfile } from './use-save-member-profile.ts';

/**
 * The editable fields of the member profile, with the others read-only. Uses the fields from when the form
 * was opened, because an administrator may change them meanwhile.
 */
export function MemberProfileForm({
  fields: presentFields,
  onClose,
}: {
  fields: readonly MemberProfileField[];
  onClose: () => void;
}) {
  const [fields] = useState(presentFields);
  const [schema] = useState(() => memberProfileSchema(fields));
  const form = useContractForm(schema, { values: fields.map(writtenValue) });
  const { isDirty } = form.formState;
  const save = useSaveMemberProfile(fields, onClose);
  const first = fields.findIndex(({ editable }) => editable);
  useUnsavedChanges(isDirty);
  return (
    <Form form={form} label={text('profile.member.title')} onSubmit={save}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ md: '1fr 1fr' }}
        alignItems="start"
        columnGap={4}
        rowGap={4}
      >
        {fields.map((field, index) => (
          <MemberField
            key={field.name}
            form={form}
            name={`values.${index}`}
            field={field}
            autoFocus={index === first}
          />
        ))}
      </chakra.div>
      <FormButtons form={form} onCancel={onClose} />
    </Form>
  );
}
