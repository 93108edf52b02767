/** The page that Slack sends the browser back to (INT-005). */
export const slackPath = '/slack';

/** What the console asks of Slack: to post to one channel. */
const scope = 'incoming-webhook';

/** The address at which a person consents to connect a channel with the world (INT-019). */
export function slackAuthorizeAddress(link: {
  /** Slack's authorize page. */
  page: string;
  clientId: string;
  /** The address of the console. */
  publicUrl: string;
  state: string;
}): string {
  const query = new URLSearchParams({
    client_id: link.clientId,
    scope,
    redirect_uri: slackReturnAddress(link.publicUrl),
    state: link.state,
  });
  return `${link.page}?${query}`;
}

/** The address of the page that Slack sends the browser back to. */
export function slackReturnAddress(publicUrl: string): string {
  return `${publicUrl}${slackPath}`;
}

/**
 * The code to connect with; undefined if it is missing, or if the state differs from the one that was sent (INT-009).
 */
export function acceptedCode(
  returned: { code?: string | undefined; state?: string | undefined },
  storedState: string | undefined,
): string | undefined {
  const isOurs = storedState !== undefined && storedState !== '' && returned.state === storedState;
  return isOurs && returned.code ? returned.code : undefined;
}

/** The result of a connection attempt, as the page of the integrations receives it. */
export type SlackState = 'connect-success' | 'connect-failure';

/** Where /slack leads, and the result that it passes to the page there (INT-006 to INT-009). */
export function afterSlack(visit: { signedIn: boolean; hasAccount: boolean; connected: boolean }): {
  path: '/login' | '/accounts' | '/admin/integrations';
  slack?: SlackState;
} {
  if (!visit.signedIn) return { path: '/login' };
  if (!visit.hasAccount) return { path: '/accounts' };
  return { path: '/admin/integrations', slack: visit.connected ? 'connect-success' : 'connect-failure' };
}
