import { getAccountFeatures, updateAccountFeatures } from '@campus/contracts/accounts/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const none = {
  ...{ apiAccess: false, memberExport: false, privateSpaces: false },
  ...{ roomPasscodes: false, speechToText: false, zoom: false },
};

it('a superadmin allows an account API credentials and exports, keeps the rest, and takes both back', async () => {
  const { accountId } = await makeAccount({
    dashboardOptions: { fromEmail: 'office@academy.test' },
    zoom: { allowed: true, enabled: true },
  });
  const { sessionToken } = await makeSuperadmin();
  const update = (features: object) =>
    callPlatform(updateAccountFeatures, { accountId, ...features }, sessionToken);
  const before = await callPlatform(getAccountFeatures, { accountId }, sessionToken);
  expect(before).toEqual({ ...none, zoom: true });
  const allowed = { ...before, apiAccess: true, memberExport: true };
  expect(await update({ apiAccess: true, memberExport: true })).toEqual(allowed);
  expect(await callPlatform(getAccountFeatures, { accountId }, sessionToken)).toEqual(allowed);
  const stored = await sql.one(
    'select "apiAccess" as api, "dashboardOptions" as options, zoom from "Account" where "objectId" = $1',
    [accountId],
  );
  expect(stored).toMatchObject({
    api: { isEnabled: true, isProductEnabled: true },
    options: { fromEmail: 'office@academy.test', isExportAllowed: true },
    zoom: { allowed: true, enabled: true },
  });
  expect(await update({ apiAccess: false, memberExport: false, zoom: false })).toEqual(none);
  const entries = await sql.query(
    `select before, after from "AuditEntry" where account = $1 and operation = 'accounts.updateFeatures' order by at`,
    [accountId],
  );
  expect(entries[0]).toEqual({
    before: { apiAccess: false, memberExport: false },
    after: { apiAccess: true, memberExport: true },
  });
});

it('nobody else reads or changes what an account may use', async () => {
  const { accountId, people } = await makeAccount();
  for (const { sessionToken } of [people.owner, people.admin]) {
    const read = callPlatform(getAccountFeatures, { accountId }, sessionToken);
    await expect(read).rejects.toMatchObject({ key: 'access.forbidden' });
    const update = callPlatform(updateAccountFeatures, { accountId, apiAccess: true }, sessionToken);
    await expect(update).rejects.toMatchObject({ key: 'access.forbidden' });
  }
});
