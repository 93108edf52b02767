import type { Contract } from '@campus/contracts/contract';
import { appRouter } from '../router.ts';
import type { Meta } from '../trpc.ts';

/** An operation of the router: its dotted path and its contract. */
export interface Operation {
  path: string;
  contract: Contract;
}

/** tRPC keeps the procedures of a router flat, by dotted path; its types show them nested and without metadata. */
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta: Meta } }>;

/** Every operation there is. */
export const operations: readonly Operation[] = Object.entries(procedures).map(([path, { _def }]) => ({
  path,
  contract: _def.meta.contract,
}));
