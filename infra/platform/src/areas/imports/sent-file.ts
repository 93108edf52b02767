import { AppError } from '@campus/contracts/core/app-error';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import type { ImportEncoding } from '@campus/domain/imports/imports';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { DecodedFile } from './decode-file.ts';
import type { Examined } from './examine-file.ts';

/** Identifies a file, with its uploader and account. */
export interface OwnFile {
  fileId: string;
  accountId: string;
  userId: string;
}

/** A version of a file, as it was last examined. */
interface Reading extends DecodedFile {
  /** The number of rows above the header, or above the first row without one. */
  titleRows?: number;
  /** Whether a person has chosen the line of the header. */
  headerChosen?: boolean;
}

/** A completely uploaded file. */
export interface SentFile extends ImportFile {
  /** The name in the file store of the file as it was uploaded. */
  sentPlace: string;
  /** The file as UTF-8, for each encoding it was read with. */
  readings: Partial<Record<ImportEncoding, DecodedFile>>;
  /** The version in the selected encoding. */
  reading: Reading;
}

/** Returns a file that a person uploaded to import into an account. For everybody else it does not exist. */
export async function sentFile(sql: Queryable, { fileId, accountId, userId }: OwnFile): Promise<SentFile> {
  const file = await sql.one<SentFile>(
    `select id, name, place as "sentPlace", bytes::float8 as bytes, encoding, delimiter, "hasHeader", columns,
       readings, readings -> encoding as reading, readings -> encoding -> 'oddBytes' as "oddBytes",
       (readings -> encoding ->> 'encodingUnsure')::boolean as "encodingUnsure",
       (readings -> encoding ->> 'headerLine')::int as "headerLine"
     from "ImportFile" where id = $1 and account = $2 and "sentBy" = $3 and "endedAt" is not null`,
    [fileId, accountId, userId],
  );
  if (!file) throw new AppError('notFound', 'imports.file.notFound');
  return file;
}

/** Returns an uploaded file in the format for its uploader. */
export function importFileOf({ sentPlace: _, readings: __, reading: ___, ...file }: SentFile): ImportFile {
  return file;
}

/**
 * Stores how a file is read. With `complete`, also marks its upload as complete. Earlier decoded copies stay,
 * because a plan may still read them.
 */
export async function saveReading(
  sql: Queryable,
  { upload, ...own }: OwnFile & { upload: 'complete' | 'reread' },
  {
    place,
    bytes,
    encodingUnsure,
    oddBytes,
    titleRows,
    headerLine,
    headerChosen,
    ...examined
  }: Examined & { headerChosen?: boolean },
): Promise<SentFile> {
  const kept = await sql.one(
    `update "ImportFile" set encoding = $2, delimiter = $3, "hasHeader" = $4, columns = $5,
       readings = readings || jsonb_build_object($2::text, $6::jsonb), "endedAt" = coalesce("endedAt", now()),
       reserved = bytes + coalesce((
         select sum((reading ->> 'bytes')::bigint) from jsonb_each(readings || jsonb_build_object($2::text, $6::jsonb))
           as kept (in_encoding, reading) where in_encoding <> 'utf-8'
       ), 0)
     where id = $1 and ("endedAt" is null) = $7 returning id`,
    [
      own.fileId,
      examined.encoding,
      examined.delimiter,
      examined.hasHeader,
      JSON.stringify(examined.columns),
      JSON.stringify({ place, bytes, encodingUnsure, oddBytes, titleRows, headerLine, headerChosen }),
      upload === 'complete',
    ],
  );
  if (!kept) throw new AppError('notFound', 'imports.file.notFound');
  return sentFile(sql, own);
}
