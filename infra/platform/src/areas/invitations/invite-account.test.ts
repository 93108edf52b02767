import { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import { requestPlatform } from '@campus/tests/calls/platform';
import { makeAccount, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

it('INV-063 takes the account among the fields, beside them, or both when they agree', async () => {
  const { accountId, people } = await makeAccount();
  const other = (await makeAccount()).accountId;
  const { sessionToken } = people.admin;
  const call = async (body: object) =>
    (await requestPlatform('POST', `/functions/${verifyAndSaveInvitation.name}`, { body, sessionToken }))
      .status;
  const fields = () => ({ email: `invitee-${unique()}@campus.test` });
  expect(await call({ invFields: { ...fields(), accountId } })).toBe(200);
  expect(await call({ accountId, invFields: { ...fields(), accountId } })).toBe(200);
  expect(await call({ accountId, invFields: { ...fields(), accountId: other } })).toBe(400);
  expect(await call({ invFields: fields() })).toBe(400);
});
