import type { Contract } from '@campus/contracts/core/contract';
import type { AnyRouter } from '@trpc/server';
import type { Meta } from '../core/trpc.ts';
import { fileRouter } from '../file-router.ts';
import { appRouter } from '../router.ts';

/** An operation of the router: its dotted path and its contract. */
export interface Operation {
  path: string;
  contract: Contract;
}

/**
 * tRPC stores a router's procedures flat by dotted path, although its types show them nested and without
 * metadata.
 */
function operationsOf({ _def }: AnyRouter): readonly Operation[] {
  const procedures = _def.procedures as unknown as Record<string, { _def: { meta: Meta } }>;
  return Object.entries(procedures).map(([path, { _def }]) => ({ path, contract: _def.meta.contract }));
}

/** Every operation that accepts and returns JSON. */
export const operations = operationsOf(appRouter);

/** Every operation that accepts or returns a file. */
export const fileOperations = operationsOf(fileRouter);
