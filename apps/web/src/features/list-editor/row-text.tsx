import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { useState } from 'react';

/** A text field in a row. The error of a new text appears after the field loses the focus. */
export function RowText({
  label,
  value,
  error,
  isNew,
  readOnly,
  autoFocus = false,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  /** Whether the item is not saved yet. */
  isNew: boolean;
  readOnly: boolean;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}) {
  const [isLeft, setLeft] = useState(false);
  const shown = isLeft || !isNew ? error : undefined;
  return (
    <Field.Root role="none" invalid={shown !== undefined}>
      <Input
        size="sm"
        // Keeps the field above the page's save bar when it scrolls into view.
        scrollMarginBottom={24}
        autoComplete="off"
        autoFocus={autoFocus}
        readOnly={readOnly}
        aria-label={label}
        placeholder={label}
        value={value}
        onFocus={({ target }) => autoFocus && !isLeft && target.select()}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.ErrorText>{shown}</Field.ErrorText>
    </Field.Root>
  );
}
