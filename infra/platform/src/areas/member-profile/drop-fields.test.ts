import { text } from '@campus/contracts/core/text';
import {
  getMemberProfileConfiguration,
  updateMemberProfileConfiguration,
} from '@campus/contracts/member-profile/functions';
import { updateUserAccountMemberProfile } from '@campus/contracts/members/functions';
import { getTask } from '@campus/contracts/tasks/functions';
import { makeTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const team = { type: 'string' } as const;
const seats = { type: 'number' } as const;

async function configured() {
  const account = await makeAccount({ memberProfileCustomFieldsSchema: { Team: team, Seats: seats } });
  const { accountId, people } = account;
  const { sessionToken } = people.admin;
  return {
    ...account,
    save: (
      memberProfileCustomFieldsSchema: Record<string, typeof team | typeof seats>,
      removed: string[] = [],
    ) =>
      callPlatform(
        updateMemberProfileConfiguration,
        { accountId, memberProfileCustomFieldsSchema, removed },
        sessionToken,
      ),
    read: () => callPlatform(getMemberProfileConfiguration, { accountId }, sessionToken),
    ended: (taskId = '') =>
      expect
        .poll(() => callPlatform(getTask, { accountId, taskId }, sessionToken), { timeout: 20_000 })
        .toMatchObject({ status: 'done' }),
  };
}

function valuesIn(accountId: string) {
  return sql.query<{ customFields: object; updatedAt: Date }>(
    `select "customFields", "updatedAt" from "Membership" where account = $1 and "customFields" <> '{}'
     order by "createdAt", "objectId"`,
    [accountId],
  );
}

describe('the values of a field that is removed', () => {
  it('are deleted for this account and this field only, and date no member', async () => {
    const { accountId, save, read, ended } = await configured();
    const other = await makeAccount();
    await addMember(accountId, { customFields: { Team: 'Blue', Seats: 1 } });
    await addMember(accountId, { customFields: { Seats: 2 } });
    await addMember(accountId, { customFields: { Team: 'Red' } });
    await addMember(other.accountId, { customFields: { Team: 'Blue' } });
    const before = await valuesIn(accountId);
    const { task, ...answer } = await save({ Seats: seats }, ['Team']);
    expect(task).toMatchObject({ kind: 'memberProfile.dropFields' });
    expect(Object.keys(answer.memberProfileCustomFieldsSchema)).toEqual(['Seats']);
    expect(answer.dropping).toEqual(['Team']);
    await ended(task?.id);
    const after = await valuesIn(accountId);
    expect(after.map(({ customFields }) => customFields)).toEqual([{ Seats: 1 }, { Seats: 2 }]);
    expect(after.map(({ updatedAt }) => updatedAt)).toEqual(
      before.slice(0, 2).map(({ updatedAt }) => updatedAt),
    );
    expect((await valuesIn(other.accountId)).map(({ customFields }) => customFields)).toEqual([
      { Team: 'Blue' },
    ]);
    await expect(read()).resolves.toMatchObject({ dropping: [] });
  });

  it('need no task if no member has one', async () => {
    const { save } = await configured();
    await expect(save({ Seats: seats }, ['Team'])).resolves.toMatchObject({ task: null, dropping: [] });
    await expect(save({ Seats: seats, Team: seats })).resolves.toMatchObject({
      memberProfileCustomFieldsSchema: { Team: { type: 'number' } },
    });
  });

  it('keep the name from being used again until they are gone', async () => {
    const { accountId, people, save } = await configured();
    await save({ Seats: seats }, ['Team']);
    const params = { names: ['Team'] };
    const taskId = await makeTask({ accountId, by: people.admin, kind: 'memberProfile.dropFields', params });
    await expect(save({ Seats: seats, Team: team })).rejects.toMatchObject({
      message: text('memberProfile.name.dropping', { field: 'Team' }),
    });
    await sql.query(`update "Task" set status = 'done' where id = $1`, [taskId]);
    await expect(save({ Seats: seats, Team: team })).resolves.toMatchObject({ dropping: [] });
  });

  it('cannot be written by a person whose page still shows the field', async () => {
    const { accountId, save, ended } = await configured();
    const members = await Promise.all(
      Array.from({ length: 8 }, () => addMember(accountId, { customFields: { Team: 'Blue' } })),
    );
    const writes = members.map(({ userId, sessionToken }, index) =>
      callPlatform(
        updateUserAccountMemberProfile,
        { accountId, userId, update: { Team: `Red ${index}` } },
        sessionToken,
      ).catch((error: Error) => error.message),
    );
    const [{ task }, ...outcomes] = await Promise.all([save({ Seats: seats }, ['Team']), ...writes]);
    await ended(task?.id);
    for (const outcome of outcomes)
      if (typeof outcome === 'string')
        expect(outcome).toBe(text('profile.member.unknownField', { field: 'Team' }));
    expect(await valuesIn(accountId)).toEqual([]);
  });
});
