import { text } from '@campus/contracts/core/text';
import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import { memberFieldLabel } from '@campus/contracts/members/member-fields';
import { maxCustomFields } from '@campus/domain/members/member-field-changes';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { FieldHeadings } from './field-headings.tsx';
import { DefaultFieldRow, FieldRow } from './field-row.tsx';
import type { MemberFields } from './use-member-fields.ts';

/** The fields of the member profile: those of every account, and the account's own to be changed. */
export function FieldList({
  configuration: { defaultFields, dropping },
  fields,
}: {
  configuration: MemberProfileConfiguration;
  fields: MemberFields;
}) {
  const titleId = useId();
  const isFull = fields.shown.length >= maxCustomFields;
  return (
    <section aria-labelledby={titleId}>
      <chakra.h3 id={titleId} px={5} fontWeight="medium" textStyle="sm">
        {text('memberProfile.fields')}
      </chakra.h3>
      <chakra.p px={5} color="fg.muted" textStyle="sm">
        {text('memberProfile.column.explained')}
      </chakra.p>
      <FieldHeadings />
      <ul>
        {defaultFields.map((field) => (
          <DefaultFieldRow key={field.name} field={field} label={memberFieldLabel(field.name)} />
        ))}
        {fields.shown.map((field) => (
          <FieldRow key={field.id} field={field} fields={fields} />
        ))}
      </ul>
      <chakra.div display="grid" justifyItems="start" gap={3} px={5} py={4}>
        <Button size="sm" variant="outline" disabled={isFull} onClick={fields.add}>
          <Plus size={16} aria-hidden />
          {text('memberProfile.add')}
        </Button>
        {isFull && <Note>{text('memberProfile.add.full')}</Note>}
        {dropping.length > 0 && (
          <Note>{text('memberProfile.dropping', { fields: dropping.join(', ') })}</Note>
        )}
      </chakra.div>
    </section>
  );
}

const Note = chakra('p', { base: { color: 'fg.muted', textStyle: 'sm', overflowWrap: 'anywhere' } });
