import { fileOperations } from '@campus/api/http/operations';
import { text } from '@campus/contracts/core/text';
import { maxPictureBytes } from '@campus/domain/profile/pictures';
import { addBadge, badgesOf, makeBadge } from '@campus/tests/areas/badges';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { browserHeaders, openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { overRest } from '@campus/tests/calls/requests';
import { openPages } from '@campus/tests/world/page-access';
import { makePicture } from '@campus/tests/world/pictures';
import { addMember, makeAccount, makeSuperadmin, type Person, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const { as } = gateway;
const rest = overRest(gateway);
const forbidden = { status: 403, key: 'access.forbidden' };

/** Calls a file operation like a script. */
function call(path: 'badges.add' | 'badges.importAssignments', input: object, by?: Person) {
  const operation = fileOperations.find((candidate) => candidate.path === path);
  if (!operation) throw new Error(`There is no operation ${path}.`);
  return rest(operation, input, by);
}

const png = async (name = 'badge.png') => ({ name, content: await makePicture('png') });

async function badgeNames(accountId: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>('select name from "Badge" where account = $1', [accountId]);
  return rows.map(({ name }) => name);
}

describe('badges', () => {
  it('BDG-002 are added, given, taken and deleted by admins, owners and superadmins', async () => {
    const { accountId, people } = await makeAccount();
    const { membershipId } = people.member;
    for (const by of [people.admin, people.owner, await makeSuperadmin()]) {
      const { badges } = as(by);
      const added = await call('badges.add', { accountId, name: 'Guide', file: await png() }, by);
      expect(added.body.badge).toMatchObject({ name: 'Guide', members: 0 });
      const badgeId = added.body.badge.id;
      const { assignment } = await badges.assign.mutate({ accountId, membershipId, badgeId });
      expect(assignment).toMatchObject({ membershipId, badges: [{ id: badgeId, name: 'Guide' }] });
      await badges.assign.mutate({ accountId, membershipId });
      expect(await badgesOf(membershipId)).toEqual([]);
      await badges.delete.mutate({ accountId, badgeId });
      expect(await badges.list.query({ accountId })).toEqual({ items: [] });
    }
  });

  it('BDG-002 cannot be managed by others', async () => {
    const { accountId, people } = await makeAccount();
    const badgeId = await makeBadge(accountId);
    const { membershipId, email } = people.member;
    const file = { name: 'people.csv', content: Buffer.from(email) };
    for (const by of [people.moderator, people.leader, people.member, (await makeAccount()).people.owner]) {
      const { badges } = as(by);
      const calls = [
        badges.delete.mutate({ accountId, badgeId }),
        badges.assign.mutate({ accountId, membershipId, badgeId }),
        badges.listAssignments.query({ accountId }),
        badges.exportAssignments.mutate({ accountId, recipient: people.owner.email }),
      ];
      expect(await Promise.all(calls.map(refusalOf))).toMatchObject(calls.map(() => forbidden));
      const added = await call('badges.add', { accountId, name: 'Guide', file: await png() }, by);
      const imported = await call(
        'badges.importAssignments',
        { accountId, badgeId, file, exportEmail: people.owner.email },
        by,
      );
      for (const { status, body } of [added, imported]) expect({ status, key: body.key }).toEqual(forbidden);
    }
    expect(await badgeNames(accountId)).toHaveLength(1);
    expect(await badgesOf(membershipId)).toEqual([]);
  });

  it('BDG-002 are closed to admins where the page is for owners', async () => {
    const { accountId, people } = await makeAccount({ dashboardOptions: { isExportAllowed: true } });
    await openPages(accountId, 'owner', ['badges']);
    const recipient = people.owner.email;
    expect(
      await refusalOf(as(people.admin).badges.exportAssignments.mutate({ accountId, recipient })),
    ).toMatchObject(forbidden);
    await as(people.owner).badges.exportAssignments.mutate({ accountId, recipient });
  });
});

describe('adding a badge', () => {
  it.each([
    ['jpg', 'jpeg'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['gif', 'gif'],
    ['PNG', 'png'],
  ] as const)('BDG-008 accepts an image with the extension .%s', async (extension, format) => {
    const { accountId, people } = await makeAccount();
    const file = { name: `badge.${extension}`, content: await makePicture(format) };
    const { status, body } = await call('badges.add', { accountId, name: 'Guide', file }, people.admin);
    expect(status).toBe(200);
    expect(body.badge.image).toMatch(`/files/accounts/${accountId}/badge-images/`);
  });

  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>, Parameters<typeof text>[0]]>([
    ['BDG-008 a drawing', 'badge.svg', () => Buffer.from('<svg/>'), 'badges.image.type'],
    ['BDG-008 WebP', 'badge.webp', () => makePicture('webp'), 'badges.image.type'],
    ['BDG-008 WebP called PNG', 'badge.png', () => makePicture('webp'), 'badges.image.type'],
    ['BDG-008 a page called GIF', 'badge.gif', () => Buffer.from('GIF89a<html>'), 'badges.image.type'],
    ['BDG-023 a file without a name', ' ', () => makePicture('png'), 'badges.file.nameMissing'],
    ['an oversized file', 'badge.png', () => Buffer.alloc(maxPictureBytes + 1), 'badges.image.tooLarge'],
  ])('%s is refused, and nothing is added', async (_, name, make, key) => {
    const { accountId, people } = await makeAccount();
    const body = new FormData();
    body.append('name', 'Guide');
    body.append('file', new File([new Uint8Array(await make())], name));
    const url = `${gateway.url}/api/v1/accounts/${accountId}/badges`;
    const response = await fetch(url, { method: 'POST', headers: await scriptHeaders(people.admin), body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ key, detail: text(key as 'badges.image.type') });
    expect(await badgeNames(accountId)).toEqual([]);
  });

  it('BDG-023 says that the name of a file is missing', async () => {
    const { accountId, people } = await makeAccount();
    const file = { name: ' ', content: await makePicture('png') };
    const { status, body } = await call('badges.add', { accountId, name: 'Guide', file }, people.admin);
    expect([status, body.detail]).toEqual([400, 'Missing file name.']);
  });

  it('BDG-009 needs both a name and an image', async () => {
    const { accountId, people } = await makeAccount();
    const messageOf = async (input: object) => (await call('badges.add', input, people.admin)).body.detail;
    const file = await png();
    expect(await messageOf({ accountId, file })).toBe(text('badges.name.required'));
    expect(await messageOf({ accountId, name: '  ', file })).toBe(text('badges.name.required'));
    const body = new FormData();
    body.append('name', 'Guide');
    const url = `${gateway.url}/api/v1/accounts/${accountId}/badges`;
    const response = await fetch(url, { method: 'POST', headers: await scriptHeaders(people.admin), body });
    expect(await response.json()).toMatchObject({ detail: text('badges.image.required') });
    expect(await badgeNames(accountId)).toEqual([]);
  });
});

describe('the image of a badge', () => {
  it('is shown to the members of its account, and cached by their browsers', async () => {
    const account = await makeAccount();
    await addBadge(account);
    const { accountId, people } = account;
    const { items } = await as(people.member).badges.list.query({ accountId });
    const image = items[0]?.image ?? '';
    const get = async (viewer?: Person) => {
      const headers = { ...(await browserHeaders(viewer)), 'sec-fetch-site': 'same-origin' };
      return fetch(gateway.url + image, { headers });
    };
    const shown = await get(people.member);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    expect((await get((await makeAccount()).people.owner)).status).toBe(403);
    expect((await get()).status).toBe(401);
  });
});

describe('the table of assignments', () => {
  it('comes in pages by email, and is searched by words in emails and names', async () => {
    const { accountId, people } = await makeAccount();
    const badgeId = await makeBadge(accountId, 'Guide');
    const grace = await addMember(accountId, { badgeIds: [badgeId] }, { lastName: 'Hopper' });
    for (let i = 0; i < 20; i++) await addMember(accountId);
    const { listAssignments } = as(people.admin).badges;
    const first = await listAssignments.query({ accountId });
    expect(first).toMatchObject({ total: 27, totalIsExact: true, pageSize: 25, lastPage: 2 });
    const emails = first.items.map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted());
    expect((await listAssignments.query({ accountId, page: 2 })).items).toHaveLength(2);
    const found = { membershipId: grace.membershipId, badges: [{ id: badgeId, name: 'Guide' }] };
    for (const filter of [{ search: 'opper ada' }, { badgeId }])
      expect((await listAssignments.query({ accountId, ...filter })).items).toMatchObject([found]);
  });
});

describe('an import of badge assignments', () => {
  it('is a task that its requester can follow, and is mailed', async () => {
    const { accountId, people } = await makeAccount();
    const badgeId = await makeBadge(accountId, 'Guide');
    const file = { name: 'people.csv', content: Buffer.from(`email\n${people.member.email}\n`) };
    const exportEmail = people.owner.email;
    const options = { unassignBadges: false, overwriteBadges: true };
    const { body } = await call(
      'badges.importAssignments',
      { accountId, badgeId, file, exportEmail, ...options },
      people.admin,
    );
    expect(body.task).toMatchObject({ kind: 'badges.import', requestedBy: { id: people.admin.userId } });
    expect(await endOfTask(body.task.id)).toMatchObject({ status: 'done', done: 1 });
    expect(await badgesOf(people.member.membershipId)).toEqual(['Guide']);
    await waitForMail(exportEmail);
  });

  it.each([
    [
      'BDG-007 with both options',
      { unassignBadges: true, overwriteBadges: true },
      'people.csv',
      'badges.import.both',
    ],
    ['without a badge', { badgeId: '' }, 'people.csv', 'badges.import.nothing'],
    ['from another kind of file', {}, 'people.xlsx', 'badges.import.type'],
  ] as const)('is refused %s', async (_, options, name, key) => {
    const { accountId, people } = await makeAccount();
    const file = { name, content: Buffer.from(people.member.email) };
    const input = {
      accountId,
      file,
      badgeId: await makeBadge(accountId),
      exportEmail: people.owner.email,
      ...options,
    };
    const { status, body } = await call('badges.importAssignments', input, people.admin);
    expect({ status, message: body.detail }).toEqual({ status: 400, message: text(key) });
  });
});
