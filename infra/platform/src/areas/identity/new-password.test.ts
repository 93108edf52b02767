import { text } from '@campus/contracts/core/text';
import { registerAndJoinAccount } from '@campus/contracts/invitations/functions';
import {
  requestPasswordReset,
  resetPassword,
  updateUserPassword,
} from '@campus/contracts/passwords/functions';
import { signUp } from '@campus/contracts/sign-up/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makePerson, password, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const names = { firstName: 'Ludmila', lastName: 'Example' };

/** Every function that sets a new password. Each entry returns the call's answer. */
const ways: Record<string, (chosen: string) => Promise<unknown>> = {
  signUp: async (chosen) => {
    const { accountId } = await makeAccount();
    const person = { email: `new-${unique()}@campus.test`, firstname: 'Ludmila', lastname: 'Example' };
    const empty = { phone: '', organization: '', size: '', country: '', answer: '' };
    return callPlatform(signUp, { ...empty, ...person, password: chosen, accountId });
  },
  registerAndJoinAccount: async (chosen) => {
    const account = await makeAccount();
    const email = `new-${unique()}@campus.test`;
    const { secret: invitationId } = await makeInvitation(account, { email });
    return callPlatform(registerAndJoinAccount, { invitationId, email, ...names, password: chosen });
  },
  resetPassword: async (chosen) => {
    const { email } = await makePerson(names);
    await callPlatform(requestPasswordReset, { email });
    const code = secretIn(await waitForMail(email), 'reset-password');
    return callPlatform(resetPassword, { code, newPassword: chosen });
  },
  updateUserPassword: async (chosen) => {
    const { sessionToken } = await makePerson(names);
    const change = { currentPassword: password, newPassword: chosen };
    return callPlatform(updateUserPassword, change, sessionToken);
  },
};

describe.each(Object.entries(ways))('a new password by %s', (_, choose) => {
  it.each([
    ['Password1!', 'password.common'],
    ['P@ssw0rd-2026', 'password.common'],
    ['Campus-2031!', 'password.personal'],
    ['Ludmila-2031!', 'password.personal'],
  ] as const)('is refused as %s', async (chosen, key) => {
    await expect(choose(chosen)).rejects.toMatchObject({ key, message: text(key) });
  });

  it('is accepted when it is hard to guess', async () => {
    await expect(choose('Quiet-Harbor-2031!')).resolves.toBeDefined();
  });
});
