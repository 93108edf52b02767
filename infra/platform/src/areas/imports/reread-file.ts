import type { ImportDelimiter, ImportEncoding } from '@campus/domain/imports/imports';
import type { Services } from '../../call/services.ts';
import { readCustomFields } from '../members/custom-fields.ts';
import { type DecodedFile, decodeFile } from './decode-file.ts';
import { type Examined, examineDecoded } from './examine-file.ts';
import { reserve } from './import-room.ts';
import { type OwnFile, type SentFile, sentFile } from './sent-file.ts';

/** A person's correction of a file's encoding or format. */
interface Correction extends OwnFile {
  encoding?: ImportEncoding | undefined;
  delimiter?: ImportDelimiter | undefined;
}

type Reader = Pick<Services, 'sql' | 'files' | 'config'>;

/** Examines an uploaded file again, with another encoding or delimiter. */
export async function reread(services: Reader, correction: Correction): Promise<Examined> {
  const { sql, files } = services;
  const file = await sentFile(sql, correction);
  const encoding = correction.encoding ?? file.encoding;
  const delimiter = correction.delimiter ?? (encoding === file.encoding ? file.delimiter : undefined);
  const decoded = file.readings[encoding] ?? (await decodeAgain(services, file, { ...correction, encoding }));
  const fields = await readCustomFields(sql, correction.accountId);
  return examineDecoded(
    files,
    { ...decoded, encoding, delimiter },
    fields.map(({ name }) => name),
  );
}

function decodeAgain(
  { sql, files, config }: Reader,
  { id: fileId, sentPlace: place, bytes: size, readings }: SentFile,
  { accountId, encoding }: OwnFile & { encoding: ImportEncoding },
): Promise<DecodedFile> {
  const { 'utf-8': _, ...rewritten } = readings;
  const taken = Object.values(rewritten).reduce((sum, { bytes }) => sum + bytes, size);
  const makeRoom = (bytes: number) => reserve({ sql, config }, { fileId, accountId, bytes: taken + bytes });
  return decodeFile({ files, makeRoom }, { place, bytes: size }, encoding);
}
