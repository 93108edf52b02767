import { AppError } from '@campus/contracts/core/app-error';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { readCustomFields } from '../members/custom-fields.ts';
import { type Examined, examineFile } from './examine-file.ts';
import { reserve } from './import-room.ts';
import { addToFile, beginFile, openFile, type Sender } from './receive-file.ts';
import { type SentFile, sentFile } from './sent-file.ts';

/** Examines a completely sent file. Throws the reason if it cannot be imported. */
export async function examineSent(
  { sql, files, config }: Pick<Services, 'sql' | 'files' | 'config'>,
  sender: Sender & { fileId: string },
): Promise<Examined> {
  const file = await openFile(sql, sender);
  const fields = await readCustomFields(sql, sender.accountId);
  const examination = {
    files,
    makeRoom: (bytes: number) => reserve({ sql, config }, { ...sender, bytes: file.bytes + bytes }),
  };
  try {
    return await examineFile(
      examination,
      file,
      fields.map(({ name }) => name),
    );
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') await giveUp(sql, file.id);
    throw error;
  }
}

/** A file that cannot be imported is not counted as one that is being sent, and is deleted by the next sweep. */
async function giveUp(sql: Queryable, fileId: string): Promise<void> {
  await sql.query(`update "ImportFile" set "writtenAt" = '-infinity' where id = $1`, [fileId]);
}

/** Ends sending a file: nothing can be added to it any more. */
export async function endFile(
  sql: Queryable,
  sender: Sender & { fileId: string },
  { place, bytes, encoding, delimiter, hasHeader, columns }: Examined,
): Promise<SentFile> {
  const ended = await sql.one(
    `update "ImportFile" set place = $2, bytes = $3, encoding = $4, delimiter = $5, "hasHeader" = $6, columns = $7,
       -- A file that was rewritten is kept as it was sent, too.
       reserved = case when place = $2 then $3 else bytes + $3 end, "endedAt" = now()
     where id = $1 and "endedAt" is null returning id`,
    [sender.fileId, place, bytes, encoding, delimiter, hasHeader, JSON.stringify(columns)],
  );
  if (!ended) throw new AppError('notFound', 'imports.file.notFound');
  return sentFile(sql, sender);
}

/** Keeps a file that came as a whole, as if it had been sent in pieces; throws why it cannot be imported. */
export async function keepFile(
  services: Pick<Services, 'sql' | 'files' | 'config'>,
  sender: Sender,
  { name, content }: { name: string; content: Uint8Array },
): Promise<SentFile> {
  const { sql } = services;
  const file = { ...sender, fileId: await beginFile(services, { ...sender, name }) };
  await addToFile(services, file, { from: 0, content });
  return endFile(sql, file, await examineSent(services, file));
}
