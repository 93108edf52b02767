import { makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

/**
 * An account with these entries, and a function that plans a change of all of them and waits for the plan.
 */
async function makeWorld(names: readonly string[]) {
  const account = await makeRoomsAccount(names);
  const { accountId, people, ids } = account;
  const { rooms, tasks } = as(people.admin);
  const plan = async (
    values: Parameters<typeof rooms.planBulkEdit.mutate>[0]['values'],
    entryIds = Object.values(ids),
  ) => {
    const { task } = await rooms.planBulkEdit.mutate({ accountId, entryIds, values });
    const status = async () => (await tasks.get.query({ accountId, taskId: task.id })).task.status;
    await expect.poll(status).toBe('planned');
    return { accountId, taskId: task.id };
  };
  return { ...account, rooms, plan };
}

it('the plan says from what to what, applying does that, and undo takes it back', async () => {
  const { rooms, plan, order, list } = await makeWorld(['A', 'F/B', 'F/C', 'D!', 'G/E']);
  const before = await list();
  const edit = await plan({ group: 'G', permAccess: 1, visibleOn: ['mobile'] });
  const { items } = await rooms.bulkEditRows.query(edit);
  expect(items.map(({ name, from, to }) => ({ name, from, to }))).toEqual([
    {
      name: 'A',
      from: { visibleOn: ['GOTO'], permAccess: 4, group: '' },
      to: { visibleOn: ['mobile'], permAccess: 1, group: 'G' },
    },
    {
      name: 'B',
      from: { visibleOn: ['GOTO'], permAccess: 4, group: 'F' },
      to: { visibleOn: ['mobile'], permAccess: 1, group: 'G' },
    },
    {
      name: 'C',
      from: { visibleOn: ['GOTO'], permAccess: 4, group: 'F' },
      to: { visibleOn: ['mobile'], permAccess: 1, group: 'G' },
    },
    { name: 'D', from: { permAccess: 4, group: '' }, to: { permAccess: 1, group: 'G' } },
    { name: 'E', from: { visibleOn: ['GOTO'], permAccess: 4 }, to: { visibleOn: ['mobile'], permAccess: 1 } },
  ]);
  expect((await list()).entries).toEqual(before.entries);
  await rooms.applyBulkEdit.mutate(edit);
  expect(await endOfTask(edit.taskId)).toMatchObject({ status: 'done', done: 5, failed: 0 });
  expect(await order()).toEqual(['G/E', 'G/A', 'G/B', 'G/C', 'G/D']);
  const { task } = await rooms.undoBulkEdit.mutate(edit);
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', done: 5, failed: 0 });
  expect((await list()).entries).toEqual(before.entries);
});

it('the last one of a person is found until it is undone; its changes are in the history', async () => {
  const { accountId, people, ids, rooms, plan } = await makeWorld(['A', 'B!']);
  const last = async (by = rooms) => (await by.lastBulkEdit.query({ accountId })).task?.id;
  const first = await plan({ permAccess: 1 });
  expect(await last()).toBeUndefined();
  await rooms.applyBulkEdit.mutate(first);
  await endOfTask(first.taskId);
  const second = await plan({ teamAccess: ['3'] });
  await rooms.applyBulkEdit.mutate(second);
  await endOfTask(second.taskId);
  expect(await last()).toBe(second.taskId);
  expect(await last(as(people.owner).rooms)).toBeUndefined();
  const { task } = await rooms.undoBulkEdit.mutate(second);
  await endOfTask(task.id);
  expect(await last()).toBe(first.taskId);
  await sql.query(`update "Task" set "finishedAt" = now() - interval '25 hours' where id = $1`, [
    first.taskId,
  ]);
  expect(await last()).toBeUndefined();
  const { items } = await rooms.changes.query({ accountId, entryId: ids.B ?? '' });
  expect(items.map(({ field, from, to, by }) => [field, from, to, by])).toEqual([
    ['teamAccess', ['3'], [], people.admin.email],
    ['teamAccess', [], ['3'], people.admin.email],
    ['permAccess', 4, 1, people.admin.email],
  ]);
});

it('what was changed or deleted since the plan, and what a rule forbids, is refused row by row', async () => {
  const { accountId, ids, rooms, plan, list } = await makeWorld(['A', 'B', 'C']);
  const locked = await makeRoom(accountId, {
    name: 'L',
    order: 90,
    visibleOn: ['hidden'],
    roomSecurity: { passcodes: 'x' },
  });
  const edit = await plan({ visibleOn: ['mobile'] }, [...Object.values(ids), locked]);
  const { items } = await rooms.bulkEditRows.query(edit);
  expect(items.filter(({ isRefused }) => isRefused).map(({ name, reason }) => [name, reason])).toEqual([
    ['L', 'A room with passcodes must be hidden.'],
  ]);
  await sql.query(`update "Room" set "visibleOn" = '["hidden"]' where "objectId" = $1`, [ids.A]);
  await rooms.delete.mutate({ accountId, entryId: ids.B ?? '' });
  await rooms.applyBulkEdit.mutate(edit);
  expect(await endOfTask(edit.taskId)).toMatchObject({ status: 'done', done: 1, failed: 3 });
  const rows = (await rooms.bulkEditRows.query(edit)).items;
  expect(rows.map(({ name, outcome, reasons }) => [name, outcome, reasons[0]?.key])).toEqual([
    ['A', 'failed', 'rooms.bulk.stale'],
    ['B', 'failed', 'rooms.bulk.gone'],
    ['C', 'done', undefined],
    ['L', 'failed', 'rooms.passcodes.visible'],
  ]);
  expect((await list()).entries).toMatchObject([
    { visibleOn: ['hidden'] },
    { visibleOn: ['mobile'] },
    { visibleOn: ['hidden'] },
  ]);
  expect(await refusalOf(rooms.applyBulkEdit.mutate(edit))).toMatchObject({
    status: 409,
    key: 'rooms.bulk.notPlanned',
  });
});

it('a person has one plan at a time: a new one cancels the one before, and drops its rows and ids', async () => {
  const { rooms, plan } = await makeWorld(['A', 'B']);
  const first = await plan({ permAccess: 1 });
  const second = await plan({ permAccess: 2 });
  expect(await refusalOf(rooms.applyBulkEdit.mutate(first))).toMatchObject({ key: 'rooms.bulk.notPlanned' });
  const rows = await sql.query('select from "TaskRow" where task = $1', [first.taskId]);
  expect(rows).toEqual([]);
  expect(await sql.one('select params from "Task" where id = $1', [first.taskId])).toEqual({
    params: { entryIds: [], values: { permAccess: 1 } },
  });
  await rooms.applyBulkEdit.mutate(second);
  expect(await endOfTask(second.taskId)).toMatchObject({ status: 'done', done: 2 });
});
