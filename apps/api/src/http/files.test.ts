import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from '@campus/contracts/core/text';
import type { WireProfile } from '@campus/contracts/profile/functions';
import { maxPictureBytes } from '@campus/domain/profile/pictures';
import { answers, type Behavior } from '@campus/parse-adapter/testing/upstream';
import { describe, expect, it, vi } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

const profile: WireProfile = {
  displayname: 'Ana S.',
  firstname: 'Ana',
  lastname: 'Sol',
  email: '',
  description: '',
  country: '',
  region: '',
  university: '',
  languages: [],
  industryInterests: [],
  job: '',
  clubs: '',
  hobbies: '',
  linkedin: '',
  profilepic: 'abc.png',
};

const sendsPicture: Behavior = (response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end('pixels');

/** A listening gateway in front of a platform that accepts every picture. */
async function pictureGateway() {
  const gateway = await gatewayOn({
    ...accountAccessAs('member'),
    updateProfile: answers(profile),
    ClientInfo: sendsPicture,
  });
  const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const script = { authorization: `Bearer ${gateway.sealed}` };
  const browser = { cookie: `__Host-campus_session=${gateway.sealed}`, 'x-campus-request': '1' };
  const put = (
    body: FormData | Blob,
    headers: Record<string, string> = script,
    path = '/api/v1/profile/picture',
  ) => fetch(url + path, { method: 'PUT', body, headers });
  const taken = () => gateway.received.filter(({ path }) => path.endsWith('/updateProfile'));
  return { ...gateway, url, script, browser, put, taken };
}

function form(...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]): FormData {
  const data = new FormData();
  for (const [name, content] of files) data.append('file', new File([content], name));
  return data;
}

/** A handwritten multipart body, for forms that no browser sends. */
function rawForm(part: string) {
  const body = `--x\r\ncontent-disposition: form-data; ${part}\r\n\r\nGIF89a\r\n--x--\r\n`;
  return new Blob([body], { type: 'multipart/form-data; boundary=x' });
}

describe('a picture', () => {
  it('PRO-013 is read by a script at the address that answers name', async () => {
    const { url, script } = await pictureGateway();
    const picture = '/files/profile-pictures/abc.png';
    const read = await fetch(url + picture, { headers: script });
    expect([read.status, await read.text()]).toEqual([200, 'pixels']);
    const ended = await fetch(url + picture, { headers: { authorization: 'Bearer x' } });
    expect([ended.status, ended.headers.get('content-type')]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await ended.json()).toMatchObject({ key: 'access.tokenEnded' });
  });

  it('PRO-013 is passed to the platform from a script and from a browser', async () => {
    const { put, taken, browser } = await pictureGateway();
    const fromScript = await put(form(['me.png', 'pixels']));
    const fromBrowser = await put(form(['me.JPG', 'pixels']), browser, '/files/profile/picture');
    for (const response of [fromScript, fromBrowser]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        profile: { picture: '/files/profile-pictures/abc.png' },
      });
    }
    const base64 = Buffer.from('pixels').toString('base64');
    expect(taken().map(({ body }) => body)).toEqual([
      { picture: { name: 'me.png', base64 } },
      { picture: { name: 'me.JPG', base64 } },
    ]);
  });

  it('is written into the log as every operation, without its content', async () => {
    const { put, lines } = await pictureGateway();
    await put(form(['me.png', 'pixels']));
    const line = lines.map((entry) => JSON.parse(entry)).find(({ msg }) => msg === 'operation');
    expect(line).toMatchObject({ operation: 'profile.setPicture', outcome: 'success', userId: 'u1' });
    expect(lines.join()).not.toContain('pixels');
  });

  it.each([
    ['PRO-014 with another extension', form(['me.svg', '<svg/>']), 'picture.notImage'],
    ['PRO-015 without a file name', rawForm('name="file"'), 'picture.nameMissing'],
    ['PRO-015 with an empty file name', rawForm('name="file"; filename=""'), 'picture.nameMissing'],
    ['too large', form(['me.png', new Uint8Array(maxPictureBytes + 1)]), 'picture.tooLarge'],
    ['far too large', form(['me.png', new Uint8Array(3 * maxPictureBytes)]), 'picture.tooLarge'],
    ['with another one beside it', form(['me.png', 'a'], ['you.png', 'b']), 'file.contentType'],
    ['as JSON', new Blob(['{}'], { type: 'application/json' }), 'file.contentType'],
    ['as itself', new Blob(['pixels'], { type: 'image/png' }), 'file.contentType'],
  ] as const)('%s is refused, and nothing reaches the platform', async (_, body, key) => {
    const { put, taken } = await pictureGateway();
    const response = await put(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ key, detail: text(key) });
    expect(taken()).toEqual([]);
  });

  it('PRO-015 says that the file name is missing', async () => {
    const { put } = await pictureGateway();
    const response = await put(rawForm('name="file"; filename=""'));
    expect(await response.json()).toMatchObject({ detail: 'Missing profile picture file name.' });
  });

  it.each([
    ['under another name', rawForm('name="picture"; filename="me.png"')],
    ['in no form at all', rawForm('name="file')],
    ['not at all', new FormData()],
    ['in a form that breaks off', new Blob(['--x\r\n'], { type: 'multipart/form-data; boundary=x' })],
    ['in a form without a boundary', new Blob(['--x\r\n'], { type: 'multipart/form-data' })],
    ['beside a field that reaches for prototypes', rawForm('name="__proto__"; filename="me.png"')],
    [
      'in a part of headers only',
      new Blob(['x: y\r\n'.repeat(5000)], { type: 'multipart/form-data; boundary=x' }),
    ],
  ])('is refused with a sentence when sent %s', async (_, body) => {
    const { put, taken } = await pictureGateway();
    const response = await put(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ requestId: response.headers.get('x-request-id') });
    expect(taken()).toEqual([]);
  });
});

