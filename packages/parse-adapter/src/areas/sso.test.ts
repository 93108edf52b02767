import { getIdentities } from '@campus/contracts/sso/functions';
import { expect, it } from 'vitest';
import { wireUser } from '../testing/people.ts';
import { platformThat } from '../testing/platform.ts';
import { answers } from '../testing/upstream.ts';

const authData = { id: 'subject', id_token: 'a.b.c', nonce: 'n' };
const identity = { kind: 'oidc', authData, world: 'demo' } as const;
const rows = [
  {
    objectId: 'i1',
    provider: 'google',
    name: '',
    email: 'ana@campus.test',
    createdAt: '2026-11-01T00:00:00.000Z',
  },
  {
    objectId: 'i2',
    provider: 'oidc',
    name: 'Demo University',
    email: '',
    createdAt: '2026-11-02T00:00:00.000Z',
  },
  { objectId: 'i3', provider: 'passport', name: 'Okta', email: '', createdAt: '2026-11-03T00:00:00.000Z' },
];

it('signs in with an identity in the world it is used in', async () => {
  const { platform, received } = await platformThat(answers({ user: wireUser, sessionToken: 'r:1' }));
  expect(await platform.sso.signIn(identity, true)).toMatchObject({
    sessionToken: 'r:1',
    user: { id: 'u1' },
  });
  expect(received).toMatchObject([
    {
      path: '/parse/functions/logInWith',
      body: { provider: 'oidc', authData, serverConfigName: 'demo', remember: true },
    },
  ]);
});

it('signs up with exactly what the platform takes', async () => {
  const { platform, received } = await platformThat(answers({ user: wireUser, sessionToken: 'r:1' }));
  const owner = { email: 'ana@campus.test', firstName: 'Ana', lastName: 'Sol', accountId: 'a1' };
  await platform.sso.signUp(identity, owner);
  expect(received[0]?.body).toEqual({
    data: { authType: 'oidc', authData, firstName: 'Ana', lastName: 'Sol' },
    email: 'ana@campus.test',
    accountId: 'a1',
  });
});

it('names each identity as people call its provider', async () => {
  const { platform } = await platformThat(answers(rows));
  const { items } = await platform.call(getIdentities, {});
  expect(items.map(({ id, providerName }) => [id, providerName])).toEqual([
    ['i1', 'Google'],
    ['i2', 'Demo University'],
    ['i3', 'Passport'],
  ]);
});

it.each([
  ['i1', 'unlinkGoogle', {}],
  ['i2', 'unlinkOpenID', { provider: 'oidc', name: 'Demo University' }],
  ['i3', 'unlinkPassport', {}],
])('unlinks %s by the call of its kind', async (id, name, body) => {
  const { platform, received } = await platformThat(answers(rows), answers({}));
  await platform.sso.unlink(id);
  expect(received[1]).toMatchObject({ path: `/parse/functions/${name}`, body });
});

it('unlinks nothing that is not the caller’s', async () => {
  const { platform, received } = await platformThat(answers(rows));
  await expect(platform.sso.unlink('i9')).rejects.toThrow('This account is not linked.');
  expect(received).toHaveLength(1);
});
