type Picked<Values, Name extends keyof Values> = {
  [K in keyof Pick<Values, Name>]: Exclude<Values[K], undefined>;
};

/** The values of these names; those that are undefined are left out. */
export function pick<Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Picked<Values, Name> {
  // Lists call this for each row: a loop makes no arrays.
  const picked: Partial<Pick<Values, Name>> = {};
  for (const name of names) if (values[name] !== undefined) picked[name] = values[name];
  return picked as Picked<Values, Name>;
}
