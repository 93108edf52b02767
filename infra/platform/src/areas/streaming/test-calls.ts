import { callVendor, type VendorResponse, type VendorResult } from '../integrations/call-vendor.ts';
import type { TestCalls } from '../integrations/test-calls.ts';
import { prepareSession } from './campus-vendor.ts';
import { gdnAddress } from './gdn-address.ts';

/** How to test the connections to the streaming vendors. */
export const streamingTestCalls: Pick<TestCalls, 'streaming' | 'gdn'> = {
  /** Prepares a session that nobody starts. */
  streaming: ({ accountId: account, isEnrolled }, { publicUrl, streaming: { campus } }) =>
    campus && isEnrolled
      ? () =>
          prepareSession(campus, {
            account,
            loginUrl: `${publicUrl}/login`,
            logoutUrl: `${publicUrl}/profile`,
          })
      : undefined,
  gdn: ({ world, isAtGdn }, { publicUrl, streaming: { gdn } }) =>
    gdn && isAtGdn && world !== null
      ? () => openSession(gdn, { campaign: world, redirectUrl: `${publicUrl}/profile` })
      : undefined,
};

/**
 * Opens a session's URL as a browser does, without a person, because GDN has no API. GDN shows the session,
 * or redirects back with a status that gives the reason.
 */
function openSession(
  gdn: { url: string; secret: string },
  session: { campaign: string; redirectUrl: string },
): Promise<VendorResult<true>> {
  const address = gdnAddress(gdn, { ...session, sessionToken: '' });
  return callVendor(address, { redirect: 'manual' }, (response) => {
    const { status, ok, headers } = response;
    if (status >= 300 && status < 400) {
      const end = endOf(response, session.redirectUrl);
      return end === undefined ? {} : { refused: `status-${end}` };
    }
    if (!ok) return { refused: String(status) };
    return headers.get('content-type')?.startsWith('text/html') ? { answer: true } : {};
  });
}

/** Returns the status in GDN's redirect; undefined if it leads elsewhere or has no status. */
function endOf({ headers }: VendorResponse, redirectUrl: string): string | undefined {
  const to = URL.parse(headers.get('location') ?? '');
  const home = new URL(redirectUrl);
  if (to?.origin !== home.origin || to.pathname !== home.pathname) return undefined;
  return to.searchParams.get('status') ?? undefined;
}
