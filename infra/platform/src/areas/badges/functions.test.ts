import { readdir } from 'node:fs/promises';
import {
  deleteBadgeForWorld,
  findBadges,
  getBadges,
  saveBadge,
  updateBadgesForMember,
} from '@campus/contracts/badges/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { sessionTokenHeader } from '@campus/contracts/core/wire-route';
import { addBadge, badgesOf, makeBadge, peopleWithoutAuthority } from '@campus/tests/areas/badges';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { openPages } from '@campus/tests/world/page-access';
import { makePhoto, makePicture } from '@campus/tests/world/pictures';
import { addMember, makeAccount, makeSuperadmin, type Person, sql } from '@campus/tests/world/world';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';

const forbidden = { code: parseCode.forbidden };
const unknown = { code: parseCode.notFound, message: text('badges.notFound') };
const isStored = async (file: string) => (await readdir(stack.data.files)).includes(file);

const list = async (accountId: string, { sessionToken }: Person) =>
  (await callPlatform(getBadges, { accountId }, sessionToken)).results;
const assign = (input: Parameters<typeof updateBadgesForMember.input.parse>[0] & object, by: Person) =>
  callPlatform(updateBadgesForMember, input as { membershipId: string }, by.sessionToken);

function fetchImage(accountId: string, name: string, viewer?: Person): Promise<Response> {
  const headers = viewer ? { [sessionTokenHeader]: viewer.sessionToken } : {};
  const { origin } = new URL(stack.urls.platform);
  return fetch(`${origin}/gateway/Account/${accountId}/BadgeImage/${name}`, { headers });
}

describe('saveBadge', () => {
  it('BDG-006 BDG-013 keeps name, image and account of a badge, and answers it, to admins and higher', async () => {
    const account = await makeAccount();
    for (const by of [account.people.admin, account.people.owner, await makeSuperadmin()]) {
      const badge = await addBadge(account, { by, name: ' Guide ' });
      expect(badge).toMatchObject({ name: 'Guide', members: 0 });
      const row = await sql.one('select name, image, account from "Badge" where "objectId" = $1', [
        badge.objectId,
      ]);
      expect(row).toEqual({ name: 'Guide', image: badge.image, account: account.accountId });
    }
  });

  it('BDG-013 is refused below admin', async () => {
    const account = await makeAccount();
    for (const by of await peopleWithoutAuthority(account))
      await expect(addBadge(account, { by })).rejects.toMatchObject(forbidden);
    expect(await list(account.accountId, account.people.owner)).toEqual([]);
  });

  it('BDG-017 is refused to moderators even where the page is configured for them', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    await openPages(accountId, 'moderator', ['badges']);
    await expect(addBadge(account, { by: people.moderator })).rejects.toMatchObject(forbidden);
    expect(await list(accountId, people.owner)).toEqual([]);
  });

  it('BDG-006 renders the image again at no more than 400 pixels, and keeps its transparency', async () => {
    const { accountId, people } = await makeAccount();
    const gif = await sharp({ create: { width: 800, height: 400, channels: 4, background: '#3698' } })
      .gif()
      .toBuffer();
    const image = { name: 'badge.gif', base64: gif.toString('base64') };
    const badge = await callPlatform(
      saveBadge,
      { accountId, name: 'Guide', image },
      people.admin.sessionToken,
    );
    const response = await fetchImage(accountId, badge.image ?? '', people.member);
    expect(response.headers.get('content-type')).toBe('image/png');
    const { width, height, hasAlpha } = await sharp(await response.bytes()).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 400, height: 200, hasAlpha: true });
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>, Parameters<typeof text>[0]]>([
    ['a drawing with a script', 'badge.svg', () => Buffer.from('<svg/>'), 'badges.image.type'],
    ['a drawing that says it is a PNG', 'badge.png', () => Buffer.from('<svg/>'), 'badges.image.type'],
    ['WebP that says it is a PNG', 'badge.png', () => makePicture('webp'), 'badges.image.type'],
    ['no name', '', () => makePicture('png'), 'badges.file.nameMissing'],
  ])('BDG-006 refuses %s as an image', async (_, name, make, key) => {
    const { accountId, people } = await makeAccount();
    const image = { name, base64: (await make()).toString('base64') };
    const saved = callPlatform(saveBadge, { accountId, name: 'Guide', image }, people.admin.sessionToken);
    await expect(saved).rejects.toMatchObject({
      code: parseCode.invalid,
      message: text(key as 'badges.image.type'),
    });
    expect(await list(accountId, people.admin)).toEqual([]);
  });
});

it('saveBadge accepts an image that is larger than the payload of other calls may be', async () => {
  const { accountId, people } = await makeAccount();
  const photo = await makePhoto({ width: 3200, height: 2400 });
  const image = { name: 'badge.jpg', base64: photo.toString('base64') };
  expect(image.base64.length).toBeGreaterThan(2_000_000);
  const badge = await callPlatform(saveBadge, { accountId, name: 'Guide', image }, people.admin.sessionToken);
  expect(badge.image).toMatch(/^[0-9a-f]{32}\.jpg$/);
});

