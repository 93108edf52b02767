import { AppError } from '@campus/contracts/core/app-error';
import { jsonText } from '@campus/contracts/core/text-values';
import {
  campusSessionAnswer,
  campusSessionRefusal,
  type campusSessionRequest,
} from '@campus/contracts/streaming/vendors';
import type * as z from 'zod';
import { callVendor, type VendorResult } from '../integrations/call-vendor.ts';

const json = jsonText(() => 'must be JSON');
const prepared = json.pipe(campusSessionAnswer);
const refusal = json.pipe(campusSessionRefusal);

/** Asks the vendor to prepare a session, which can be started once within five minutes. Returns its URL. */
export function prepareSession(
  vendor: { url: string; secret: string },
  session: z.output<typeof campusSessionRequest>,
): Promise<VendorResult<URL>> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${vendor.secret}` },
    body: JSON.stringify(session),
  };
  return callVendor(`${vendor.url}/sessions`, init, ({ ok, text }) => {
    if (!ok) return { refused: refusal.safeParse(text).data?.code ?? '' };
    const answer = prepared.safeParse(text).data;
    return answer ? { answer: new URL(answer.url) } : {};
  });
}

/**
 * Returns the error if no session was prepared: with the vendor's code and status, or that it did not
 * respond.
 */
export function sessionRefusal({ outcome, detail, status }: Omit<VendorResult<never>, 'answer'>): AppError {
  if (outcome === 'refused')
    return new AppError('conflict', 'streaming.vendorFailed', {
      code: detail || 'UNKNOWN',
      status: String(status),
    });
  return new AppError('conflict', outcome === 'malformed' ? 'streaming.badAddress' : 'streaming.noAnswer');
}
