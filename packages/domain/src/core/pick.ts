type Picked<Values, Name extends keyof Values> = {
  [K in keyof Pick<Values, Name>]: Exclude<Values[K], undefined>;
};

/** The values of these names; those that are undefined are left out. */
export function pick<Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Picked<Values, Name> {
  const given = names.filter((name) => values[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, values[name]])) as Picked<Values, Name>;
}
