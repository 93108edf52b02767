import { setTimeout as wait } from 'node:timers/promises';
import { planImport } from '@campus/contracts/imports/functions';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import type { ImportOptions } from '@campus/contracts/imports/imports';
import type { ImportKind } from '@campus/domain/imports/imports';
import { callPlatform } from '../../calls/platform.ts';
import { sendCsv } from '../../world/csv-files.ts';
import { type Person, sql } from '../../world/world.ts';

interface NewImport {
  accountId: string;
  by: Person;
  lines: readonly string[];
  kind?: ImportKind;
  options?: Partial<ImportOptions>;
}

/** Uploads a file to the platform as a person. */
export function sendImportFile({
  lines,
  ...sender
}: Omit<NewImport, 'kind' | 'options'>): Promise<ImportFile> {
  return sendImportContent({ ...sender, content: lines });
}

/** Uploads a file to the platform as a person: lines, or its exact content. */
export function sendImportContent({
  accountId,
  by: { sessionToken },
  content,
}: Pick<NewImport, 'accountId' | 'by'> & {
  content: readonly string[] | string | Buffer;
}): Promise<ImportFile> {
  return sendCsv((call, input) => callPlatform(call, input, sessionToken), accountId, content);
}

/** Plans an import as a person. Returns its task once it is ready to apply. */
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

/** Waits until an import's plan is complete. Fails after twenty seconds. */
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
