import { text } from '@campus/contracts/core/text';
import { beginImportFile } from '@campus/contracts/imports/functions';
import { resendInvitation } from '@campus/contracts/invitations/functions';
import { updateMember } from '@campus/contracts/members/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { importCalls } from '@campus/tests/calls/import-calls';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makePerson, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();

it('an account whose files use all its space gets no more, at both doors', async () => {
  const { accountId, people } = await makeAccount();
  await sql.query(
    `insert into "ImportFile" (id, account, "sentBy", name, place, reserved)
     values ($1, $1, $2, 'people.csv', $1, $3)`,
    [accountId, people.owner.userId, 2 * 1024 ** 3],
  );
  const file = { name: 'people.csv', content: Buffer.from('email\n') };
  const { status, body } = await importCalls(gateway)('upload', { accountId, file }, people.admin);
  expect({ status, key: body.key }).toEqual({ status: 409, key: 'imports.file.noRoom' });
  await expect(
    callPlatform(beginImportFile, { accountId, name: 'people.csv' }, people.admin.sessionToken),
  ).rejects.toMatchObject({ message: text('imports.file.noRoom', { most: '2 GB' }) });
});

it('an invitation is resent a limited number of times a day, through both doors together', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  const { invitationId } = await makeInvitation(account);
  const waiting = () =>
    sql.query(`update "Invitation" set status = 'pending' where "objectId" = $1`, [invitationId]);
  for (const door of ['gateway', 'platform', 'gateway', 'platform', 'gateway']) {
    await waiting();
    if (door === 'gateway')
      await gateway.as(people.admin).invitations.resend.mutate({ accountId, invitationId });
    else await callPlatform(resendInvitation, { accountId, invitationId }, people.admin.sessionToken);
  }
  await waiting();
  await expect(
    callPlatform(resendInvitation, { accountId, invitationId }, people.admin.sessionToken),
  ).rejects.toMatchObject({
    message: expect.stringMatching(/^This person has reached the daily limit of invitations/),
  });
  const { status, body, headers } = await gateway.http
    .post(`/api/v1/accounts/${accountId}/invitations/${invitationId}/resend`)
    .set(await scriptHeaders(people.owner))
    .send({});
  expect({ status, key: body.key }).toEqual({ status: 429, key: 'invitations.mails.address' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
});

it('a person without a role in an account leaves no audit entry there, at both doors', async () => {
  const { accountId } = await makeAccount();
  const outsider = await makePerson();
  const change = { accountId, username: 'anybody', attributes: { title: 'X' } };
  await expect(callPlatform(updateMember, change, outsider.sessionToken)).rejects.toMatchObject({
    message: text('access.forbidden'),
  });
  const refused = await refusalOf(gateway.as(outsider).members.updateByUsername.mutate(change));
  expect(refused.key).toBe('access.forbidden');
  expect(await sql.query('select from "AuditEntry" where account = $1', [accountId])).toEqual([]);
});
