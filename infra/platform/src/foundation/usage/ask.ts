import { AppError } from '@campus/contracts/core/app-error';
import type { WireRoute } from '@campus/contracts/core/wire-route';
import type * as z from 'zod';
import type { UsageSettings } from './settings.ts';

/** The time limit of an answer. */
const seconds = 30;

/**
 * Asks the usage-search service in the platform's own name, for a task whose requester has been checked. Fails with an
 * `AppError` where it refuses, and otherwise as calls that may succeed later do.
 */
export async function askUsage<I extends z.ZodObject, O extends z.ZodType>(
  { url, serviceKey }: Pick<UsageSettings, 'url' | 'serviceKey'>,
  route: WireRoute<I, O>,
  asked: Omit<z.input<I>, 'server'>,
): Promise<z.output<O>> {
  const response = await fetch(`${url}${route.path}`, {
    method: route.method,
    headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
    // One service keeps the events of one server; which one that is, it knows.
    body: JSON.stringify({ ...asked, server: 'staging' }),
    signal: AbortSignal.timeout(seconds * 1000),
  });
  if (response.status === 400) throw new AppError('invalid', 'analytics.export.failed');
  if (!response.ok) throw new Error(`The usage-search service answered ${response.status}.`);
  return route.output.parse(await response.json());
}

/** Asks the usage-search service for a call whose caller waits. Fails as `unavailable` if the service fails. */
export async function askUsageInCall<I extends z.ZodObject, O extends z.ZodType>(
  settings: Pick<UsageSettings, 'url' | 'serviceKey'>,
  route: WireRoute<I, O>,
  asked: Omit<z.input<I>, 'server'>,
): Promise<z.output<O>> {
  try {
    return await askUsage(settings, route, asked);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', 'analytics.serverError').because(error);
  }
}
