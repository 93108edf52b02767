import { AppError } from '@campus/contracts/core/app-error';
import type { ImportDelimiter, ImportEncoding } from '@campus/domain/imports/imports';
import type { Services } from '../../call/services.ts';
import { examineApart } from './examine-apart.ts';
import type { Examined } from './examine-file.ts';
import { reserve } from './import-room.ts';
import { type OwnFile, type SentFile, sentFile } from './sent-file.ts';

/** A person's correction of a file's encoding or format. */
interface Correction extends OwnFile {
  encoding?: ImportEncoding | undefined;
  delimiter?: ImportDelimiter | undefined;
  headerLine?: number | undefined;
}

/** An examined file, and whether a person has chosen the line of its header. */
export type Reread = Examined & { headerChosen: boolean };

/** Examines an uploaded file again, with another encoding, delimiter, or line of the header. */
export async function reread(
  services: Pick<Services, 'sql' | 'config'>,
  correction: Correction,
): Promise<Reread> {
  const file = await sentFile(services.sql, correction);
  if (correction.headerLine !== undefined)
    return examineAgain(services, file, { ...correction, headerLine: correction.headerLine });
  const earlier = file.reading.headerChosen ? (file.headerLine ?? 0) : undefined;
  try {
    return await examineAgain(services, file, { ...correction, headerLine: earlier });
  } catch (error) {
    // Read in another way, the file may have no row in that line.
    if (!(error instanceof AppError) || error.key !== 'imports.file.noRow') throw error;
    return examineAgain(services, file, { ...correction, headerLine: undefined });
  }
}

async function examineAgain(
  services: Pick<Services, 'sql' | 'config'>,
  file: SentFile,
  { accountId, fileId, headerLine, ...correction }: Correction,
): Promise<Reread> {
  const { sentPlace: place, bytes: size, readings } = file;
  const encoding = correction.encoding ?? file.encoding;
  const delimiter = correction.delimiter ?? (encoding === file.encoding ? file.delimiter : undefined);
  const { 'utf-8': _, ...rewritten } = readings;
  const taken = Object.values(rewritten).reduce((sum, { bytes }) => sum + bytes, size);
  const read = await examineApart(
    services,
    {
      file: { place, bytes: size },
      reading: { encoding, delimiter, headerLine, decoded: readings[encoding] },
    },
    { accountId, makeRoom: (bytes) => reserve(services, { fileId, accountId, bytes: taken + bytes }) },
  );
  const encodingUnsure = read.encodingUnsure && correction.encoding === undefined;
  return { ...read, encodingUnsure, headerChosen: headerLine !== undefined };
}
