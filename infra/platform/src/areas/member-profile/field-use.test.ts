import { parseCode } from '@campus/contracts/core/error-codes';
import { getMemberFieldUse } from '@campus/contracts/member-profile/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

it('returns how many members have a value in a field, to admins of this account only', async () => {
  const { accountId, people } = await makeAccount({
    memberProfileCustomFieldsSchema: { Team: { type: 'string' } },
  });
  await addMember(accountId, { customFields: { Team: 'Blue' } });
  await addMember(accountId, { customFields: { Team: 'Blue', Seats: 1 } });
  await addMember((await makeAccount()).accountId, { customFields: { Team: 'Red' } });
  const use = (names: string[], by = people.admin) =>
    callPlatform(getMemberFieldUse, { accountId, names }, by.sessionToken);
  await expect(use(['Team', 'Seats'])).resolves.toEqual({ members: 2, isExact: true });
  await expect(use(['Seats'])).resolves.toEqual({ members: 1, isExact: true });
  await expect(use(['constructor'])).resolves.toEqual({ members: 0, isExact: true });
  await expect(use(['Team'], people.moderator)).rejects.toMatchObject({ code: parseCode.forbidden });
});
