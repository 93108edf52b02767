import { jsonText } from '@campus/contracts/core/text-values';
import * as z from 'zod';
import type { ZoomSettings } from '../../foundation/zoom-settings.ts';
import { callVendor, type VendorResponse, type VendorResult } from './call-vendor.ts';

const json = jsonText(() => 'must be JSON');
const token = json.pipe(z.object({ access_token: z.string().min(1), token_type: z.literal('bearer') }));
const tokenRefusal = json.pipe(z.object({ error: z.string() }));
const user = json.pipe(z.object({ id: z.string().min(1), account_id: z.string() }));
const userRefusal = json.pipe(z.object({ code: z.int() }));

/**
 * Reads our app's user at Zoom with a new token (server-to-server OAuth). This checks the app's account,
 * client, and secret, and that Zoom's API responds. The token is not stored.
 */
export async function readZoomUser(zoom: ZoomSettings): Promise<VendorResult<true>> {
  const { answer: accessToken, ...asked } = await askToken(zoom);
  if (accessToken === undefined) return asked;
  const init = { headers: { authorization: `Bearer ${accessToken}` } };
  const read = await callVendor<true>(`${zoom.apiUrl}/v2/users/me`, init, (response) => {
    if (!response.ok)
      return { refused: codeOf(response, String(userRefusal.safeParse(response.text).data?.code ?? '')) };
    return user.safeParse(response.text).data?.account_id === zoom.accountId ? { answer: true } : {};
  });
  return { ...read, latency: asked.latency + read.latency };
}

function askToken({
  tokenUrl,
  accountId,
  clientId,
  clientSecret,
}: ZoomSettings): Promise<VendorResult<string>> {
  const query = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId });
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const init = { method: 'POST', headers: { authorization: `Basic ${basic}` } };
  return callVendor<string>(`${tokenUrl}?${query}`, init, (response) => {
    if (!response.ok) return { refused: codeOf(response, tokenRefusal.safeParse(response.text).data?.error) };
    const answer = token.safeParse(response.text).data;
    return answer ? { answer: answer.access_token } : {};
  });
}

/** Returns the error code of a refusal, or else the HTTP status. */
function codeOf({ status }: VendorResponse, code: string | undefined): string {
  return code || String(status);
}
