import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, makePerson, makeSuperadmin, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presentLevel } from './present-level.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const levelOf = ({ userId, email }: { userId: string; email: string }, accountId: string) =>
  presentLevel({ sql, services: test.services, user: { id: userId, email } }, accountId, { level: 'admin' });

it('is the level of the caller now, and refuses a caller who has lost the right since', async () => {
  const { accountId, people } = await makeAccount();
  await expect(levelOf(people.owner, accountId)).resolves.toBe('owner');
  await expect(levelOf(people.admin, accountId)).resolves.toBe('admin');
  await sql.query(`update "Membership" set permission = 'member' where "objectId" = $1`, [
    people.admin.membershipId,
  ]);
  await expect(levelOf(people.admin, accountId)).rejects.toMatchObject({ key: 'access.forbidden' });
});

it('refuses who has no role in the account, and who is gone', async () => {
  const { accountId } = await makeAccount();
  await expect(levelOf(await makePerson(), accountId)).rejects.toMatchObject({ key: 'access.forbidden' });
  await expect(levelOf({ userId: 'nobody', email: '' }, accountId)).rejects.toMatchObject({
    key: 'access.signedOut',
  });
});

it('is the lowest one of people without a role, where the rule asks for none', async () => {
  const { accountId } = await makeAccount();
  const superadmin = await makeSuperadmin();
  await expect(levelOf(superadmin, accountId)).resolves.toBe('superadmin');
  const { userId: id, email } = await makePerson();
  const call = { sql, services: test.services, user: { id, email } };
  await expect(presentLevel(call, accountId, 'signedIn')).resolves.toBe('suspended');
  await expect(
    presentLevel({ ...call, user: { id: 'nobody', email: '' } }, accountId, 'public'),
  ).resolves.toBe('suspended');
});
