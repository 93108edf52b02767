import { AppError } from '@campus/contracts/core/app-error';
import { readReason, reason } from '@campus/contracts/core/reasons';
import { usageBody } from '@campus/contracts/core/usage-call';
import type { WireRoute } from '@campus/contracts/core/wire-route';
import type * as z from 'zod';
import type { UsageSettings } from './settings.ts';

/** The request timeout. */
const seconds = 30;

/**
 * Calls the usage-search service as the platform itself, for a task whose requester was already checked.
 * Throws an `AppError` with the service's sentence if it refuses. Other errors mean that a retry may succeed.
 */
export async function askUsage<I extends z.ZodObject, O extends z.ZodType>(
  { url, serviceKey }: Pick<UsageSettings, 'url' | 'serviceKey'>,
  route: WireRoute<I, O>,
  asked: Omit<z.input<I>, 'server'>,
): Promise<z.output<O>> {
  const response = await fetch(`${url}${route.path}`, {
    method: route.method,
    headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
    // A service stores the events of only one server, whatever this field names.
    body: JSON.stringify(usageBody(route, { ...asked, server: 'staging' })),
    signal: AbortSignal.timeout(seconds * 1000),
  });
  if (response.status === 400) throw await refusalOf(response);
  if (!response.ok) throw new Error(`The usage-search service answered ${response.status}.`);
  return route.output.parse(await response.json());
}

/** The refusal in an answer. A sentence that is not known is not shown. */
async function refusalOf(response: Response): Promise<AppError> {
  const sent = readReason(await response.json().catch(() => undefined));
  return AppError.of('invalid', sent ?? reason('analytics.export.failed'));
}

/** Calls the usage-search service while the caller waits. Throws `unavailable` if the service fails. */
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
