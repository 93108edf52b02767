import { text } from '@campus/contracts/core/text';
import { type MemberFieldType, memberFieldTypes } from '@campus/domain/member-profile/member-profile';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { useState } from 'react';
import { SelectOptions } from '../../components/input/select-options.tsx';

/** The name of a new field. Its error appears after typing and leaving it. */
export function FieldName({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}) {
  const [left, setLeft] = useState(false);
  const shownError = left ? error : undefined;
  return (
    <Field.Root role="none" invalid={shownError !== undefined}>
      <Input
        size="sm"
        // Not below the bar that saves.
        scrollMarginBottom={24}
        autoFocus
        autoComplete="off"
        aria-label={text('memberProfile.column.name')}
        placeholder={text('memberProfile.newField')}
        value={value}
        onBlur={() => setLeft(true)}
        onChange={(event) => onChange(event.target.value)}
      />
      {shownError === undefined && <Field.HelperText>{text('memberProfile.newField.help')}</Field.HelperText>}
      <Field.ErrorText>{shownError}</Field.ErrorText>
    </Field.Root>
  );
}

/** The type of a new field. */
export function FieldType({
  value,
  onChange,
}: {
  value: MemberFieldType;
  onChange: (type: MemberFieldType) => void;
}) {
  const options = memberFieldTypes.map((type) => ({
    value: type,
    label: text(`memberProfile.type.${type}`),
  }));
  return (
    <NativeSelect.Root size="sm" gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <NativeSelect.Field
        aria-label={text('memberProfile.column.type')}
        value={value}
        onChange={(event) => {
          const type = memberFieldTypes.find((known) => known === event.target.value);
          if (type) onChange(type);
        }}
      >
        <SelectOptions options={options} />
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
  );
}
