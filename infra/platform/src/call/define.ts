import type { Limit } from '@campus/contracts/core/contract';
import type { WireCall } from '@campus/contracts/core/wire-call';
import type { Access } from '@campus/domain/access/access';
import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import type * as z from 'zod';
import type { Definition } from './call.ts';
import { operationsOf } from './operations.ts';
import { type CloudRequest, perform } from './perform.ts';
import type { Services } from './services.ts';

/** A cloud function that can be registered under its wire name. */
export interface CloudFunction {
  name: string;
  access: Access;
  /** The scope that allows API credentials to call it; undefined if they cannot. */
  scope?: ApiScope | 'any' | undefined;
  limit: Limit | undefined;
  callerLimit?: Limit | undefined;
  /** Whether its payload contains a file. */
  carriesFile: boolean;
  /** The possible operations of its audit entries; none for queries. */
  operations: readonly string[];
  run(request: CloudRequest, services: Services): Promise<unknown>;
}

/** Declares a cloud function. This is the only way to make one, so every function has an access rule. */
export function cloudFunction<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  B = undefined,
>(wire: WireCall<I, O>, definition: Definition<I, O, A, B>): CloudFunction {
  return {
    name: wire.name,
    access: definition.access,
    scope: definition.scope,
    limit: definition.limit,
    callerLimit: definition.callerLimit,
    carriesFile: wire.carriesFile,
    operations: operationsOf(definition),
    run: (request, services) => perform(wire, definition, request, services),
  };
}
