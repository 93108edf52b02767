import { NativeSelect } from '@chakra-ui/react/native-select';
import { SelectOptions } from '../../../components/input/select-options.tsx';

/** A choice of how a file is read, which takes effect at once. */
export function ReadingSelect<Value extends string>({
  label,
  value,
  options,
  busy,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  busy: boolean;
  onChange: (value: Value) => void;
}) {
  return (
    <NativeSelect.Root size="sm" w={{ base: 'full', sm: '10rem' }}>
      <NativeSelect.Field
        aria-label={label}
        aria-busy={busy}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen && !busy) onChange(chosen.value);
        }}
      >
        <SelectOptions options={options} />
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
