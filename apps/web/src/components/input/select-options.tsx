/** A value and its label. */
export interface SelectOption {
  value: string;
  label: string;
}

/** The options inside a native select. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
