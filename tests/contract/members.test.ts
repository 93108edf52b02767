import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import {
  addMember,
  type MemberPerson,
  makeAccount,
  password,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const { as, http } = await openGateway();
let account: TestAccount;
let someone: MemberPerson;
beforeAll(async () => {
  account = await makeAccount();
  someone = await addMember(account.accountId);
});

const membershipOf = ({ membershipId }: MemberPerson) => ({ accountId: account.accountId, membershipId });
const ofSomeone = () => membershipOf(someone);
const owner = () => as(account.people.owner).members;
const admin = () => as(account.people.admin).members;

async function permissionOf({ membershipId }: MemberPerson): Promise<string | undefined> {
  const row = await sql.one<{ permission: string }>(
    'select permission from "Membership" where "objectId" = $1',
    [membershipId],
  );
  return row?.permission;
}

describe('the list of members', () => {
  it('MEM-009 comes in pages of 25', async () => {
    const { accountId, people } = await makeAccount();
    for (let i = 0; i < 21; i++) await addMember(accountId);
    const { members } = as(people.admin);
    const first = await members.list.query({ accountId });
    expect(first).toMatchObject({ total: 27, totalIsExact: true, pageSize: 25, lastPage: 2 });
    expect(first.items).toHaveLength(25);
    const second = await members.list.query({ accountId, page: 2 });
    expect(second.items).toHaveLength(2);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(27);
  });

  it('says of each row whether the caller may change its role', async () => {
    const permissions = async (person: MemberPerson) => {
      const { items } = await as(person).members.list.query({ accountId: account.accountId });
      return new Map(items.map(({ id, can }) => [id, can.changePermission]));
    };
    const { owner, admin, member } = account.people;
    const seenByAdmin = await permissions(admin);
    expect(seenByAdmin.get(admin.membershipId)).toBe(false);
    expect(seenByAdmin.get(owner.membershipId)).toBe(false);
    expect(seenByAdmin.get(member.membershipId)).toBe(true);
    const seenByOwner = await permissions(owner);
    expect(seenByOwner.get(owner.membershipId)).toBe(false);
    expect(seenByOwner.get(admin.membershipId)).toBe(true);
  });

  it('filters by days in the caller’s time zone', async () => {
    const { accountId, people } = await makeAccount();
    const lateEvening = new Date('2026-03-29T21:30:00.000Z');
    const { membershipId } = await addMember(accountId, { updatedAt: lateEvening });
    const on = async (timeZone: string) => {
      const filter = { accountId, updatedFrom: '2026-03-29', updatedTo: '2026-03-29', timeZone };
      return (await as(people.admin).members.list.query(filter)).items.map(({ id }) => id);
    };
    expect(await on('Europe/Berlin')).toEqual([membershipId]);
    expect(await on('Asia/Tokyo')).toEqual([]);
  });

  it('can be read over REST with text parameters', async () => {
    const { body } = await http
      .post('/api/v1/auth/sign-in')
      .send({ email: account.people.admin.email, password });
    const response = await http
      .get(`/api/v1/accounts/${account.accountId}/members`)
      .query({
        page: '1',
        sort: 'email',
        direction: 'asc',
        searchField: 'email',
        search: 'own',
        extensive: 'true',
      })
      .set('authorization', `Bearer ${body.token}`);
    expect(response.body.items).toMatchObject([
      { id: account.people.owner.membershipId, permission: 'owner' },
    ]);
  });
});

const tooLong = 'x'.repeat(65);

describe('a change of a member', () => {
  it('MEM-027 refuses an invalid contact email', async () => {
    for (const contactEmail of ['ana', 'ana@campus', `${'a'.repeat(90)}@campus.test`])
      expect(await refusalOf(admin().update.mutate({ ...ofSomeone(), contactEmail }))).toMatchObject({
        status: 400,
        message: 'Contact Email is not valid.',
      });
    const { member } = await admin().update.mutate({
      ...ofSomeone(),
      contactEmail: ' ana@campus.test ',
    });
    expect(member.contactEmail).toBe('ana@campus.test');
    const cleared = await admin().update.mutate({ ...ofSomeone(), contactEmail: '' });
    expect(cleared.member.contactEmail).toBe('');
  });

  it('MEM-028 refuses a display name of fewer than 3 or more than 64 characters', async () => {
    const message =
      'Display Name needs to be at least 3 characters long, and can contain at most 64 characters.';
    for (const displayName of ['', 'ab', ' ab ', tooLong])
      expect(await refusalOf(admin().update.mutate({ ...ofSomeone(), displayName }))).toMatchObject({
        status: 400,
        message,
        fields: { displayName: [message] },
      });
    for (const displayName of ['abc', 'é'.repeat(64), '👩‍🎓 Ana'])
      expect((await admin().update.mutate({ ...ofSomeone(), displayName })).member.displayName).toBe(
        displayName,
      );
  });

  it('MEM-029 MEM-030 needs a first and a last name of at most 64 characters after trimming', async () => {
    for (const name of ['', '   ', tooLong]) {
      const first = await refusalOf(admin().update.mutate({ ...ofSomeone(), firstName: name }));
      expect(first.message).toBe('First Name is required, and can contain at most 64 characters.');
      const last = await refusalOf(admin().update.mutate({ ...ofSomeone(), lastName: name }));
      expect(last.message).toBe('Last Name is required, and can contain at most 64 characters.');
    }
    const name = 'x'.repeat(64);
    expect((await admin().update.mutate({ ...ofSomeone(), firstName: `  ${name}  ` })).member.firstName).toBe(
      name,
    );
    expect((await admin().update.mutate({ ...ofSomeone(), lastName: `  ${name}  ` })).member.lastName).toBe(
      name,
    );
  });

  it('MEM-031 takes a title of up to 64 characters, or none', async () => {
    const refused = await refusalOf(admin().update.mutate({ ...ofSomeone(), title: tooLong }));
    expect(refused).toMatchObject({ status: 400, message: 'Title can contain at most 64 characters.' });
    for (const title of ['x'.repeat(64), ''])
      expect((await admin().update.mutate({ ...ofSomeone(), title })).member.title).toBe(title);
  });

  it("MEM-032 refuses to set the caller's own role", async () => {
    const { owner: me } = account.people;
    const refused = await refusalOf(owner().update.mutate({ ...membershipOf(me), permission: 'member' }));
    expect(refused.message).toBe('You cannot set your own permission level.');
    expect(await permissionOf(me)).toBe('owner');
  });

  it('MEM-033 lets owners, but not admins, make another person an owner', async () => {
    const promoted = await addMember(account.accountId);
    const change = { ...membershipOf(promoted), permission: 'owner' } as const;
    expect(await refusalOf(admin().update.mutate(change))).toMatchObject({ status: 403 });
    expect(await permissionOf(promoted)).toBe('member');
    expect((await owner().update.mutate(change)).member.permission).toBe('owner');
    expect(await permissionOf(promoted)).toBe('owner');
  });

  it('ACCT-059 without a user is refused', async () => {
    const withoutUser = { ...ofSomeone(), firstName: 'Ana', membershipId: '' };
    expect(await refusalOf(admin().update.mutate(withoutUser))).toMatchObject({
      status: 400,
      message: 'Missing user.',
    });
  });

  it('ACCT-060 without an account is refused', async () => {
    const withoutAccount = { ...ofSomeone(), firstName: 'Ana', accountId: '' };
    expect(await refusalOf(admin().update.mutate(withoutAccount))).toMatchObject({
      status: 400,
      message: 'Cannot update user because Account ID is missing.',
      fields: { accountId: ['Cannot update user because Account ID is missing.'] },
    });
  });
});
