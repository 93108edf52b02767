import { makeSavedView } from '@campus/tests/areas/saved-views';
import { useSso } from '@campus/tests/areas/sso/sso';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { addMember, makeAccount, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { userIdentityTable } from '../../foundation/schema/tables/user-identity.ts';
import { pauseOf, pauseOfDue, readMailedView } from './mailed-view.ts';

const { openWorld } = useSso();

let test: TestServices;
beforeAll(async () => {
  test = await makeServices([]);
});
afterAll(() => test.close());

/** Adds an admin with a saved view. `ask` judges its mail: as one that is due, or as one that was asked for. */
async function withView(accountId: string) {
  const { userId } = await addMember(accountId, { permission: 'admin' });
  const viewId = await makeSavedView(accountId, userId);
  const ask = async (judge: typeof pauseOf = pauseOfDue) => {
    const view = await readMailedView(sql, viewId);
    if (!view) throw new Error('There is no view.');
    return judge({ sql, config: test.services.config }, view);
  };
  return { userId, ask };
}

it('pauses in an account with single sign-on only, unless the person signed in through it lately', async () => {
  const place = await openWorld({ disallowPasswordLogin: true });
  const { userId, ask } = await withView(place.accountId);
  const link = (ssoConfigId: string | null) =>
    userIdentityTable.insert(sql, [
      { userId, provider: 'oidc', issuer: 'https://x.test', subject: unique(), ssoConfigId },
    ]);
  expect(await ask()).toBe('singleSignOn');
  expect(await ask(pauseOf)).toBeUndefined();
  const elsewhere = await openWorld();
  await link(elsewhere.at.university.ssoConfigId ?? null);
  expect(await ask()).toBe('singleSignOn');
  await link(place.at.university.ssoConfigId ?? null);
  expect(await ask()).toBeUndefined();
  await sql.query(
    `update "UserIdentity" set "createdAt" = now() - interval '99 days',
       "signedInAt" = now() - interval '61 days' where "user" = $1`,
    [userId],
  );
  expect(await ask()).toBe('singleSignOn');
  await sql.query(`update "UserIdentity" set "signedInAt" = now() - interval '59 days' where "user" = $1`, [
    userId,
  ]);
  expect(await ask()).toBeUndefined();
});

it('pauses while the person lacks a second factor that the account requires', async () => {
  const { accountId } = await makeAccount();
  const { userId, ask } = await withView(accountId);
  expect(await ask()).toBeUndefined();
  await sql.query(`update "Account" set "secondFactorRequired" = 'admin' where "objectId" = $1`, [accountId]);
  expect(await ask()).toBe('secondFactor');
  const key = newObjectId();
  await sql.query(
    `insert into "SecondFactor" (id, "user", kind, name, "credentialId", "publicKey", counter)
     values ($1, $2, 'passkey', 'Key', $1, 'x', 0)`,
    [key, userId],
  );
  expect(await ask()).toBeUndefined();
});
