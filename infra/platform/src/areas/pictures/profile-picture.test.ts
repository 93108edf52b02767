import { readdir } from 'node:fs/promises';
import { text } from '@campus/contracts/core/text';
import { sessionTokenHeader } from '@campus/contracts/core/wire-route';
import { updateProfile } from '@campus/contracts/profile/functions';
import { maxPictureBytes } from '@campus/domain/profile/pictures';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makePicture, makePngBomb } from '@campus/tests/world/pictures';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  type Person,
  sql,
} from '@campus/tests/world/world';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';

async function setPicture(person: Person, content: Uint8Array, name = 'me.png') {
  const picture = { name, base64: Buffer.from(content).toString('base64') };
  const { profilepic } = await callPlatform(updateProfile, { picture }, person.sessionToken);
  return profilepic ?? '';
}

async function personWithPicture(): Promise<Person & { picture: string }> {
  const person = await makePerson();
  return { ...person, picture: await setPicture(person, await makePicture('png')) };
}

function fetchPicture(name: string, viewer?: Person): Promise<Response> {
  const headers = viewer ? { [sessionTokenHeader]: viewer.sessionToken } : {};
  return fetch(`${new URL(stack.urls.platform).origin}/gateway/Profile/Picture/${name}`, { headers });
}

const isStored = async (file: string) => (await readdir(stack.data.files)).includes(file);

describe('a profile picture', () => {
  it('PRO-010 PRO-023 is stored under a new name and returned to its owner', async () => {
    const person = await personWithPicture();
    expect(person.picture).toMatch(/^[0-9a-f]{32}\.png$/);
    const response = await fetchPicture(person.picture, person);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height } = await sharp(await response.bytes()).metadata();
    expect({ width, height }).toEqual({ width: 512, height: 341 });
  });

  it('replaces the old one, whose file is deleted', async () => {
    const person = await personWithPicture();
    const next = await setPicture(person, await makePicture('jpeg'), 'again.jpg');
    expect(next).toMatch(/\.jpg$/);
    await vi.waitFor(async () => expect(await isStored(person.picture)).toBe(false), 10_000);
    expect(await isStored(next)).toBe(true);
    expect((await fetchPicture(person.picture, person)).status).toBe(404);
  });

  it('is removed with its file', async () => {
    const person = await personWithPicture();
    const { profilepic } = await callPlatform(updateProfile, { picture: null }, person.sessionToken);
    expect(profilepic).toBeNull();
    await vi.waitFor(async () => expect(await isStored(person.picture)).toBe(false), 10_000);
  });

  it('stays when other fields change', async () => {
    const person = await personWithPicture();
    const { profilepic } = await callPlatform(updateProfile, { hobbies: 'Chess' }, person.sessionToken);
    expect(profilepic).toBe(person.picture);
    expect(await isStored(person.picture)).toBe(true);
  });
});

describe('a picture that is not taken', () => {
  it.each([
    ['PRO-013 PRO-014 an SVG with a script', '<svg><script>1</script></svg>', 'me.svg', 'picture.notImage'],
    ['PRO-013 an SVG that says it is a PNG', '<svg><script>1</script></svg>', 'me.png', 'picture.notImage'],
    ['PRO-014 another extension', 'GIF89a', 'me.png.exe', 'picture.notImage'],
    ['PRO-015 no name', 'GIF89a', '', 'picture.nameMissing'],
    ['too many bytes', Buffer.alloc(maxPictureBytes + 1), 'me.png', 'picture.tooLarge'],
    ['too many pixels', makePngBomb(), 'me.png', 'picture.tooManyPixels'],
  ] as const)('changes nothing and leaves no file: %s', async (_, content, name, key) => {
    const person = await personWithPicture();
    const refused = setPicture(person, Buffer.from(content), name);
    await expect(refused).rejects.toThrow(text(key));
    const row = await sql.one<{ profilepic: string }>(
      `select p.profilepic from "Profile" p join "_User" u on u.profile = p."objectId" where u."objectId" = $1`,
      [person.userId],
    );
    expect(row?.profilepic).toBe(person.picture);
    expect(await isStored(person.picture)).toBe(true);
  });

  it('changes no other field', async () => {
    const person = await personWithPicture();
    const picture = { name: 'me.txt', base64: '' };
    const call = callPlatform(updateProfile, { hobbies: 'Chess', picture }, person.sessionToken);
    await expect(call).rejects.toThrow(text('picture.notImage'));
    const { hobbies } = await callPlatform(updateProfile, {}, person.sessionToken);
    expect(hobbies).toBe('');
  });
});

describe('a picture is shown to', () => {
  it('everyone in an account of its owner, and to superadmins', async () => {
    const owner = await personWithPicture();
    const { accountId, people } = await makeAccount();
    const before = await fetchPicture(owner.picture, people.member);
    expect(before.status).toBe(404);
    await join(accountId, owner);
    for (const viewer of [people.member, people.owner, await makeSuperadmin()])
      expect((await fetchPicture(owner.picture, viewer)).status).toBe(200);
  });

  it('nobody else: not to strangers, not to those suspended there, not without a session', async () => {
    const owner = await personWithPicture();
    const { accountId, people } = await makeAccount();
    await join(accountId, owner);
    const stranger = await addMember((await makeAccount()).accountId, { permission: 'owner' });
    expect((await fetchPicture(owner.picture, stranger)).status).toBe(404);
    expect((await fetchPicture(owner.picture, people.suspended)).status).toBe(404);
    expect((await fetchPicture(owner.picture)).status).toBe(401);
  });

  it.each(['..%2f..%2f..%2fetc%2fpasswd', '%2e%2e', '%00', '.', 'x'.repeat(1000), '*'])(
    'nobody under the name %s',
    async (name) => {
      const response = await fetchPicture(name, await makeSuperadmin());
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('root:');
    },
  );
});
