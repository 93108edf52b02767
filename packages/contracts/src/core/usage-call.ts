import { isTimeZone } from '@campus/domain/core/days';
import { environments } from '@campus/domain/core/environments';
import * as z from 'zod';
import { accountId } from './fields.ts';
import { sentence } from './schema-sentences.ts';
import { type WireRoute, wireRoute } from './wire-route.ts';

/** The server whose data is requested: that of the console's environment. */
export const usageServer = z.enum(environments, { error: sentence('analytics.server.unknown') });

/** The zone that defines days. Without it, the function's offset decides. */
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: sentence('request.timeZone') })
  .optional();

const common = { accountId, server: usageServer, timeZone };
type Common = typeof common;

/** A function of the usage-search service. */
export type UsageCall<S extends z.ZodRawShape, R extends z.ZodType> = WireRoute<
  z.ZodObject<Common & S, z.core.$strict>,
  z.ZodArray<R>
>;

/**
 * Declares a function of the usage-search service: POST /{name}, with the session token in the Authorization
 * header. Every answer is a list of rows.
 */
export function usageCall<S extends z.ZodRawShape, R extends z.ZodType>(
  name: string,
  shape: S,
  row: R,
): UsageCall<S, R> {
  const input = z.strictObject({ ...common, ...shape });
  return wireRoute('POST', `/${name}`, { input, output: z.array(row) });
}

/**
 * The body of a call with the defaults of its function, which a service of somebody else need not know (ANA-066). What
 * the function would refuse stays as it is, so that the service refuses it.
 */
export function usageBody<I extends z.ZodObject>(
  { input }: WireRoute<I>,
  params: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return input.safeParse(params).data ?? params;
}
