import type { WireRoute } from '@campus/contracts/core/wire-route';
import type { Scope } from '@campus/domain/access/access';
import type { PageVisitor } from '@campus/domain/access/page-decision';
import { type ApiGrant, type ApiScope, mayNamePeople } from '@campus/domain/credentials/api-scopes';
import type * as z from 'zod';
import type { Sql } from '../foundation/database/sql.ts';
import { withoutGuestNames } from '../foundation/usage/guest-names.ts';
import type { UsageReader } from '../foundation/usage/reader.ts';
import { readInput } from './input.ts';
import { type PlatformRoute, platformRoute } from './route.ts';

/** The data sources of a usage-search function. */
export interface UsageSources {
  /** Events, with people as keys. */
  reader: UsageReader;
  /** The platform's database, which maps the keys to people. */
  sql: Sql;
  /** The number of days after which events are deleted. */
  retentionDays: number;
}

/** The caller of a usage-search function, and the scopes of its token if it is a script. */
export interface UsageViewer extends PageVisitor {
  grant: ApiGrant | undefined;
}

/** The people who may call a usage-search function, and the scope that opens it to scripts. */
type UsageAccess = Scope & { readonly scope?: ApiScope };

export interface UsageFunction {
  name: string;
  /** The input fields. */
  fields: readonly string[];
  /** The people who may call it. */
  access: Scope;
  /** Serves people and scripts. */
  route(reader: UsageReader): PlatformRoute;
  /** Serves the platform itself, on behalf of a task whose requester was already checked. */
  ask(params: Record<string, unknown>, sources: UsageSources): Promise<unknown>;
}

/**
 * Declares a usage-search function: who can call it, and how it reads its rows. Without a scope, it is closed to
 * scripts. Scripts that may not name people get no names of guests. There is no viewer if the platform itself calls.
 */
export function usageFunction<I extends z.ZodObject, O extends z.ZodType>(
  wire: WireRoute<I, O>,
  { scope, ...access }: UsageAccess,
  read: (input: z.output<I>, sources: UsageSources, viewer?: UsageViewer) => Promise<z.input<O>>,
): UsageFunction {
  return {
    name: wire.path.slice(1),
    fields: Object.keys(wire.input.shape),
    access,
    route: (reader) =>
      platformRoute(wire, {
        access,
        scope,
        handle: async ({ input, sql, actor: { accountAccess, grant }, services: { config } }) => {
          const { retentionDays } = config.usage;
          const rows = await read(input, { reader, sql, retentionDays }, { ...accountAccess, grant });
          return mayNamePeople(grant) ? rows : await withoutGuestNames(sql, rows);
        },
      }),
    ask: async (params, sources) => {
      const { input, error } = readInput(wire.input, params);
      if (!input) throw error;
      return wire.output.parse(await read(input, sources));
    },
  };
}
