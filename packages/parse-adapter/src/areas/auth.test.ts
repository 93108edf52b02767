import { expect, it } from 'vitest';
import { wireUser as user } from '../testing/people.ts';
import { platformThat } from '../testing/platform.ts';
import { answers } from '../testing/upstream.ts';

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
