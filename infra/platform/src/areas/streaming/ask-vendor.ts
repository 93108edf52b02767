import { AppError } from '@campus/contracts/core/app-error';
import {
  campusSessionAnswer,
  campusSessionRefusal,
  type campusSessionRequest,
} from '@campus/contracts/streaming/vendors';
import type * as z from 'zod';

/** Less than the gateway waits for us. */
const patienceMs = 6_000;

/**
 * Has the vendor prepare a session and answers its address. What the vendor refuses is told with its code and
 * status; that it did not answer, too.
 */
export async function askVendor(
  vendor: { url: string; secret: string },
  session: z.output<typeof campusSessionRequest>,
): Promise<URL> {
  const response = await fetch(`${vendor.url}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${vendor.secret}` },
    body: JSON.stringify(session),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(silent);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalOf(response.status, body);
  const answer = campusSessionAnswer.safeParse(body);
  if (!answer.success) throw new AppError('conflict', 'streaming.badAddress').because(answer.error);
  return new URL(answer.data.url);
}

function silent(cause: unknown): never {
  throw new AppError('conflict', 'streaming.noAnswer').because(cause);
}

function refusalOf(status: number, body: unknown): AppError {
  const code = campusSessionRefusal.safeParse(body).data?.code ?? 'UNKNOWN';
  return new AppError('conflict', 'streaming.vendorFailed', { code, status: String(status) });
}
