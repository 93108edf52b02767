import type { Binding } from '@campus/contracts/core/binding';
import type { Contract } from '@campus/contracts/core/contract';
import type { WireCall } from '@campus/contracts/core/wire-call';
import type { WireRoute } from '@campus/contracts/core/wire-route';
import type * as z from 'zod';
import type { Caller } from './caller.ts';
import type { OfServer, ParseClient } from './client.ts';

type Call = <I extends z.ZodType, O extends z.ZodType>(
  wire: WireCall<I, O>,
  params: z.input<I>,
) => Promise<z.output<O>>;

export type CallRoute = <I extends z.ZodObject, O extends z.ZodType>(
  route: WireRoute<I, O>,
  params: z.input<I>,
) => Promise<z.output<O>>;

export type CallUsage = <I extends z.ZodObject, O extends z.ZodType>(
  route: WireRoute<I, O>,
  params: OfServer<z.input<I>>,
) => Promise<z.output<O>>;

export type CallBound = <C extends Contract, I extends z.ZodType, O extends z.ZodType, Handled, Output>(
  binding: Binding<C, I, O, Handled, Output>,
  input: z.output<C['input']>,
) => Promise<z.input<C['output']>>;

/** The platform's cloud functions and REST routes, called by one caller. */
export interface Calls {
  /** For reads: sent again after a connection failure. */
  query: Call;
  /** For changes: sent once. */
  mutate: Call;
  /** As `query`, over the REST routes. */
  queryRoute: CallRoute;
  /** As `mutate`, over the REST routes. */
  mutateRoute: CallRoute;
  /** Calls the usage-search service. */
  usage: CallUsage;
  /** Calls the platform function of a bound operation, with the contract's input and output. */
  call: CallBound;
}

/** All call types for one caller. Only queries count as idempotent. */
export function callsOf(client: ParseClient, caller: Caller): Calls {
  return {
    call: async (binding, input) => {
      const idempotent = binding.contract.kind === 'query';
      const answer = await client.call(binding, binding.paramsOf(input), { ...caller, idempotent });
      return binding.outputOf(answer, input);
    },
    usage: (route, params) => client.usage(route, params, caller),
    query: (wire, params) => client.call(wire, params, { ...caller, idempotent: true }),
    mutate: (wire, params) => client.call(wire, params, { ...caller, idempotent: false }),
    queryRoute: (route, params) => client.callRoute(route, params, { ...caller, idempotent: true }),
    mutateRoute: (route, params) => client.callRoute(route, params, { ...caller, idempotent: false }),
  };
}
