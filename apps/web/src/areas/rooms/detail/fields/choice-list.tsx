import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Checkbox } from '../../../../components/input/checkbox.tsx';
import type { SelectOption } from '../../../../components/input/select-options.tsx';

/** The values with one of them chosen, or chosen no longer. */
export function toggled(chosen: readonly string[], value: string, on: boolean): string[] {
  const others = chosen.filter((other) => other !== value);
  return on ? [...others, value] : others;
}

/** Multiple choice: checkboxes in columns, with a description below. */
export function ChoiceList({
  legend,
  help,
  options,
  chosen,
  onChange,
}: {
  legend: string;
  help?: string | undefined;
  options: readonly SelectOption[];
  chosen: readonly string[];
  onChange: (value: string, on: boolean) => void;
}) {
  const helpId = useId();
  return (
    <chakra.fieldset minW={0} {...(help && { 'aria-describedby': helpId })}>
      <chakra.legend mb={1.5} textStyle="sm" fontWeight="medium">
        {legend}
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(8rem, 100%), 1fr))"
        columnGap={4}
        rowGap={1.5}
        maxH="9rem"
        p={0.5}
        overflowY="auto"
      >
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(value, target.checked)}
          />
        ))}
      </chakra.div>
      {help && (
        <chakra.p id={helpId} mt={1.5} color="fg.muted" textStyle="xs">
          {help}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
