import { AppError } from '@campus/contracts/core/app-error';
import type { ImportFile } from '@campus/contracts/imports/imports';
import type { Queryable } from '../../ground/database/sql.ts';

/** A file that was sent completely. */
export interface SentFile extends ImportFile {
  /** Its name in the file store. */
  place: string;
}

/** A file that a person sent to import into an account; for everyone else it does not exist. */
export async function sentFile(
  sql: Queryable,
  { fileId, accountId, userId }: { fileId: string; accountId: string; userId: string },
): Promise<SentFile> {
  const file = await sql.one<SentFile>(
    `select id, name, place, bytes::float8 as bytes, encoding, delimiter, "hasHeader", columns from "ImportFile"
     where id = $1 and account = $2 and "sentBy" = $3 and "endedAt" is not null`,
    [fileId, accountId, userId],
  );
  if (!file) throw new AppError('notFound', 'imports.file.notFound');
  return file;
}
