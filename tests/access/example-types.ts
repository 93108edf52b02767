import type { Person, TestAccount } from '@campus/tests/world/world';

/** The dotted names of all operations of a router. */
export type NameIn<I> = { [A in keyof I & string]: `${A}.${keyof I[A] & string}` }[keyof I & string];

type InputOf<I, N> = N extends `${infer A extends keyof I & string}.${infer O}`
  ? I[A][O & keyof I[A]]
  : never;

/** Makes an input for a call on the account that succeeds for the caller. */
export type Example<Input = object> = (
  account: TestAccount,
  caller: Person | undefined,
) => Input | Promise<Input>;

/** One example for every operation of a router; an operation without one does not compile. */
export type Examples<I> = { [N in NameIn<I>]: Example<InputOf<I, N>> };
