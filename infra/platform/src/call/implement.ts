import type { Binding } from '@campus/contracts/core/binding';
import type { Contract } from '@campus/contracts/core/contract';
import type { Access } from '@campus/domain/access/access';
import type * as z from 'zod';
import type { Call, Definition } from './call.ts';
import { type CloudFunction, cloudFunction } from './define.ts';
import type { Audited } from './operations.ts';

type AccessOf<C extends Contract> = C['access'];

/**
 * How the platform does a bound operation: what its contract does not say. `limit` is the platform's own, counted by
 * address; the contract's counts by user.
 */
interface Implementation<C extends Contract, Input, Output, Before>
  extends Pick<Definition<z.ZodType, z.ZodType, AccessOf<C>>, 'missing' | 'hidden' | 'limit'> {
  /** The account of the object the call is about; needed where the operation is addressed by an object. */
  account?: Definition<z.ZodType<Input>, z.ZodType, AccessOf<C>>['account'];
  /** The entry in the audit trail, where it is not the one operation that the contract names. */
  audit?: Audited<Input>;
  /** What takes long, such as checking a password: it runs before the transaction begins. */
  before?: (call: Call<Input, AccessOf<C>>) => Promise<Before>;
  handle: (call: Call<Input, AccessOf<C>>, before: Before) => Promise<Output>;
}

/**
 * Declares the cloud function of a bound operation. Access, audit name, and limit are the contract's; the handler takes
 * the contract's input and answers its output.
 */
export function implement<
  C extends Contract,
  I extends z.ZodType,
  O extends z.ZodType,
  Input,
  Output,
  Before = undefined,
>(
  binding: Binding<C, I, O, Input, Output>,
  implementation: Implementation<C, Input, Output, Before>,
): CloudFunction {
  const { contract } = binding;
  const { account, audit, before, handle, missing, hidden, limit } = implementation;
  if (contract.kind === 'mutation' && !audit && typeof contract.audit !== 'string')
    throw new Error(`The contract of ${binding.name} names no single audit entry: its implementation must.`);
  const inWords = (call: Call<z.output<I>, AccessOf<C>>): Call<Input, AccessOf<C>> => ({
    ...call,
    input: binding.inputOf(call.input),
  });
  return cloudFunction<I, O, AccessOf<C>, Before>(binding, {
    ...rulesOf(contract),
    ...(limit && { limit }),
    ...(audit && { audit: auditOf(audit, binding) }),
    ...(missing && { missing }),
    ...(hidden && { hidden }),
    ...(account && { account: (input, sql) => account(binding.inputOf(input), sql) }),
    ...(before && { before: (call) => before(inWords(call)) }),
    handle: async (call, prepared) => binding.answerOf(await handle(inWords(call), prepared)),
  });
}

function auditOf<C extends Contract, I extends z.ZodType, O extends z.ZodType, Input, Output>(
  audit: Audited<Input>,
  binding: Binding<C, I, O, Input, Output>,
): Audited<z.output<I>> {
  if ('operation' in audit) return audit;
  return { ...audit, which: (input) => audit.which(binding.inputOf(input)) };
}

/**
 * What a contract says of the cloud function behind it, for a `wireCall` that no binding covers: access, audit name,
 * and limit: by address for a public operation, by user for the others.
 */
export function rulesOf<A extends Access>({
  access,
  audit,
  limit,
}: Pick<Contract, 'audit' | 'limit'> & { access: A }) {
  return {
    access,
    ...(limit && (access === 'public' ? { limit } : { callerLimit: limit })),
    ...(typeof audit === 'string' && { audit: { operation: audit } }),
  };
}
