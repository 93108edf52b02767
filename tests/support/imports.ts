import { setTimeout as wait } from 'node:timers/promises';
import type { ImportFile, ImportOptions } from '@campus/contracts/imports';
import { appendImportFile, beginImportFile, endImportFile, planImport } from '@campus/contracts/wire/imports';
import type { ImportKind } from '@campus/domain/imports';
import { callPlatform } from './platform.ts';
import { type Person, sql } from './world.ts';

/** A CSV file as a call takes it, and may take it once only. */
export function csvOf(lines: readonly string[] | string, name = 'people.csv') {
  const content = Buffer.from(
    typeof lines === 'string' ? lines : lines.map((line) => `${line}\r\n`).join(''),
  );
  return {
    name,
    content: (async function* () {
      yield content;
    })(),
  };
}

interface NewImport {
  accountId: string;
  by: Person;
  lines: readonly string[];
  kind?: ImportKind;
  options?: Partial<ImportOptions>;
}

/** Sends a file to the platform in somebody's name. */
export function sendImportFile({
  lines,
  ...sender
}: Omit<NewImport, 'kind' | 'options'>): Promise<ImportFile> {
  return sendImportContent({ ...sender, content: lines.map((line) => `${line}\r\n`).join('') });
}

/** Sends a file as it is to the platform in somebody's name, in one piece. */
export async function sendImportContent({
  accountId,
  by: { sessionToken },
  content,
}: Pick<NewImport, 'accountId' | 'by'> & { content: string }): Promise<ImportFile> {
  const { fileId } = await callPlatform(beginImportFile, { accountId, name: 'people.csv' }, sessionToken);
  const base64 = Buffer.from(content).toString('base64');
  await callPlatform(appendImportFile, { accountId, fileId, from: 0, base64 }, sessionToken);
  return callPlatform(endImportFile, { accountId, fileId }, sessionToken);
}

/** Plans an import in somebody's name and answers its task once it waits to be applied. */
export async function makePlannedImport({
  kind = 'memberships',
  options = {},
  ...file
}: NewImport): Promise<string> {
  const { accountId, by } = file;
  const { id: fileId } = await sendImportFile(file);
  const { id } = await callPlatform(
    planImport,
    { accountId, fileId, kind, exportEmail: by.email, options },
    by.sessionToken,
  );
  await planned(id);
  return id;
}

/** Waits until the plan of an import is complete; fails after twenty seconds without. */
export async function planned(taskId: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const task = await sql.one<{ status: string }>('select status from "Task" where id = $1', [taskId]);
    if (task && task.status !== 'waiting') {
      if (task.status === 'planned') return;
      throw new Error(`The import ${taskId} is ${task.status}.`);
    }
    await wait(50);
  }
  throw new Error(`The import ${taskId} has not been planned within twenty seconds.`);
}
