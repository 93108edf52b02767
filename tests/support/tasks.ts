import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TaskKind, TaskStatus } from '@campus/domain/tasks';
import { newObjectId } from '@campus/platform/records/object-id';
import { stack } from './stack.ts';
import { sql } from './world.ts';

interface NewTask {
  accountId: string;
  /** Who asked for it. */
  by: { userId: string; email: string };
  kind?: TaskKind;
  status?: TaskStatus;
  params?: object;
}

/** Writes a task that no worker knows of; answers its id. */
export async function makeTask({ accountId, by, ...task }: NewTask): Promise<string> {
  const { kind = 'members.suspend', status = 'waiting', params = {} } = task;
  const id = newObjectId();
  const ended = status !== 'waiting' && status !== 'running';
  await sql.query(
    `insert into "Task" (id, account, kind, params, status, "requestedBy", "requestedEmail", "requestId", "finishedAt")
     values ($1, $2, $3, $4, $5, $6, $7, 'made', $8)`,
    [id, accountId, kind, JSON.stringify(params), status, by.userId, by.email, ended ? new Date() : null],
  );
  return id;
}

/** Writes a task that is done and left this file behind; answers its id. */
export async function makeTaskWithFile(
  task: Omit<NewTask, 'status'>,
  content: Uint8Array | string = 'Email\r\n',
): Promise<string> {
  const id = await makeTask({ ...task, status: 'done' });
  await mkdir(stack.data.files, { recursive: true });
  await writeFile(path.join(stack.data.files, `${id}.csv`), content);
  await sql.query(
    `update "Task" set file = $2, "fileName" = 'result.csv', "fileType" = 'text/csv; charset=utf-8', "fileBytes" = $3
     where id = $1`,
    [id, `${id}.csv`, Buffer.byteLength(content)],
  );
  return id;
}
