import { text } from '@campus/contracts/core/text';
import type { MemberFieldDefinition } from '@campus/contracts/member-profile/member-profile';
import { accessFlags } from '@campus/domain/member-profile/field-access';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Lock, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../editing/conflict-notice.tsx';
import { fieldColumns } from './field-columns.ts';
import { type FieldRecord, flagChange, nameOf, type ShownField } from './field-drafts.ts';
import { FieldFlags } from './field-flags.tsx';
import { FieldName, FieldType } from './field-name.tsx';
import type { MemberFields } from './use-member-fields.ts';

/** A field of every account, which cannot be changed. */
export function DefaultFieldRow({ field, label }: { field: MemberFieldDefinition; label: string }) {
  return (
    <Row label={label}>
      <chakra.div minW={0} textStyle="sm">
        {label}
        <chakra.p color="fg.muted" textStyle="xs">
          {text('memberProfile.default')}
        </chakra.p>
      </chakra.div>
      <Type>{text(`memberProfile.type.${field.type}`)}</Type>
      <FieldFlags field={field} />
      <chakra.span display={{ base: 'none', md: 'grid' }} placeItems="center" color="fg.subtle">
        <Lock size={14} aria-hidden />
      </chakra.span>
    </Row>
  );
}

/** One of the account's own fields. A stored one keeps its name and type. */
export function FieldRow({ field, fields }: { field: ShownField; fields: MemberFields }) {
  const { id, value, draft } = field;
  const label = nameOf(field) || text('memberProfile.newField');
  const onChange = (patch: Partial<FieldRecord>) => fields.edit(id, patch);
  return (
    <Row label={label}>
      {field.isNew ? (
        <>
          <FieldName
            value={value.name}
            error={fields.errors.get(id)}
            onChange={(name) => onChange({ name })}
          />
          <FieldType value={value.type} onChange={(type) => onChange({ type })} />
        </>
      ) : (
        <>
          <Fixed>{value.name}</Fixed>
          <Type>{text(`memberProfile.type.${value.type}`)}</Type>
        </>
      )}
      <FieldFlags
        field={{ required: value.required, ...accessFlags(value.access) }}
        onChange={(flag, on) => onChange(flagChange(flag, on))}
      />
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={text('memberProfile.remove', { field: label })}
        gridArea={{ base: '1 / 2', md: 'auto' }}
        justifySelf="center"
        onClick={() => fields.remove(field)}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
      {draft?.conflicts.includes('access') && (
        <chakra.div gridColumn="1 / -1">
          <ConflictNotice
            small
            onKeepMine={() => fields.keepMine(id)}
            onTakeTheirs={() => fields.takeTheirs(id)}
          >
            {text('editing.conflict.field', {
              field: text('memberProfile.access'),
              theirs: text(`memberProfile.access.${draft.stored.access}`),
              mine: text(`memberProfile.access.${value.access}`),
            })}
          </ConflictNotice>
        </chakra.div>
      )}
    </Row>
  );
}

const Fixed = chakra('span', { base: { minW: 0, overflowWrap: 'anywhere', textStyle: 'sm' } });

const Type = chakra('span', {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    color: { base: 'fg.muted', md: 'fg' },
    textStyle: 'sm',
  },
});

/** A field's controls side by side, or below each other on narrow screens. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" listStyleType="none">
      <chakra.fieldset
        aria-label={label}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: fieldColumns }}
        alignItems={{ md: 'center' }}
        columnGap={3}
        rowGap={2}
        px={5}
        py={2.5}
      >
        {children}
      </chakra.fieldset>
    </chakra.li>
  );
}
