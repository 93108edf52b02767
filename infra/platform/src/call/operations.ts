/** The operation of the entries a mutation leaves; where it does several things the input says which. */
export type Audited<I> =
  | { operation: string }
  | { operations: readonly [string, ...string[]]; which: (input: I) => string };

/** The operations of a function's entries; the first is that of a call whose input cannot be read. */
export function operationsOf<I>({ audit }: { audit?: Audited<I> }): readonly string[] {
  if (!audit) return [];
  return 'operation' in audit ? [audit.operation] : audit.operations;
}
