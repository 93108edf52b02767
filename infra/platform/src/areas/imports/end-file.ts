import { AppError } from '@campus/contracts/core/app-error';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { ExaminationJob } from './examination-job.ts';
import { examineApart } from './examine-apart.ts';
import type { Examined } from './examine-file.ts';
import { reserve } from './import-room.ts';
import { addToFile, beginFile, openFile, type Sender } from './receive-file.ts';
import { type SentFile, saveReading } from './sent-file.ts';

/** How a file is known to be written. */
type KnownFormat = Pick<NonNullable<ExaminationJob['reading']>, 'encoding' | 'delimiter' | 'headerLine'>;

/**
 * Examines a completely uploaded file, whose format is detected unless it is known. Throws the reason if it cannot be
 * imported.
 */
export async function examineSent(
  { sql, config }: Pick<Services, 'sql' | 'config'>,
  sender: Sender & { fileId: string },
  format?: KnownFormat,
): Promise<Examined> {
  const file = await openFile(sql, sender);
  const { accountId } = sender;
  const makeRoom = (bytes: number) => reserve({ sql, config }, { ...sender, bytes: file.bytes + bytes });
  try {
    return await examineApart(
      { sql, config },
      { file: { place: file.place, bytes: file.bytes }, reading: format ?? null },
      { accountId, makeRoom },
    );
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') await giveUp(sql, file.id);
    throw error;
  }
}

/**
 * Marks a file that cannot be imported, so that it no longer counts as an upload in progress. The next sweep
 * deletes it.
 */
async function giveUp(sql: Queryable, fileId: string): Promise<void> {
  await sql.query(`update "ImportFile" set "writtenAt" = '-infinity' where id = $1`, [fileId]);
}

/**
 * Stores a file that was sent in a single call, as if it had been uploaded in pieces. Throws if it cannot be
 * imported.
 */
export async function keepFile(
  services: Pick<Services, 'sql' | 'files' | 'config'>,
  sender: Sender,
  { name, content, format }: { name: string; content: Uint8Array; format?: KnownFormat },
): Promise<SentFile> {
  const { sql } = services;
  const file = { ...sender, fileId: await beginFile(services, { ...sender, name }) };
  await addToFile(services, file, { from: 0, content });
  return saveReading(sql, { ...file, upload: 'complete' }, await examineSent(services, file, format));
}
