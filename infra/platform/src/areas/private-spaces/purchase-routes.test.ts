import { text } from '@campus/contracts/core/text';
import { makeSpacesAccount, makeSpaceType } from '@campus/tests/areas/private-spaces';
import { requestRoute } from '@campus/tests/calls/platform';
import { makeAccount, type Person, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const inAccount = (accountId: string, more: object = {}) => ({
  headers: { 'v-account-id': accountId, ...more },
});

describe('GET /prices', () => {
  const prices = (accountId: string, person?: Pick<Person, 'sessionToken'>) =>
    requestRoute('GET', '/prices', person?.sessionToken, inAccount(accountId));

  it('PSP-010 PSP-026 lists the prices of the account’s types: id, and product with id and name', async () => {
    const { accountId, people, suite, hall } = await makeSpacesAccount();
    await makeSpaceType(await makeSpacesAccount(), 'Elsewhere');
    expect(await prices(accountId, people.admin)).toEqual({
      status: 200,
      body: [
        { id: hall.pricingId, product: { id: hall.id, name: 'Hall' } },
        { id: suite.pricingId, product: { id: suite.id, name: 'Suite' } },
      ],
    });
  });

  it('PSP-026 is for creators of private spaces; an invalid session is answered 401', async () => {
    const { accountId, people } = await makeSpacesAccount();
    expect(await prices(accountId)).toMatchObject({ status: 401 });
    expect(await prices(accountId, { sessionToken: 'r:nobody' })).toMatchObject({ status: 401 });
    for (const person of [people.moderator, people.suspended, (await makeAccount()).people.owner])
      expect(await prices(accountId, person)).toMatchObject({ status: 403 });
  });

  it('PSP-006 SHE-095 is closed to everyone while the account does not allow private spaces', async () => {
    const account = await makeAccount();
    await makeSpaceType(account, 'Suite');
    expect(await prices(account.accountId, account.people.owner)).toMatchObject({
      status: 403,
      body: { key: 'access.forbidden' },
    });
  });

  it('PSP-027 answers 404 while no space types have been created for the world', async () => {
    const dashboardOptions = { isPrivateSpacesAllowed: true };
    const { accountId, people } = await makeAccount({ dashboardOptions });
    expect(await prices(accountId, people.owner)).toMatchObject({
      status: 404,
      body: { detail: text('privateSpaces.noTypes') },
    });
  });
});

describe('POST /purchases', () => {
  const names = { firstName: 'Grace', lastName: 'Hopper' };
  const buy = (accountId: string, body: object, person: Pick<Person, 'sessionToken'>, headers = {}) =>
    requestRoute('POST', '/purchases', person.sessionToken, {
      ...inAccount(accountId, headers),
      body: { purchaseType: 0, details: {}, ...body },
    });
  const storedOf = (accountId: string) =>
    sql.query<{ name: string; passcodes: string }>(
      'select name, type, "maxUsers", "ownerName", "ownerEmail", status, passcodes from "PrivateSpace" where account = $1',
      [accountId],
    );

  it('PSP-028 creates an active space of the type of the price for the owner, and records it', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const email = `Grace-${unique()}@Campus.test`;
    const bought = await buy(accountId, { ...names, email, pricingId: suite.pricingId }, people.admin);
    const space = {
      name: 'Suite – Grace Hopper',
      type: 'Suite',
      maxUsers: 25,
      ownerName: 'Grace Hopper',
      ownerEmail: email.toLowerCase(),
      status: 'active',
    };
    expect(bought).toMatchObject({ status: 200, body: space });
    expect(bought.body).not.toHaveProperty('passcodes');
    expect(await storedOf(accountId)).toMatchObject([space]);
    const { status: _, ...after } = space;
    const entries = await sql.query(
      `select outcome, "targetLabel", after from "AuditEntry" where account = $1 and operation = 'privateSpaces.buy'`,
      [accountId],
    );
    expect(entries).toMatchObject([{ outcome: 'success', targetLabel: space.name, after }]);
  });

  it('PSP-028 fails for a price that the account’s world does not offer', async () => {
    const { accountId, people } = await makeSpacesAccount();
    const { hall } = await makeSpacesAccount();
    for (const pricingId of [hall.pricingId, 'nowhere000'])
      expect(
        await buy(accountId, { ...names, email: 'g@campus.test', pricingId }, people.admin),
      ).toMatchObject({ status: 404, body: { detail: text('privateSpaces.type.unknown') } });
    expect(await storedOf(accountId)).toEqual([]);
  });

  it('PSP-029 needs both names for an email of no user, and none for that of a user', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const { pricingId } = suite;
    const email = `${unique()}@campus.test`;
    expect(await buy(accountId, { email, pricingId, lastName: 'Hopper' }, people.admin)).toMatchObject({
      status: 400,
      body: { detail: text('privateSpaces.firstName.required') },
    });
    expect(await buy(accountId, { email, pricingId, firstName: 'Grace' }, people.admin)).toMatchObject({
      status: 400,
      body: { detail: text('privateSpaces.lastName.required') },
    });
    const { email: known, displayName: ownerName } = people.member;
    expect(await buy(accountId, { email: known, pricingId }, people.admin)).toMatchObject({
      status: 200,
      body: { ownerName, ownerEmail: known },
    });
  });

  it('PSP-029 reveals nothing about a user unknown to the account', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const { email } = (await makeAccount()).people.owner;
    const bought = await buy(accountId, { email, pricingId: suite.pricingId }, people.admin);
    expect(bought).toMatchObject({ status: 200, body: { ownerName: email, ownerEmail: email } });
  });

  it('PSP-022 accepts any text as names', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const free = { firstName: '  Зоя 🌍', lastName: "O'Neill; --" };
    const asked = { ...free, email: `${unique()}@campus.test`, pricingId: suite.pricingId };
    expect(await buy(accountId, asked, people.admin)).toMatchObject({
      status: 200,
      body: { ownerName: "Зоя 🌍 O'Neill; --" },
    });
  });

  it('buys once for all calls with one key', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const asked = { ...names, email: `${unique()}@campus.test`, pricingId: suite.pricingId };
    const key = { 'idempotency-key': unique() };
    const first = await buy(accountId, asked, people.admin, key);
    expect(await buy(accountId, asked, people.admin, key)).toEqual(first);
    expect(await storedOf(accountId)).toHaveLength(1);
  });

  it('is refused without its own fields, and to people who may not create spaces', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const asked = { ...names, email: 'g@campus.test', pricingId: suite.pricingId };
    expect(await buy(accountId, { ...asked, purchaseType: 1 }, people.admin)).toMatchObject({ status: 400 });
    expect(await buy(accountId, { ...asked, email: 'nobody' }, people.admin)).toMatchObject({
      body: { detail: text('privateSpaces.email.invalid') },
    });
    expect(await buy(accountId, { ...asked, accountId }, people.admin, {})).toMatchObject({ status: 200 });
    expect(await buy(accountId, asked, people.moderator)).toMatchObject({ status: 403 });
    const unnamed = await requestRoute('POST', '/purchases', people.admin.sessionToken, { body: asked });
    expect(unnamed).toMatchObject({ status: 400 });
  });
});
