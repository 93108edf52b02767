import { connect, type Socket } from 'node:net';
import { appendImportFile, beginImportFile } from '@campus/contracts/imports/functions';
import { openGateway, type SignedIn, scriptHeaders } from '@campus/tests/calls/gateway';
import { importCalls } from '@campus/tests/calls/import-calls';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makePicture } from '@campus/tests/world/pictures';
import { makeAccount, makePerson, unique } from '@campus/tests/world/world';
import { expect, it, onTestFinished } from 'vitest';

const { http, url } = await openGateway();
const picture = await makePicture('png');
const wait = { status: 429, key: 'request.tooManyUploads' };
/** The number of uploads that held every slot in the security report. */
const [attackers, each] = [11, 3];

/** Begins to send a file and continues with one byte a second until the test ends. */
async function trickle(path: string, person: SignedIn, method = 'POST'): Promise<void> {
  const { authorization = '' } = await scriptHeaders(person);
  const socket = sendHead(new URL(url), [
    `${method} /api/v1${path} HTTP/1.1`,
    `authorization: ${authorization}`,
    'content-type: multipart/form-data; boundary=x',
  ]);
  socket.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
}

/** Sends a request head that announces a megabyte, and then one byte a second. */
function sendHead({ hostname, port }: URL, lines: string[]): Socket {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write([...lines, 'host: a', 'content-length: 1000000', '', ''].join('\r\n'));
  const sending = setInterval(() => socket.write('x'), 1_000);
  onTestFinished(() => {
    clearInterval(sending);
    socket.destroy();
  });
  return socket;
}

async function setPicture(person: SignedIn) {
  const request = http.put('/api/v1/profile/picture').set(await scriptHeaders(person));
  const { status, body } = await request.attach('file', picture, 'me.png');
  return { status, key: body.key };
}

it('people who trickle pictures use up only their own upload places', async () => {
  const slow = await Promise.all(Array.from({ length: attackers }, () => makePerson()));
  for (const person of slow)
    for (let upload = 0; upload < each; upload++) await trickle('/profile/picture', person, 'PUT');
  for (const person of slow) await expect.poll(() => setPicture(person)).toEqual(wait);
  const { accountId, people } = await makeAccount();
  expect(await setPicture(people.member)).toMatchObject({ status: 200 });
  const badge = http.post(`/api/v1/accounts/${accountId}/badges`).set(await scriptHeaders(people.admin));
  const made = await badge.field('name', `Badge ${unique()}`).attach('file', picture, 'badge.png');
  expect(made.status).toBe(200);
});

it('admins who trickle imports use up only the places of their account', async () => {
  const attacking = await makeAccount();
  const { people } = attacking;
  const path = `/accounts/${attacking.accountId}/imports/files`;
  for (const person of [people.admin, people.owner])
    for (let upload = 0; upload < each; upload++) await trickle(path, person);
  const upload = importCalls({ http });
  const file = { name: 'people.csv', content: Buffer.from('email\n') };
  const send = async (of: typeof attacking) => {
    const { status, body } = await upload('upload', { accountId: of.accountId, file }, of.people.admin);
    return { status, key: body.key };
  };
  await expect.poll(() => send(attacking)).toEqual(wait);
  expect(await send(await makeAccount())).toMatchObject({ status: 200 });
});

it('a sender who trickles to the platform does not stop others from sending files', async () => {
  const { accountId, people } = await makeAccount();
  const { sessionToken } = people.admin;
  const platform = new URL(stack.urls.platform);
  for (let upload = 0; upload < attackers * each; upload++)
    sendHead(platform, [
      `POST ${platform.pathname}/functions/${appendImportFile.name} HTTP/1.1`,
      'x-parse-application-id: campus',
      `x-parse-session-token: ${sessionToken}`,
      'content-type: application/json',
    ]);
  const other = await makeAccount();
  const by = other.people.admin.sessionToken;
  const file = await callPlatform(beginImportFile, { accountId: other.accountId, name: 'people.csv' }, by);
  const piece = { accountId: other.accountId, ...file, from: 0, base64: 'ZW1haWwK' };
  await expect(callPlatform(appendImportFile, piece, by)).resolves.toEqual({});
  await expect(
    callPlatform(beginImportFile, { accountId, name: 'a.csv' }, sessionToken),
  ).resolves.toBeDefined();
});
