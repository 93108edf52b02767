import type { WireRoute } from '@campus/contracts/core/wire-route';
import type { Access } from '@campus/domain/access/access';
import type * as z from 'zod';
import type { Definition } from './call.ts';
import { type CloudFunction, cloudFunction } from './define.ts';

/** A REST route that the platform can serve. */
export interface PlatformRoute extends CloudFunction {
  method: WireRoute['method'];
  path: WireRoute['path'];
  headers: WireRoute['headers'];
}

/**
 * Declares a REST route. It works like a cloud function: access rule, input schema, limit, transaction, and
 * audit entry are the same.
 */
export function platformRoute<
  I extends z.ZodObject,
  O extends z.ZodType,
  const A extends Access,
  B = undefined,
>(wire: WireRoute<I, O>, definition: Definition<I, O, A, B>): PlatformRoute {
  const { method, path, headers } = wire;
  return { ...cloudFunction(wire, definition), method, path, headers };
}
