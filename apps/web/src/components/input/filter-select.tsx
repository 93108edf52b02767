import { chakra } from '@chakra-ui/react/styled-system';
import { type SelectOption, SelectOptions } from './select-options.tsx';
import { SmallSelect } from './small-select.tsx';

/** A select that filters a list. It has an accessible name but no visible label. */
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
    <chakra.div w={{ base: 'full', sm: '11.5rem' }}>
      <SmallSelect label={label} value={value} onChange={onChange}>
        <SelectOptions options={options} />
      </SmallSelect>
    </chakra.div>
  );
}
