import { randomBytes } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import { largestImportFile } from '@campus/contracts/imports/imports';
import { refuseImportFile } from '@campus/domain/imports/imports';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { storableText } from '../../ground/database/storable-text.ts';
import { newObjectId } from '../../ground/records/object-id.ts';

/** Who sends a file, and for which account. */
export interface Sender {
  accountId: string;
  userId: string;
}

/** A file that is being sent. */
export interface OpenFile {
  id: string;
  name: string;
  place: string;
  bytes: number;
}

/** The files of an account can take up so much; each is deleted after a day. */
const mostBytes = 2 * 1024 ** 3;

/** Makes room for a file; answers its id. */
export async function beginFile(
  sql: Queryable,
  { accountId, userId, name }: Sender & { name: string },
): Promise<string> {
  const refusal = refuseImportFile(name);
  if (refusal) throw new AppError('invalid', refusal);
  const kept = await sql.one<{ bytes: number }>(
    'select coalesce(sum(bytes), 0)::float8 as bytes from "ImportFile" where account = $1',
    [accountId],
  );
  if (kept && kept.bytes >= mostBytes) throw new AppError('conflict', 'imports.file.noRoom');
  const id = newObjectId();
  await sql.query(
    'insert into "ImportFile" (id, account, "sentBy", name, place) values ($1, $2, $3, $4, $5)',
    [id, accountId, userId, storableText(name), `import-${randomBytes(16).toString('hex')}`],
  );
  return id;
}

/** Adds a piece to a file that is being sent. Pieces come in order; the last one may be repeated. */
export async function addToFile(
  { sql, files }: Pick<Services, 'sql' | 'files'>,
  sender: Sender & { fileId: string },
  { from, content }: { from: number; content: Uint8Array },
): Promise<void> {
  const file = await openFile(sql, sender);
  if (from > file.bytes) throw new AppError('invalid', 'imports.file.incomplete');
  if (from + content.length > largestImportFile) throw new AppError('invalid', 'imports.file.tooLarge');
  await files.writePiece(file.place, { from, content });
  await sql.query('update "ImportFile" set bytes = greatest(bytes, $2) where id = $1', [
    file.id,
    from + content.length,
  ]);
}

/** A file that a person is sending; for everyone else it does not exist. */
export async function openFile(
  sql: Queryable,
  { fileId, accountId, userId }: Sender & { fileId: string },
): Promise<OpenFile> {
  const file = await sql.one<OpenFile>(
    `select id, name, place, bytes::float8 as bytes from "ImportFile"
     where id = $1 and account = $2 and "sentBy" = $3 and "endedAt" is null`,
    [fileId, accountId, userId],
  );
  if (!file) throw new AppError('notFound', 'imports.file.notFound');
  return file;
}
