import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import { withApiAccess } from '@campus/tests/areas/credentials';
import { makeRoom } from '@campus/tests/areas/rooms';
import { openGateway } from '@campus/tests/calls/gateway';
import { makeScript } from '@campus/tests/calls/script-calls';
import { makeAccount, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();

/** An account with a credential of level admin, and calls of its scripts to the rooms. */
async function makeScripts(scopes: readonly ApiScope[] = ['rooms:read', 'rooms:write']) {
  const { accountId } = await makeAccount(withApiAccess);
  const { clientId, call } = await makeScript(gateway, accountId, scopes);
  return {
    accountId,
    clientId,
    call: (method: Parameters<typeof call>[0], path = '', body?: object) =>
      call(method, `/rooms${path}`, { body }),
  };
}

it('ROM-068 a script keeps rooms, but never opens one for admins or above, nor reads passcodes', async () => {
  const { accountId, clientId, call } = await makeScripts();
  const zoomCredential = { id: '987', passcode: 'zoom-secret-3' };
  const reserved = await makeRoom(accountId, { name: 'Board', permAccess: 1, zoomCredential });
  const created = await call('post', '', {
    create: true,
    entries: [{ change: { kind: 'room', fields: { name: 'Lecture', levelName: 'lobby', instance: 9 } } }],
  });
  expect(created.status).toBe(200);
  const [{ id }] = created.body.entries;
  const renamed = await call('patch', `/${id}`, { change: { kind: 'room', fields: { name: 'Seminar' } } });
  expect(renamed.body.entry).toMatchObject({ name: 'Seminar' });

  const list = await call('get');
  expect(list.body.own.level).toBe('moderator');
  expect(JSON.stringify(list.body)).not.toContain('zoom-secret-3');
  const opened = await call('patch', `/${reserved}`, { change: { kind: 'room', fields: { permAccess: 4 } } });
  expect([opened.status, opened.body.key]).toEqual([403, 'rooms.aboveOwn']);
  const closed = await call('patch', `/${id}`, { change: { kind: 'room', fields: { permAccess: 1 } } });
  expect([closed.status, closed.body.key]).toEqual([403, 'rooms.aboveOwn.access']);
  const deleted = await call('delete', `/${reserved}`);
  expect([deleted.status, deleted.body.key]).toEqual([403, 'rooms.aboveOwn']);
  const passcodes = await call('get', `/${id}/passcodes`);
  expect([passcodes.status, passcodes.body.key]).toEqual([403, 'access.notForScripts']);

  expect((await call('delete', `/${id}`)).status).toBe(200);
  const changes = await call('get', `/${id}/changes`);
  expect(changes.body.items[0]).toMatchObject({ field: 'deleted', by: clientId });
});

it('a bulk edit of a script leaves out rooms for admins, and ends with its credential', async () => {
  const { accountId, call } = await makeScripts(['rooms:read', 'rooms:write', 'tasks:read']);
  const open = await makeRoom(accountId, { name: 'Open', order: 1 });
  const reserved = await makeRoom(accountId, { name: 'Board', order: 2, permAccess: 1 });
  const planned = await call('post', '/bulk-edits', {
    entryIds: [open, reserved],
    values: { permAccess: 3 },
  });
  expect([planned.status, planned.body.key]).toEqual([200, undefined]);
  const { id } = planned.body.task;
  const rows = async () => (await call('get', `/bulk-edits/${id}/rows`)).body.items;
  await expect.poll(async () => (await rows()).length).toBe(2);
  expect((await rows()).map((row: { reasons: { key: string }[] }) => row.reasons[0]?.key)).toEqual([
    undefined,
    'rooms.aboveOwn',
  ]);
  await sql.query('update api_credential set "revokedAt" = now() where account = $1', [accountId]);
  expect((await call('post', `/bulk-edits/${id}/apply`)).status).toBe(401);
});
