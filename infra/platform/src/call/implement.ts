import type { Binding } from '@campus/contracts/core/binding';
import type { Contract } from '@campus/contracts/core/contract';
import type { Access } from '@campus/domain/access/access';
import { apiScopeOf } from '@campus/domain/credentials/api-scopes';
import type * as z from 'zod';
import { type Answering, type Call, type Definition, outputOf } from './call.ts';
import { type CloudFunction, cloudFunction } from './define.ts';
import { PreparedAnswer } from './prepared-answers.ts';

type AccessOf<C extends Contract> = C['access'];

type Handler<C extends Contract, Input, Output, Before> = (
  call: Call<Input, AccessOf<C>>,
  before: Before,
) => Answering<Output> | Promise<Output | PreparedAnswer>;

/**
 * The platform's part of a bound operation. `limit` is counted by address, whereas the contract's limit is
 * counted by user. `audit` is required if the contract does not name exactly one operation.
 */
interface Implementation<C extends Contract, Input, Output, Before>
  extends Omit<
    Definition<z.ZodType<Input>, z.ZodType, AccessOf<C>, Before>,
    'access' | 'callerLimit' | 'handle'
  > {
  handle: Handler<C, Input, Output, Before>;
}

/**
 * Declares the cloud function of a bound operation, from a handler or an implementation with more settings.
 * The contract defines access, audit name, and limit. The handler receives the contract's input and returns
 * its output.
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
  implementation: Implementation<C, Input, Output, Before> | Handler<C, Input, Output, Before>,
): CloudFunction {
  const { contract } = binding;
  const { handle, ...rest } =
    typeof implementation === 'function' ? { handle: implementation } : implementation;
  const definition = { ...rulesOf(contract), ...rest };
  const changesNothing = Array.isArray(contract.audit) && contract.audit.length === 0;
  if (contract.kind === 'mutation' && !definition.audit && !changesNothing)
    throw new Error(`The contract of ${binding.name} names no single audit entry: its implementation must.`);
  return cloudFunction<z.ZodType<Input>, O, AccessOf<C>, Before>(
    { ...binding, input: binding.received },
    {
      ...definition,
      handle: async (call, before) => {
        const output = await outputOf<Output | PreparedAnswer>(handle(call, before));
        return output instanceof PreparedAnswer ? output : binding.answerOf(output);
      },
    },
  );
}

/**
 * Returns the rules in a contract, for a `wireCall` without a binding: access, scope, audit name, and limit.
 * The limit is per address for a public operation, and per user otherwise.
 */
export function rulesOf<A extends Access>({
  access,
  audit,
  limit,
  keyed,
  kind,
  scope,
}: Pick<Contract, 'audit' | 'limit' | 'keyed' | 'kind' | 'scope'> & { access: A }) {
  return {
    access,
    scope: apiScopeOf({ kind, scope }),
    ...(keyed && { keyed }),
    ...(limit && (access === 'public' ? { limit } : { callerLimit: limit })),
    ...(typeof audit === 'string' && { audit: { operation: audit } }),
  };
}
