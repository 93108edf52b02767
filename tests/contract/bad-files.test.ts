import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { text } from '@campus/contracts/core/text';
import { maxPictureBytes } from '@campus/domain/profile/pictures';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { stack } from '@campus/tests/stack/stack';
import { makeGifBomb, makeJpegBomb, makePicture, makePngBomb } from '@campus/tests/world/pictures';
import { makePerson, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await makePicture('jpeg'), Buffer.from('<html><script>alert(1)</script></html>')]);
}

/** Files that could be left over, and a person's stored picture. */
async function traces(userId: string) {
  const row = await sql.one<{ profile: string | null }>('select profile from "_User" where "objectId" = $1', [
    userId,
  ]);
  const temporary = (await readdir(tmpdir())).filter((name) => /upload|multipart|\bme\b/i.test(name));
  return { row, temporary };
}

it.each<[string, string, () => Buffer | Promise<Buffer>, Parameters<typeof text>[0]]>([
  ['PRO-013 PRO-014 a polyglot of picture and page', 'me.jpg', polyglot, 'picture.notImage'],
  [
    'PRO-014 a script that begins like a GIF',
    'me.gif',
    () => Buffer.from('GIF89a/*..*/=1;alert(1)'),
    'picture.notImage',
  ],
  ['PRO-014 an SVG with a script', 'me.svg', () => Buffer.from(drawing), 'picture.notImage'],
  [
    'PRO-013 an SVG with a script that says it is a PNG',
    'me.png',
    () => Buffer.from(drawing),
    'picture.notImage',
  ],
  ['PRO-014 a picture with a wrong extension', 'me.png.exe', () => makePicture('png'), 'picture.notImage'],
  ['PRO-014 a name of control characters', 'me.png\r\nx: y', () => makePicture('png'), 'picture.notImage'],
  ['a bomb of a PNG', 'me.png', () => makePngBomb(), 'picture.tooManyPixels'],
  ['a bomb of a GIF', 'me.gif', makeGifBomb, 'picture.tooManyPixels'],
  ['PRO-013 a bomb of a JPEG', 'me.jpg', makeJpegBomb, 'picture.notImage'],
  ['an oversized file', 'me.png', () => Buffer.alloc(maxPictureBytes + 1), 'picture.tooLarge'],
  ['PRO-015 a picture without a name', ' ', () => makePicture('png'), 'picture.nameMissing'],
])('%s is refused with its text, and none of it is stored', async (_, name, make, key) => {
  const person = await makePerson();
  const before = await traces(person.userId);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await make())], name));
  const response = await fetch(`${gateway.url}/api/v1/profile/picture`, {
    method: 'PUT',
    headers: await scriptHeaders(person),
    body: form,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ key, detail: text(key as 'picture.notImage') });
  expect(await traces(person.userId)).toEqual(before);
});

it('names with paths are not found', async () => {
  const person = await makePerson();
  const files = await readdir(stack.data.files);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await makePicture('png'))], '../../../../tmp/me.png'));
  const headers = await scriptHeaders(person);
  const sent = await fetch(`${gateway.url}/api/v1/profile/picture`, { method: 'PUT', headers, body: form });
  const { profile } = (await sent.json()) as { profile: { picture: string } };
  expect(profile.picture).toMatch(/^\/files\/profile-pictures\/[0-9a-f]{32}\.png$/);
  const kept = (await readdir(stack.data.files)).filter((file) => !files.includes(file));
  expect(kept).toContain(profile.picture.split('/').at(-1));
});

it('a picture comes back unchanged through the gateway', async () => {
  const person = await makePerson();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await makePicture('gif'))], 'me.gif'));
  const headers = await scriptHeaders(person);
  const sent = await fetch(`${gateway.url}/api/v1/profile/picture`, { method: 'PUT', headers, body: form });
  const { profile } = (await sent.json()) as { profile: { picture: string } };
  const path = profile.picture.replace('/files/', '/api/v1/');
  const got = await fetch(gateway.url + path, { headers });
  expect(got.status).toBe(200);
  expect(got.headers.get('content-type')).toBe('image/jpeg');
  expect((await fetch(gateway.url + path, { headers: await scriptHeaders(await makePerson()) })).status).toBe(
    404,
  );
});
