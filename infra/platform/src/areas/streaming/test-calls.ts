import type { TestCalls } from '../integrations/test-calls.ts';
import { prepareSession } from './campus-vendor.ts';
import { openSession } from './gdn-vendor.ts';

/** How the connections to the streaming vendors are tested. */
export const streamingTestCalls: Pick<TestCalls, 'streaming' | 'gdn'> = {
  /** Prepares a session that nobody begins. */
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
