import { expect, it } from 'vitest';
import { wireUser as user } from '../testing/people.ts';
import { platformThat } from '../testing/platform.ts';
import { answers, refuses } from '../testing/upstream.ts';

const credentials = { email: 'ana@campus.test', password: 'secret', remember: true };

it('answers the session token and the user in the contract’s words', async () => {
  const { platform } = await platformThat(answers({ user, sessionToken: 'r:1' }));
  expect(await platform.auth.signIn(credentials)).toEqual({
    sessionToken: 'r:1',
    user: {
      id: 'u1',
      email: 'ana@campus.test',
      displayName: 'Ana S.',
      firstName: 'Ana',
      lastName: 'Sol',
      emailVerified: true,
      superadmin: false,
      suspended: false,
    },
  });
});

it.each([[{}], [{ user: null, sessionToken: 'r:1' }], [{ user }]])(
  'AUTH-077 fails with the specified text when the platform answers %j',
  async (answer) => {
    const { platform } = await platformThat(answers(answer));
    await expect(platform.auth.signIn(credentials)).rejects.toThrow('Could not find user.');
  },
);

it.each([
  ['AUTH-021', 119, 'We sent you a verification email.', 'auth.verificationEmail'],
  ['SSO-051 SSO-052 SSO-053', 205, 'Email not registered in database.', 'sso.emailNotRegistered'],
  ['AUTH-089', 119, 'A user linked with provided third party account could not be found.', 'sso.notLinked'],
  ['VER-024', 142, 'Email is already verified.', 'verification.alreadyVerified'],
])('%s recognizes a refusal with code %i by the sentence: %s', async (_, code, sentence, key) => {
  const { platform } = await platformThat(refuses(code, sentence));
  await expect(platform.auth.signIn(credentials)).rejects.toMatchObject({ key });
});