describe('is refused before the body has been read completely', () => {
  /** Sends the request head of a picture upload without the picture. */
  function begin(url: string, headers: Record<string, string>): Socket {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(
      ['PUT /api/v1/profile/picture HTTP/1.1', `host: ${hostname}`, ...lines, '', ''].join('\r\n'),
    );
    return socket;
  }

  /** The answer to such a head. */
  async function knock(url: string, headers: Record<string, string>): Promise<string> {
    const socket = begin(url, headers);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer);
  }
  const picture = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' };

  it('for callers without a session', async () => {
    const { url } = await pictureGateway();
    expect(await knock(url, picture)).toMatch(/^HTTP\/1.1 401 /);
  });

  it('for callers who announce a file that is too large', async () => {
    const { url, script } = await pictureGateway();
    const answer = await knock(url, { ...picture, ...script, 'content-length': '100000000' });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('for callers who send too much without announcing the size', async () => {
    const { url, script } = await pictureGateway();
    const { 'content-length': _, ...endless } = { ...picture, ...script, 'transfer-encoding': 'chunked' };
    const socket = begin(url, endless);
    const piece = `--x\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n`;
    for (const part of [piece, 'x'.repeat(maxPictureBytes + 1)])
      socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
    expect(String(answer).toLowerCase()).toContain('connection: close');
    expect(String(answer)).toContain(text('picture.tooLarge'));
  });

  it('for callers who already send three files', async () => {
    const { url, script, put } = await pictureGateway();
    // Three of them use all slots of the caller; the fourth gets an answer.
    const sockets = [1, 2, 3, 4].map(() => begin(url, { ...picture, ...script }));
    const [refused] = await Promise.race(sockets.map((socket) => once(socket, 'data')));
    expect(String(refused)).toMatch(/^HTTP\/1.1 429 /);
    const send = async () => (await put(form(['me.png', 'a']))).status;
    expect(await send()).toBe(429);
    for (const socket of sockets) socket.destroy();
    // A slow polling interval, so that the rate limit does not refuse the test itself.
    const seldom = { timeout: 15_000, interval: 1_000 };
    await vi.waitFor(async () => expect(await send()).toBe(200), seldom);
  });
});

describe('a browser', () => {
  it('sees pictures that its own pages show, and keeps them', async () => {
    const { url, browser } = await pictureGateway();
    const response = await fetch(`${url}/files/profile-pictures/abc.png`, {
      headers: { cookie: browser.cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('pixels');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="abc.png"; filename*=UTF-8''abc.png`,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['nobody it knows', {}],
  ])('gets no file on behalf of %s, even with its cookie', async (_, headers) => {
    const { url, browser } = await pictureGateway();
    const address = `${url}/files/profile-pictures/abc.png`;
    const response = await fetch(address, { headers: { cookie: browser.cookie, ...headers } });
    expect(response.status).toBe(403);
    const { error } = (await response.json()) as { error: { data: { key: string } } };
    expect(error.data.key).toBe('access.foreignOrigin');
  });

  it('accepts neither a cookie alone nor a token at the browser’s address', async () => {
    const { put, browser, script } = await pictureGateway();
    const path = '/files/profile/picture';
    const alone = { cookie: browser.cookie, 'sec-fetch-site': 'same-origin' };
    expect((await put(form(['me.png', 'a']), alone, path)).status).toBe(403);
    expect((await put(form(['me.png', 'a']), script, path)).status).toBe(401);
    expect((await put(form(['me.png', 'a']), browser)).status).toBe(401);
  });
});
