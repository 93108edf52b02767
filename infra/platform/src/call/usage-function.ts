import type { WireRoute } from '@campus/contracts/core/wire-route';
import type { Scope } from '@campus/domain/access/access';
import type { PageVisitor } from '@campus/domain/access/page-decision';
import type * as z from 'zod';
import type { Sql } from '../foundation/database/sql.ts';
import type { UsageReader } from '../foundation/usage/reader.ts';
import { readInput } from './input.ts';
import { type PlatformRoute, platformRoute } from './route.ts';

/** The data sources of a usage-search function. */
export interface UsageSources {
  /** Events, with people as keys. */
  reader: UsageReader;
  /** The platform's database, which maps the keys to people. */
  sql: Sql;
}

export interface UsageFunction {
  name: string;
  /** The input fields. */
  fields: readonly string[];
  /** The people who may call it. */
  access: Scope;
  /** Serves people. */
  route(reader: UsageReader): PlatformRoute;
  /** Serves the platform itself, on behalf of a task whose requester was already checked. */
  ask(params: Record<string, unknown>, sources: UsageSources): Promise<unknown>;
}

/**
 * Declares a usage-search function: who can call it, and how it reads its rows. There is no viewer if the
 * platform itself calls.
 */
export function usageFunction<I extends z.ZodObject, O extends z.ZodType>(
  wire: WireRoute<I, O>,
  access: Scope,
  read: (input: z.output<I>, sources: UsageSources, viewer?: PageVisitor) => Promise<z.input<O>>,
): UsageFunction {
  return {
    name: wire.path.slice(1),
    fields: Object.keys(wire.input.shape),
    access,
    route: (reader) =>
      platformRoute(wire, {
        access,
        handle: ({ input, sql, actor }) => read(input, { reader, sql }, actor.accountAccess),
      }),
    ask: async (params, sources) => {
      const { input, error } = readInput(wire.input, params);
      if (!input) throw error;
      return wire.output.parse(await read(input, sources));
    },
  };
}
