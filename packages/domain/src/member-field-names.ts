/** The most characters a field that an account adds to the member profile can have in its name. */
export const longestFieldName = 64;
/** The most fields an account can add to the member profile. */
export const mostCustomFields = 100;

export type FieldNameRefusal = 'characters' | 'length';

/** Why a field may not be called so, or undefined. */
export function refuseFieldName(name: string): FieldNameRefusal | undefined {
  if (!/^[A-Za-z]([A-Za-z0-9 _-]*[A-Za-z0-9])?$/.test(name)) return 'characters';
  return name.length > longestFieldName ? 'length' : undefined;
}

/** The one of these names that is the same to people, who do not tell capitals from small letters. */
export function sameFieldName(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  return [...names].find((other) => other.toLowerCase() === wanted);
}
