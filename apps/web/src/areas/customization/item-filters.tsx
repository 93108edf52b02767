import { countValues } from '@campus/domain/customization/filter';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { formatNumber } from '../../lib/format.ts';

/** A filter by values that items carry: all that are checked. Each says how many of the items shown carry it. */
export function ValueFilter({
  label,
  empty,
  all,
  shown,
  chosen,
  onChange,
}: {
  label: string;
  /** The text shown if no item has a value. */
  empty: string;
  /** The values of every item. */
  all: readonly (readonly string[])[];
  /** The values of the items that are shown. */
  shown: readonly (readonly string[])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const values = countValues(all).map(({ value }) => value);
  const counts = new Map(countValues(shown).map(({ value, count }) => [value, count]));
  return (
    <chakra.fieldset display="grid" gap={2} minW={0}>
      <chakra.legend mb={2} textStyle="sm" fontWeight="medium">
        {label}
      </chakra.legend>
      {values.length === 0 && (
        <chakra.p textStyle="sm" color="fg.muted">
          {empty}
        </chakra.p>
      )}
      {values.map((value) => (
        <Checkbox
          key={value}
          label={`${value} (${formatNumber(counts.get(value) ?? 0)})`}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </chakra.fieldset>
  );
}
