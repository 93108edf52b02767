import { checkAccess } from '@campus/contracts/accounts/access-functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  generateClientSecret,
  getApiCredentials,
  issueApiToken,
  regenerateClientSecret,
} from '@campus/contracts/credentials/functions';
import { deleteMembership } from '@campus/contracts/members/action-functions';
import { updateUserAccountPermission } from '@campus/contracts/members/functions';
import type { Permission } from '@campus/domain/access/levels';
import { makeCredential, platformTokenOf, withApiAccess } from '@campus/tests/areas/credentials';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { accountAccessesOf } from '../../call/identify.ts';

const scopes = ['members:read' as const];
const signedOut = { code: parseCode.signedOut };
const paused = { code: parseCode.forbidden, message: text('credentials.paused') };

type Losing = (account: TestAccount, membershipId: string) => Promise<unknown>;

const become =
  (permission: Permission): Losing =>
  ({ people: { owner } }, membershipId) =>
    callPlatform(updateUserAccountPermission, { membershipId, permission }, owner.sessionToken);
const leave: Losing = ({ accountId, people: { owner } }, membership) =>
  callPlatform(deleteMembership, { accountId, membership }, owner.sessionToken);

/** A credential that an admin generated, with a working token. */
async function generated() {
  const account = await makeAccount(withApiAccess);
  const { accountId } = account;
  const maker = await addMember(accountId, { permission: 'admin' });
  const made = await callPlatform(
    generateClientSecret,
    { accountId, name: 'Sync', scopes },
    maker.sessionToken,
  );
  const credential = { ...made, clientSecret: made.clientSecret ?? '' };
  return { account, accountId, maker, credential, token: await platformTokenOf(credential) };
}

const enter = (accountId: string, token: string) => callPlatform(checkAccess, { accountId }, token);

async function listed({ accountId, people }: TestAccount) {
  const { items } = await callPlatform(getApiCredentials, { accountId }, people.owner.sessionToken);
  return items.map(({ maker, paused: reason }) => ({ email: maker?.email, reason }));
}

/** Regenerates the secret as the owner, and returns the credential with it. */
async function takeOver({ accountId, people }: TestAccount, credentialId: string, overlap = false) {
  const made = await callPlatform(
    regenerateClientSecret,
    { accountId, credentialId, scopes, overlap },
    people.owner.sessionToken,
  );
  return { ...made, clientSecret: made.clientSecret ?? '' };
}

describe('a credential', () => {
  it.each<[string, Losing, string]>([
    ['left', leave, 'left'],
    ['was suspended', become('suspended'), 'suspended'],
    ['was demoted below its level', become('moderator'), 'demoted'],
  ])('is paused once the person who generated it %s, with its tokens', async (_, lose, reason) => {
    const { account, accountId, maker, credential, token } = await generated();
    await enter(accountId, token);
    expect(await listed(account)).toEqual([{ email: maker.email, reason: null }]);
    await lose(account, maker.membershipId);
    await expect(enter(accountId, token)).rejects.toMatchObject(signedOut);
    await expect(platformTokenOf(credential)).rejects.toMatchObject(paused);
    const config = { protectedAccountIds: [], movedAccounts: {}, providers: {} } as never;
    const { credentialId } = credential;
    expect([...(await accountAccessesOf({ sql, config }, [credentialId], accountId)).keys()]).toEqual([]);
    expect(await listed(account)).toEqual([{ email: maker.email, reason }]);
  });

  it('works again when its maker gets the role back', async () => {
    const { account, accountId, maker, token } = await generated();
    await become('suspended')(account, maker.membershipId);
    await expect(enter(accountId, token)).rejects.toMatchObject(signedOut);
    await become('admin')(account, maker.membershipId);
    await enter(accountId, token);
  });

  it('is paused when its maker deletes their user, and works while a maker is not known', async () => {
    const { account, accountId, maker, credential, token } = await generated();
    await sql.query('delete from "Membership" where "user" = $1', [maker.userId]);
    await sql.query('delete from "_User" where "objectId" = $1', [maker.userId]);
    await expect(enter(accountId, token)).rejects.toMatchObject(signedOut);
    expect(await listed(account)).toEqual([{ email: '', reason: 'left' }]);
    await sql.query('update api_credential set "generatedBy" = null where id = $1', [
      credential.credentialId,
    ]);
    await enter(accountId, token);
    expect(await listed(account)).toEqual([{ email: undefined, reason: null }]);
  });

  it('is taken over by a person who regenerates its secret; the secret of the person who left stays dead', async () => {
    const { account, accountId, maker, credential, token } = await generated();
    await leave(account, maker.membershipId);
    const { credentialId } = credential;
    await expect(takeOver(account, credentialId, true)).rejects.toThrow(text('credentials.overlapPaused'));
    const renewed = await takeOver(account, credentialId);
    await enter(accountId, await platformTokenOf(renewed));
    expect(await listed(account)).toEqual([{ email: account.people.owner.email, reason: null }]);
    await expect(enter(accountId, token)).rejects.toMatchObject(signedOut);
    await expect(platformTokenOf(credential)).rejects.toThrow(text('credentials.clientInvalid'));
  });
});

