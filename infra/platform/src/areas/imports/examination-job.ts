import { importDelimiters, importEncodings } from '@campus/domain/imports/imports';
import * as z from 'zod';
import { decodedFile } from './decode-file.ts';

/** What a thread examines: a file as it was uploaded, in a folder, and what is known about it. */
export const examinationJob = z.object({
  folder: z.string(),
  file: z.object({ place: z.string(), bytes: z.int() }),
  customFields: z.array(z.string()),
  /** Null if everything is to be detected. */
  reading: z
    .object({
      encoding: z.enum(importEncodings),
      delimiter: z.enum(importDelimiters).optional(),
      headerLine: z.int().optional(),
      /** The file in this encoding, if it was decoded before. */
      decoded: decodedFile.optional(),
    })
    .nullable(),
});
export type ExaminationJob = z.output<typeof examinationJob>;
