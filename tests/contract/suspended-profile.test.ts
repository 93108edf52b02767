import { updateUserFirstname } from '@campus/contracts/members/functions';
import { updateProfile, updateUser } from '@campus/contracts/profile/functions';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { join, type MemberPerson, makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();
const everywhere = {
  status: 403,
  key: 'access.suspendedEverywhere',
  message: 'You are suspended. Until that ends, you cannot change anything.',
};

function firstNameOf({ userId }: MemberPerson) {
  return sql.one('select firstname from "_User" where "objectId" = $1', [userId]);
}

describe('a suspended person', () => {
  it('cannot change profile, names, or picture, at both doors', async () => {
    const { accountId, people } = await makeAccount();
    const { suspended: person } = people;
    const { profile, auth } = as(person);
    expect((await auth.session.query({})).user).toMatchObject({ suspended: true });
    expect(await refusalOf(profile.update.mutate({ job: 'Spy' }))).toMatchObject(everywhere);
    expect(await refusalOf(profile.updateUser.mutate({ firstName: 'Eve' }))).toMatchObject(everywhere);
    expect(await refusalOf(profile.removePicture.mutate({}))).toMatchObject(everywhere);
    const { message } = everywhere;
    const token = person.sessionToken;
    await expect(callPlatform(updateProfile, { job: 'Spy' }, token)).rejects.toMatchObject({ message });
    await expect(callPlatform(updateUser, { firstname: 'Eve' }, token)).rejects.toMatchObject({ message });
    const named = { accountId, userId: person.userId, firstname: 'Eve' };
    await expect(callPlatform(updateUserFirstname, named, token)).rejects.toMatchObject({
      message: 'You are suspended in this account.',
    });
    expect(await firstNameOf(person)).toEqual({ firstname: 'Ada' });
  });

  it('can change their own data through another account in which they are a member', async () => {
    const [here, elsewhere] = [await makeAccount(), await makeAccount()];
    const { suspended: person } = here.people;
    await join(elsewhere.accountId, person);
    const named = { userId: person.userId, firstname: 'Grace' };
    const rename = (accountId: string) =>
      callPlatform(updateUserFirstname, { ...named, accountId }, person.sessionToken);
    await expect(rename(here.accountId)).rejects.toMatchObject({
      message: 'You are suspended in this account.',
    });
    await rename(elsewhere.accountId);
    expect(await firstNameOf(person)).toEqual({ firstname: 'Grace' });
    await as(person).profile.update.mutate({ job: 'Dean' });
  });
});
