import { text } from '@campus/contracts/core/text';
import {
  type BoardField,
  boardFields,
  boardIdsOf,
  boardText,
  isBoardFieldDisabled,
  replacementOf,
} from '@campus/domain/room-permissions/boards';
import type { EditedFields } from '@campus/domain/room-permissions/edited-fields';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { FieldConflict } from './field-conflict.tsx';
import { boardsOf, type PlaceDraft } from './places.ts';
import { theirsText, valueText } from './words.ts';

/** The nine fields of Individual Board Control, each with the ids of boards. */
export function BoardFields({
  fields,
  draft,
  onChange,
  onDecide,
}: {
  fields: EditedFields;
  draft: PlaceDraft | undefined;
  onChange: (field: BoardField, boards: string) => void;
  onDecide: (field: string, whose: 'mine' | 'theirs') => void;
}) {
  const boards = boardsOf(fields);
  return (
    <>
      <chakra.p textStyle="xs" color="fg.muted">
        {text('roomPermissions.boards.individual.about')}
      </chakra.p>
      {boardFields.map((field) => {
        const label = text(`roomPermissions.board.${field}`);
        const value = String(fields[field] ?? '');
        const theirs = theirsText(draft, field);
        return (
          <chakra.div key={field} display="grid" gap={2}>
            <BoardsField
              field={field}
              label={label}
              value={value}
              disabled={isBoardFieldDisabled(field, boards)}
              onChange={onChange}
            />
            {theirs !== undefined && (
              <FieldConflict {...{ field, label, theirs, onDecide }} mine={valueText(field, value)} />
            )}
          </chakra.div>
        );
      })}
    </>
  );
}

/** A field of ids. It shows them as they were typed while these are its value. */
function BoardsField({
  field,
  label,
  value,
  disabled,
  onChange,
}: {
  field: BoardField;
  label: string;
  value: string;
  disabled: boolean;
  onChange: (field: BoardField, boards: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const shown = boardText(boardIdsOf(typed)) === value ? typed : value;
  const replacement = disabled ? replacementOf(field) : undefined;
  return (
    <FieldFrame
      label={label}
      error={undefined}
      {...(replacement && {
        help: text('roomPermissions.boards.replaced', {
          field: text(`roomPermissions.board.${replacement}`),
        }),
      })}
    >
      <Input
        size="sm"
        autoComplete="off"
        disabled={disabled}
        value={disabled ? '' : shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(field, boardText(boardIdsOf(target.value)));
        }}
      />
    </FieldFrame>
  );
}
