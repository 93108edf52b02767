import { answers, type Behavior } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';
import { createAdmissions } from './admissions.ts';

/** A gateway whose platform identifies callers only when the test releases it. */
async function slowGateway() {
  const answer = Promise.withResolvers<void>();
  const accountAccess = accountAccessAs('admin');
  const checkAccess: Behavior = (response, request) =>
    void answer.promise.then(() => accountAccess.checkAccess(response, request));
  const functions = {
    checkAccess,
    updateProfile: answers({}),
    getMemberAccounts: answers({}),
  };
  const { app, received, sealedFor } = await gatewayOn(functions);
  const headersOf = async (user: string) => ({ authorization: `Bearer ${await sealedFor(user)}` });
  const upload = async (user: string, remoteAddress = '198.51.100.1') =>
    app.inject({
      method: 'PUT',
      url: '/api/v1/profile/picture',
      remoteAddress,
      headers: { ...(await headersOf(user)), 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    });
  const read = async (user: string, remoteAddress: string) =>
    app.inject({ url: '/api/v1/accounts', remoteAddress, headers: await headersOf(user) });
  const asked = () => received.filter(({ path }) => path.endsWith('/checkAccess')).length;
  return { upload, read, asked, respond: answer.resolve };
}

const people = (count: number) => Array.from({ length: count }, (_, person) => `person${person}`);

it('senders of files behind one address are admitted one after the other, beside all other calls', async () => {
  const { upload, read, asked, respond } = await slowGateway();
  const sent = people(20).map((person) => upload(person));
  await expect.poll(asked).toBe(1);
  const others = [upload('ana', '198.51.100.2'), read('ben', '198.51.100.1')];
  await expect.poll(asked).toBe(3);
  respond();
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(sent.map(() => 400));
  await Promise.all(others);
  expect(asked()).toBe(22);
});

it('four senders of files are admitted at a time, whatever their addresses', async () => {
  const { upload, read, asked, respond } = await slowGateway();
  const sent = people(6).map((person, index) => upload(person, `198.51.100.${index}`));
  await expect.poll(asked).toBe(4);
  const other = read('ben', '198.51.100.1');
  await expect.poll(asked).toBe(5);
  respond();
  await Promise.all([...sent, other]);
  expect(asked()).toBe(7);
});

it('300 senders of files wait behind one address; more are told when to come again', async () => {
  const { upload, asked, respond } = await slowGateway();
  const first = upload('first');
  await expect.poll(asked).toBe(1);
  const sent = people(302).map((person) => upload(person));
  const refused = await Promise.race(sent);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(refused.json()).toMatchObject({ key: 'request.tooManyUploads' });
  respond();
  const statuses = (await Promise.all([first, ...sent])).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

it('while the platform hangs, waiting senders of files are told to come again after ten seconds', async () => {
  let now = 0;
  const { inTurn } = createAdmissions(() => now);
  const hanging = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const first = inTurn('198.51.100.1', () => {
    begun.resolve();
    return hanging.promise;
  });
  await begun.promise;
  const late = inTurn('198.51.100.1', async () => 'admitted');
  now = 5_000;
  const punctual = inTurn('198.51.100.1', async () => 'admitted');
  now = 10_001;
  const refused = expect(late).rejects.toMatchObject({
    kind: 'tooMany',
    key: 'request.tooManyUploads',
    params: { seconds: 5 },
  });
  hanging.resolve('admitted');
  await refused;
  expect(await Promise.all([first, punctual])).toEqual(['admitted', 'admitted']);
});
