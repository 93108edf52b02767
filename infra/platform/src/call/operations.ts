/** The operation in a mutation's audit entry. If the function has several, it depends on the input. */
export type Audited<I> =
  | { operation: string }
  | { operations: readonly [string, ...string[]]; which: (input: I) => string };

/**
 * Returns the operations of a function's audit entries. The first one is used if the input cannot be read.
 */
export function operationsOf<I>({ audit }: { audit?: Audited<I> }): readonly string[] {
  if (!audit) return [];
  return 'operation' in audit ? [audit.operation] : audit.operations;
}
