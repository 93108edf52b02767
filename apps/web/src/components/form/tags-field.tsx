import '@campus/contracts/core/tag-messages';
import { text } from '@campus/contracts/core/text';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { controlStyles } from '../../theme/control-styles.ts';
import { FieldFrame } from './field-frame.tsx';
import { Tag } from './tag.tsx';
import { useTags } from './use-tags.ts';

/**
 * A field for a few short texts, such as languages. Enter or a comma adds a tag. Backspace in an empty input
 * removes the last one. Leaving the field adds the typed text.
 */
export function TagsField<Values extends FieldValues, Output>({
  form,
  name,
  label,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { isSubmitting } = form.formState;
  const { tags, entered, setEntered, error, announcement, add, keep, remove } = useTags({
    form,
    name,
    label,
  });

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isSubmitting) return;
    const ends = event.key === 'Enter' || event.key === ',';
    if (ends && entered.trim() !== '') {
      event.preventDefault();
      add(entered);
    }
    if (event.key === 'Backspace' && entered === '') remove(tags.length - 1);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(entered + pasted);
  };
  return (
    <FieldFrame label={label} help={text('tags.help')} error={error}>
      <Box data-invalid={error === undefined ? undefined : true}>
        {tags.length > 0 && (
          <chakra.ul aria-label={label} display="contents" listStyleType="none">
            {tags.map((tag, index) => (
              <Tag
                key={tag}
                name={tag}
                onRemove={() => {
                  remove(index);
                  input.current?.focus();
                }}
              />
            ))}
          </chakra.ul>
        )}
        <Input
          ref={input}
          unstyled
          bg="transparent"
          flex="1"
          minW="6rem"
          h={7}
          px={1}
          outline="none"
          textStyle="md"
          autoComplete="off"
          value={entered}
          readOnly={isSubmitting}
          onChange={(event) => setEntered(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={keep}
        />
      </Box>
      <chakra.span role="status" srOnly>
        {announcement}
      </chakra.span>
    </FieldFrame>
  );
}

/** Looks like any other input. */
const Box = chakra('div', {
  base: {
    ...controlStyles,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    minH: 9,
    p: '3px',
    _focusWithin: controlStyles._focusVisible,
  },
});
