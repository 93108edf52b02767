/** A value to choose, and what a person reads for it. */
export interface SelectOption {
  value: string;
  label: string;
}

/** The choices inside a native select. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
