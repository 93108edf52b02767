import { makeSpaces, makeSpacesAccount } from '@campus/tests/areas/private-spaces';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { makeAccount, type Person, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { http } = await openGateway();

async function get(path: string, person: Person, query: Record<string, unknown> = {}) {
  return http
    .get(`/api/v1/accounts/${path}`)
    .set(await scriptHeaders(person))
    .query(query);
}

async function buy(accountId: string, person: Person, body: object, headers = {}) {
  const sent = { ...(await scriptHeaders(person)), ...headers };
  return http.post(`/api/v1/accounts/${accountId}/private-spaces`).set(sent).send(body);
}

async function change(path: string, person: Person, status: string) {
  return http
    .patch(`/api/v1/accounts/${path}`)
    .set(await scriptHeaders(person))
    .send({ status });
}

const names = { firstName: 'Grace', lastName: 'Hopper' };

describe('private spaces from the gateway to the database', () => {
  it('PSP-028 PSP-031 PSP-033 are bought, listed, and archived', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const prices = await get(`${accountId}/private-spaces/prices`, people.admin);
    expect(prices.body.items).toContainEqual({
      id: suite.pricingId,
      product: { id: suite.id, name: 'Suite' },
    });
    const email = `${unique()}@campus.test`;
    const asked = { ...names, email, name: 'Lab', pricingId: suite.pricingId };
    const bought = await buy(accountId, people.admin, asked);
    expect(bought.status).toBe(200);
    const { space } = bought.body;
    expect(space).toMatchObject({
      name: 'Lab',
      ownerName: 'Grace Hopper',
      ownerEmail: email,
      status: 'active',
    });

    const path = `${accountId}/private-spaces/${space.id}`;
    const archived = await change(path, people.admin, 'archived');
    expect(archived.body.space).toMatchObject({ id: space.id, status: 'archived' });
    const usual = await get(`${accountId}/private-spaces`, people.admin);
    expect(usual.body).toMatchObject({ items: [], total: 0 });
    const all = await get(`${accountId}/private-spaces`, people.admin, { statuses: 'archived,active' });
    expect(all.body).toMatchObject({ items: [archived.body.space], total: 1 });
  });

  it('PSP-022 accept any text as names', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const free = { firstName: 'Зоя 🌍', lastName: "O'Neill; -- <b>" };
    const asked = { ...free, email: `${unique()}@campus.test`, pricingId: suite.pricingId };
    const { body } = await buy(accountId, people.admin, asked);
    expect(body.space.ownerName).toBe("Зоя 🌍 O'Neill; -- <b>");
  });

  it('are bought once for all calls with one key', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const asked = { ...names, email: `${unique()}@campus.test`, pricingId: suite.pricingId };
    const key = { 'idempotency-key': unique() };
    const first = await buy(accountId, people.admin, asked, key);
    expect((await buy(accountId, people.admin, asked, key)).body).toEqual(first.body);
    expect(await sql.query('select 1 from "PrivateSpace" where account = $1', [accountId])).toHaveLength(1);
  });

  it('PSP-009 never send their passcodes to the console', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    await makeSpaces(accountId, suite, [{}]);
    const { body } = await get(`${accountId}/private-spaces`, people.owner);
    expect(body.items).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('passcode');
  });

  it('PSP-014 refuse another status, as a filter and as a new one', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const [id = ''] = await makeSpaces(accountId, suite, [{}]);
    const filtered = await get(`${accountId}/private-spaces`, people.admin, { statuses: 'deleted' });
    expect(filtered.status).toBe(400);
    const changed = await change(`${accountId}/private-spaces/${id}`, people.admin, 'open');
    expect(changed.status).toBe(400);
  });

  it('PSP-025 refuse days in the wrong order', async () => {
    const { accountId, people } = await makeSpacesAccount();
    const days = { createdAfter: '2026-02-02', createdBefore: '2026-02-02' };
    const { status, body } = await get(`${accountId}/private-spaces`, people.admin, days);
    expect([status, body.key]).toEqual([400, 'privateSpaces.created.order']);
  });

  it('PSP-006 SHE-095 are closed to everyone while the account does not allow them', async () => {
    const { accountId, people } = await makeAccount();
    for (const path of ['private-spaces', 'private-spaces/types', 'private-spaces/prices']) {
      const { status, body } = await get(`${accountId}/${path}`, people.owner);
      expect([path, status, body.key]).toEqual([path, 403, 'access.forbidden']);
    }
  });
});
