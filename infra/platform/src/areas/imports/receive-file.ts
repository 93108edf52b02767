import { randomBytes } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import { maxImportFileBytes } from '@campus/contracts/imports/import-files';
import { refuseImportFile } from '@campus/domain/imports/imports';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { storableText } from '../../foundation/database/storable-text.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import {
  type RoomKeeper,
  refuseTooManyOpen,
  refuseWithoutRoom,
  reserve,
  whileCounting,
} from './import-room.ts';

/** The uploader of a file, and the account. */
export interface Sender {
  accountId: string;
  userId: string;
}

/** A file whose upload is in progress. */
export interface OpenFile {
  id: string;
  name: string;
  place: string;
  bytes: number;
}

/** Starts an upload. Returns the file's id. */
export async function beginFile(
  { sql, config }: RoomKeeper,
  { accountId, userId, name }: Sender & { name: string },
): Promise<string> {
  const refusal = refuseImportFile(name);
  if (refusal) throw new AppError('invalid', refusal);
  const id = newObjectId();
  await whileCounting(sql, accountId, async (locked) => {
    await refuseTooManyOpen(locked, config, userId);
    // Checks that there is space for at least one byte.
    await refuseWithoutRoom(locked, config, { accountId, bytes: 1 });
    await locked.query(
      'insert into "ImportFile" (id, account, "sentBy", name, place) values ($1, $2, $3, $4, $5)',
      [id, accountId, userId, storableText(name), `import-${randomBytes(16).toString('hex')}`],
    );
  });
  return id;
}

/** Adds a piece to an upload. Pieces arrive in order; the last one can be repeated. */
export async function addToFile(
  { sql, files, config }: Pick<Services, 'sql' | 'files' | 'config'>,
  sender: Sender & { fileId: string },
  { from, content }: { from: number; content: Uint8Array },
): Promise<void> {
  const file = await openFile(sql, sender);
  if (from > file.bytes) throw new AppError('invalid', 'imports.file.incomplete');
  if (from + content.length > maxImportFileBytes) throw new AppError('invalid', 'imports.file.tooLarge');
  const end = from + content.length;
  await reserve({ sql, config }, { fileId: file.id, accountId: sender.accountId, bytes: end });
  await files.writePiece(file.place, { from, content });
  const kept = await sql.one(
    'update "ImportFile" set bytes = greatest(bytes, $2), "writtenAt" = now() where id = $1 returning id',
    [file.id, end],
  );
  if (kept) return;
  // The file was deleted meanwhile, and writing the piece created it again.
  await files.deleteFile(file.place);
  throw new AppError('notFound', 'imports.file.notFound');
}

/** Returns a person's upload in progress. For everybody else it does not exist. */
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
