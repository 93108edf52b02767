import type { WireCall } from '@campus/contracts/core/wire-call';
import type * as z from 'zod';
import type { Caller } from './caller.ts';
import type { ParseClient } from './client.ts';

type Call = <I extends z.ZodObject, O extends z.ZodType>(
  wire: WireCall<I, O>,
  params: z.input<I>,
) => Promise<z.output<O>>;

/** The platform's cloud functions, called by one caller. */
export interface Calls {
  /** For reads: sent again when the platform could not be reached. */
  query: Call;
  /** For changes: sent once. */
  mutate: Call;
}

export function callsOf(client: ParseClient, caller: Caller): Calls {
  return {
    query: (wire, params) => client.call(wire, params, { ...caller, idempotent: true }),
    mutate: (wire, params) => client.call(wire, params, { ...caller, idempotent: false }),
  };
}
