import { text } from '@campus/contracts/core/text';
import type { MemberFieldDefinition } from '@campus/contracts/member-profile/member-profile';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Lock, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldColumns } from './field-columns.ts';
import { type FieldDraft, type Flag, withFlag } from './field-drafts.ts';
import { FieldFlags } from './field-flags.tsx';
import { FieldName, FieldType } from './field-name.tsx';

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

/** One of the account's own fields. A saved one keeps its name and type. */
export function FieldRow({
  draft,
  error,
  onChange,
  onRemove,
}: {
  draft: FieldDraft;
  error: string | undefined;
  onChange: (draft: FieldDraft) => void;
  onRemove: () => void;
}) {
  const label = draft.name.trim() || text('memberProfile.newField');
  return (
    <Row label={label}>
      {draft.saved ? (
        <>
          <Fixed>{draft.name}</Fixed>
          <Type>{text(`memberProfile.type.${draft.type}`)}</Type>
        </>
      ) : (
        <>
          <FieldName value={draft.name} error={error} onChange={(name) => onChange({ ...draft, name })} />
          <FieldType value={draft.type} onChange={(type) => onChange({ ...draft, type })} />
        </>
      )}
      <FieldFlags field={draft} onChange={(flag: Flag, on: boolean) => onChange(withFlag(draft, flag, on))} />
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={text('memberProfile.remove', { field: label })}
        gridArea={{ base: '1 / 2', md: 'auto' }}
        justifySelf="center"
        onClick={onRemove}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
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
