import { AppError } from '@campus/contracts/core/app-error';
import type { WireRoute } from '@campus/contracts/core/wire-route';
import type * as z from 'zod';
import type { Caller } from './caller.ts';
import { callerHeaders } from './caller-headers.ts';
import { routeRefusal } from './routes.ts';
import { jsonOf, type RawReply } from './transport.ts';

/** Headers of a usage-search call. Its session is sent as `Authorization`. */
export function usageHeaders(caller: Caller, appId: string): Record<string, string> {
  const { session } = caller;
  return {
    ...callerHeaders({ ...caller, session: 'anonymous' }, appId),
    ...(session !== 'anonymous' && { authorization: `Bearer ${session.token}` }),
  };
}

/** Returns the rows of a response, or throws the message for people (ANA-049 to ANA-051). */
export function usageRows<O extends z.ZodType>(
  route: WireRoute<z.ZodObject, O>,
  reply: RawReply,
  supportEmail: string,
): z.output<O> {
  if (reply.status === 500) throw serverError(new Error('The usage service answered 500.'));
  if (reply.status < 200 || reply.status > 299) throw routeRefusal(reply, supportEmail);
  const rows = route.output.safeParse(jsonOf(reply.bytes));
  if (rows.success) return rows.data;
  const cause = new Error(`The answer of ${route.name} has an unknown shape.`, { cause: rows.error });
  throw new AppError('unavailable', 'analytics.wrongFormat').because(cause);
}

/** People see the same message whether the service is unreachable, too slow, or failing. */
export function throwUsageError(error: unknown): never {
  const isUnreachable = error instanceof AppError && error.key === 'platform.unavailable';
  throw isUnreachable ? serverError(error.cause) : error;
}

function serverError(cause: unknown): AppError {
  return new AppError('unavailable', 'analytics.serverError').because(cause);
}
