import { allow, connectToSlack, consentAtSlack } from '@campus/tests/areas/slack';
import type { Person, TestAccount } from '@campus/tests/world/world';

/** Examples for operations on a world's connections. */
export const integrationExamples = {
  'integrations.read': ({ accountId }: TestAccount) => ({ accountId }),
  'integrations.startSlack': ({ accountId }: TestAccount) => ({ accountId }),
  'integrations.connectSlack': async ({ accountId }: TestAccount, caller: Person | undefined) => ({
    accountId,
    ...(await consentAtSlack(accountId, caller)),
  }),
  'integrations.disconnectSlack': ({ accountId }: TestAccount) => ({ accountId }),
  'integrations.test': async (account: TestAccount) => {
    await connectToSlack(account);
    return { accountId: account.accountId, connection: 'slack' as const };
  },
  'integrations.toggleSpeechToText': async ({ accountId }: TestAccount) => {
    await allow(accountId, 'speechToText');
    return { accountId };
  },
};