describe('a secret that is regenerated with an overlap', () => {
  const previousOf = async ({ accountId, people }: TestAccount) => {
    const { items } = await callPlatform(getApiCredentials, { accountId }, people.owner.sessionToken);
    return items[0]?.previousSecret;
  };

  it('lives on for 24 hours, with its tokens, and is dated apart from the new one', async () => {
    const { account, accountId, credential, token } = await generated();
    const { credentialId } = credential;
    const before = Date.now();
    const renewed = await takeOver(account, credentialId, true);
    await enter(accountId, token);
    await enter(accountId, await platformTokenOf(credential));
    const { endsAt = '', lastUsed } = (await previousOf(account)) ?? {};
    expect(lastUsed).not.toBeNull();
    expect(Date.parse(endsAt) - before).toBeGreaterThan(86_390_000);
    expect(Date.parse(endsAt) - before).toBeLessThan(86_460_000);
    const unused = await callPlatform(getApiCredentials, { accountId }, account.people.owner.sessionToken);
    expect(unused.items[0]?.lastUsed).toBeNull();
    await enter(accountId, await platformTokenOf(renewed));
    const late = await platformTokenOf(credential);
    await sql.query('update api_credential set "previousEndsAt" = now() where id = $1', [credentialId]);
    await expect(enter(accountId, late)).rejects.toMatchObject(signedOut);
    await expect(platformTokenOf(credential)).rejects.toThrow(text('credentials.clientInvalid'));
    expect(await previousOf(account)).toBeNull();
  });

  it('ends when another secret follows it, with or without an overlap', async () => {
    const { account, accountId, credential, token } = await generated();
    const { credentialId } = credential;
    const second = await takeOver(account, credentialId, true);
    const ofSecond = await platformTokenOf(second);
    const third = await takeOver(account, credentialId, true);
    await expect(enter(accountId, token)).rejects.toMatchObject(signedOut);
    await expect(platformTokenOf(credential)).rejects.toThrow(text('credentials.clientInvalid'));
    await enter(accountId, ofSecond);
    const ofThird = await platformTokenOf(third);
    await takeOver(account, credentialId);
    for (const ended of [ofSecond, ofThird])
      await expect(enter(accountId, ended)).rejects.toMatchObject(signedOut);
    await expect(platformTokenOf(second)).rejects.toThrow(text('credentials.clientInvalid'));
  });

  it('ends at once when the person who knows it leaves; the new secret works on', async () => {
    const { account, accountId, maker, credential, token } = await generated();
    const renewed = await takeOver(account, credential.credentialId, true);
    await leave(account, maker.membershipId);
    await expect(enter(accountId, token)).rejects.toMatchObject(signedOut);
    await expect(platformTokenOf(credential)).rejects.toMatchObject(paused);
    await enter(accountId, await platformTokenOf(renewed));
  });
});

it('a credential of a higher level than the caller cannot be taken over', async () => {
  const { accountId, people } = await makeAccount(withApiAccess);
  const { credentialId, clientId, clientSecret } = await makeCredential(accountId);
  await expect(
    callPlatform(
      regenerateClientSecret,
      { accountId, credentialId, scopes, overlap: true },
      people.moderator.sessionToken,
    ),
  ).rejects.toMatchObject({ code: parseCode.forbidden });
  await expect(callPlatform(issueApiToken, { clientId, clientSecret })).resolves.toBeTruthy();
});
