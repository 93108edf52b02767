import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';

/** Values of which any may be chosen; none stands for all. */
export function ChoiceFilter<Value extends string>({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  const values = options.map(({ value }) => value);
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" alignItems="center" columnGap={3} rowGap={1} minW={0}>
      <chakra.legend srOnly>{label}</chakra.legend>
      <chakra.span aria-hidden textStyle="sm" color="fg.muted">
        {label}
      </chakra.span>
      {options.map(({ value, label: name }) => (
        <Checkbox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </chakra.fieldset>
  );
}
