import { text } from '@campus/contracts/core/text';
import { maxNoteLength } from '@campus/domain/settings/limits';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

/** Why settings are changed: one line, which may stay empty. */
export function NoteField({
  note,
  autoFocus = false,
  onFocus,
  onChange,
  onEnter,
}: {
  note: string;
  autoFocus?: boolean;
  onFocus?: () => void;
  onChange: (note: string) => void;
  onEnter?: () => void;
}) {
  const id = useId();
  return (
    <chakra.div display="grid" gap={1} mt={2}>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="medium">
        {text('settings.note')}
      </chakra.label>
      <Input
        id={id}
        size="sm"
        value={note}
        maxLength={maxNoteLength}
        placeholder={text('settings.note.hint')}
        autoFocus={autoFocus}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
      />
    </chakra.div>
  );
}
