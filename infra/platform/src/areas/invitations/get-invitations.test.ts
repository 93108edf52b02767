import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getInvitations } from '@campus/contracts/invitations/functions';
import { invite } from '@campus/tests/areas/invitations/invitations';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, type Person, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

describe('getInvitations', () => {
  const list = ({ accountId, people }: TestAccount, options: object = {}, actor: Person = people.admin) =>
    callPlatform(getInvitations, { accountId, options }, actor.sessionToken);

  it('INV-062 answers one page in the requested order and the count of all that match by email and names', async () => {
    const account = await makeAccount();
    for (const [firstName, lastName] of [
      ['Ana', 'Marić'],
      ['Bo', 'Quill'],
      ['Cy', 'Anders'],
    ] as const)
      await invite(account, {
        email: `${firstName}.${unique()}@campus.test`,
        firstName,
        lastName,
        displayName: `${firstName} ${lastName}`,
      });
    const names = async (options: object) => {
      const { count, invitations } = await list(account, options);
      return [count, invitations.map(({ firstName }) => firstName)];
    };
    expect(await names({ sort: ['asc', 'firstName'], limit: 2 })).toEqual([3, ['Ana', 'Bo']]);
    expect(await names({ sort: ['asc', 'firstName'], limit: 2, skip: 2 })).toEqual([3, ['Cy']]);
    expect(await names({ sort: ['desc', 'email'] })).toEqual([3, ['Cy', 'Bo', 'Ana']]);
    expect(await names({ sort: ['asc', 'lastName'] })).toEqual([3, ['Cy', 'Ana', 'Bo']]);
    expect(await names({ search: 'AN', sort: ['asc', 'firstName'], limit: 1 })).toEqual([2, ['Ana']]);
    expect(await names({ search: 'maric' })).toEqual([1, ['Ana']]);
    expect(await names({ search: 'bo.' })).toEqual([1, ['Bo']]);
    expect(await names({ search: '%' })).toEqual([0, []]);
  });

  it('lists the invitations of one state, page by page and from a position', async () => {
    const account = await makeAccount();
    await sql.query(
      `insert into "Invitation" ("objectId", "createdAt", "updatedAt", account, email, permission, status, "expiresAt", teamid)
       select $2 || row_number() over (), now(), now(), $1, status || days || '@campus.test', 'member', status,
         now() + days * interval '1 day', '8'
       from (values ('pending', 1), ('pending', -1), ('error', 1), ('accepted', -1)) states (status, days)`,
      [account.accountId, unique()],
    );
    const found = async (options: object) => {
      const { count, invitations } = await list(account, options);
      return [count, invitations.map(({ email }) => email)];
    };
    for (const position of [{}, { after: '' }]) {
      expect(await found({ status: 'pending', ...position })).toEqual([1, ['pending1@campus.test']]);
      expect(await found({ status: 'expired', ...position })).toEqual([1, ['pending-1@campus.test']]);
      expect(await found({ status: 'error', ...position })).toEqual([1, ['error1@campus.test']]);
      expect(await found({ status: 'error', search: 'accepted', ...position })).toEqual([0, []]);
    }
  });

  it('INV-062 takes page, search, and sort in place of options', async () => {
    const { accountId, people } = await makeAccount();
    await sql.query(
      `insert into "Invitation" ("objectId", "createdAt", "updatedAt", account, email, permission, status, "expiresAt", teamid)
       select $2 || g, now(), now(), $1, 'p' || lpad(g::text, 2, '0') || '@campus.test', 'member', 'pending', now(), '8'
       from generate_series(1, 30) g`,
      [accountId, unique()],
    );
    const emails = async (asked: object) => {
      const { count, invitations } = await callPlatform(
        getInvitations,
        { accountId, ...asked },
        people.admin.sessionToken,
      );
      return [count, invitations.length, invitations[0]?.email];
    };
    const sort = ['asc', 'email'];
    expect(await emails({ page: 1, sort })).toEqual([30, 25, 'p01@campus.test']);
    expect(await emails({ page: 2, sort })).toEqual([30, 5, 'p26@campus.test']);
    expect(await emails({ search: 'p3' })).toEqual([1, 1, 'p30@campus.test']);
    await expect(emails({ page: 1, options: { limit: 2 } })).rejects.toMatchObject({
      code: parseCode.invalid,
    });
  });

  it('finds invitations by words in any order', async () => {
    const account = await makeAccount();
    await invite(account, { email: `post-${unique()}@campus.test`, firstName: 'Ana', lastName: 'Marić' });
    await invite(account, { email: `desk-${unique()}@campus.test`, firstName: 'Ana', lastName: 'Quill' });
    for (const search of ['Marić Ana', 'maric, ana', 'post ari', 'an post'])
      expect((await list(account, { search })).invitations).toMatchObject([{ lastName: 'Marić' }]);
    expect((await list(account, { search: 'ana nobody' })).count).toBe(0);
  });

  it('INV-062 gives everyone below admin a permission error', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    for (const actor of [account.people.moderator, account.people.member, other.people.owner])
      await expect(list(account, {}, actor)).rejects.toMatchObject({
        code: parseCode.forbidden,
        message: text('access.forbidden'),
      });
  });

  it('never returns the secret of the link', async () => {
    const account = await makeAccount();
    await invite(account);
    const { invitations } = await list(account);
    expect(JSON.stringify(invitations)).not.toMatch(/token|seed|hash/i);
  });
});