describe('getBadges', () => {
  it('BDG-017 answers the badges of the account only, by name, to its members', async () => {
    const { accountId, people } = await makeAccount();
    await makeBadge((await makeAccount()).accountId);
    for (const name of ['speaker', 'Guide', 'Éclair']) await makeBadge(accountId, name);
    for (const person of [people.member, people.admin, await makeSuperadmin()])
      expect((await list(accountId, person)).map(({ name }) => name)).toEqual(['Éclair', 'Guide', 'speaker']);
  });

  it('BDG-017 is refused to strangers and to suspended people', async () => {
    const { accountId, people } = await makeAccount();
    const stranger = (await makeAccount()).people.owner;
    for (const person of [stranger, people.suspended])
      await expect(list(accountId, person)).rejects.toMatchObject(forbidden);
    await expect(callPlatform(getBadges, { accountId })).rejects.toMatchObject({ code: parseCode.signedOut });
  });

  it('counts the members who have a badge, without those who left', async () => {
    const { accountId, people } = await makeAccount();
    const badgeId = await makeBadge(accountId);
    const [one, other] = [await addMember(accountId), await addMember(accountId)];
    for (const { membershipId } of [one, other]) await assign({ membershipId, badgeId }, people.admin);
    await sql.query('delete from "Membership" where "objectId" = $1', [one.membershipId]);
    expect(await list(accountId, people.member)).toMatchObject([{ objectId: badgeId, members: 1 }]);
  });
});

describe('the image of a badge', () => {
  it('BDG-017 is shown to members of its account and to nobody else', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const image = (await addBadge(account)).image ?? '';
    const elsewhere = await makeAccount();
    const stranger = elsewhere.people.owner;
    const status = async (viewer?: Person, of = accountId) => (await fetchImage(of, image, viewer)).status;
    expect(await status(people.member)).toBe(200);
    expect(await status(await makeSuperadmin())).toBe(200);
    expect(await status(people.suspended)).toBe(403);
    expect(await status(stranger)).toBe(403);
    expect(await status(stranger, elsewhere.accountId)).toBe(404);
    expect(await status()).toBe(401);
  });

  it.each(['..%2f..%2f..%2fetc%2fpasswd', '%2e%2e', '%00', 'x'.repeat(1000)])(
    'is not found under another name: %s',
    async (name) => {
      const { accountId, people } = await makeAccount();
      const response = await fetchImage(accountId, name, people.owner);
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('root:');
    },
  );
});

describe('deleteBadgeForWorld', () => {
  it('BDG-012 takes a badge from all members, and its image from the files', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const badge = await addBadge(account, { name: 'Guide' });
    const kept = await makeBadge(accountId, 'Speaker');
    const badgeIds = [badge.objectId, kept];
    const members = [await addMember(accountId, { badgeIds }), await addMember(accountId, { badgeIds })];
    await callPlatform(deleteBadgeForWorld, { badgeId: badge.objectId }, people.admin.sessionToken);
    expect(await list(accountId, people.admin)).toMatchObject([{ objectId: kept, members: 2 }]);
    for (const { membershipId } of members) expect(await badgesOf(membershipId)).toEqual(['Speaker']);
    await vi.waitFor(async () => expect(await isStored(badge.image ?? '')).toBe(false), 10_000);
  });

  it('BDG-012 finds no badge with an unknown id, nor one of another account', async () => {
    const { accountId, people } = await makeAccount();
    const theirs = await makeBadge((await makeAccount()).accountId);
    const remove = (input: { badgeId: string; accountId?: string }) =>
      callPlatform(deleteBadgeForWorld, input, people.owner.sessionToken);
    await expect(remove({ badgeId: 'Nowhere000' })).rejects.toMatchObject(unknown);
    await expect(remove({ badgeId: theirs })).rejects.toMatchObject(unknown);
    await expect(remove({ badgeId: theirs, accountId })).rejects.toMatchObject(unknown);
    expect(await sql.one('select name from "Badge" where "objectId" = $1', [theirs])).toBeDefined();
  });

  it('BDG-012 is for admins and higher', async () => {
    const account = await makeAccount();
    const badgeId = await makeBadge(account.accountId);
    for (const by of await peopleWithoutAuthority(account))
      await expect(
        callPlatform(deleteBadgeForWorld, { badgeId, accountId: account.accountId }, by.sessionToken),
      ).rejects.toMatchObject(forbidden);
    expect(await list(account.accountId, account.people.owner)).toHaveLength(1);
  });
});

describe('findBadges', () => {
  it('finds the best names of the account, ignoring case and accents, for those who open the page', async () => {
    const { accountId, people } = await makeAccount();
    for (const name of ['Old Guide', 'Guide', 'Tutor', 'Café Guide']) await makeBadge(accountId, name);
    await makeBadge((await makeAccount()).accountId, 'Guide elsewhere');
    const find = async (search: string, by: Person = people.admin) =>
      (await callPlatform(findBadges, { accountId, search }, by.sessionToken)).items.map(({ name }) => name);
    expect(await find('guide')).toEqual(['Guide', 'Café Guide', 'Old Guide']);
    expect(await find('CAFE')).toEqual(['Café Guide']);
    expect(await find('')).toEqual([]);
    await expect(find('guide', people.moderator)).rejects.toMatchObject(forbidden);
  });
});
