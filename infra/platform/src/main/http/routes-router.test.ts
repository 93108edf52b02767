import { text } from '@campus/contracts/core/text';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

/** Sends a request without a session or a key. */
async function clientInfo(id: string) {
  const response = await fetch(`${new URL(stack.urls.platform).origin}/gateway/ClientInfo/${id}`);
  return { status: response.status, body: await response.json() };
}

async function makeWorld() {
  const name = `world ${unique()}`;
  const { accountId } = await makeAccount({ world: { name }, webLevels: ['Lobby', 'Hall'] });
  const world = await sql.one<{ id: string }>('select "objectId" as id from "World" where account = $1', [
    accountId,
  ]);
  return { name, id: world?.id ?? '' };
}

describe('GET /ClientInfo/{id}', () => {
  it('AUTH-068 SSO-041 RPM-063 returns name and levels without a session, by world id or name of the server configuration', async () => {
    const { name, id } = await makeWorld();
    const found = { status: 200, body: { name, levels: ['Lobby', 'Hall'] } };
    await expect(clientInfo(id)).resolves.toStrictEqual(found);
    await expect(clientInfo(encodeURIComponent(name))).resolves.toStrictEqual(found);
  });

  it('AUTH-068 SSO-041 RPM-063 answers 404 for an id that is neither', async () => {
    const id = `world-${unique()}`;
    await expect(clientInfo(id)).resolves.toStrictEqual({
      status: 404,
      body: { error: text('worlds.notFound', { id }), key: 'worlds.notFound', params: { id } },
    });
  });

  it('answers an empty name for a world whose configuration has none', async () => {
    const { id } = await makeWorld();
    await sql.query(
      `update "ServerConfig" set name = null
       where "objectId" = (select "serverConfig" from "World" where "objectId" = $1)`,
      [id],
    );
    await expect(clientInfo(id)).resolves.toMatchObject({ status: 200, body: { name: '' } });
  });

  it('answers 404 for an invalid id, and 400 for an unreadable one', async () => {
    for (const id of ['%00', 'x'.repeat(2000), `%27%20or%20%271`, '..%2f..%2fparse'])
      await expect(clientInfo(id)).resolves.toMatchObject({ status: 404 });
    await expect(clientInfo('%ff')).resolves.toMatchObject({ status: 400 });
  });
});
