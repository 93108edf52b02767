import { NativeSelect } from '@chakra-ui/react/native-select';
import { type SelectOption, SelectOptions } from './select-options.tsx';

/** A choice that narrows a list, named by what it is about rather than by a label of its own. */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect.Root size="sm" w={{ base: 'full', sm: '11.5rem' }}>
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <SelectOptions options={options} />
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
