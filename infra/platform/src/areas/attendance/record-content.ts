import { attendanceReport } from '@campus/contracts/attendance/records';
import * as z from 'zod';

const person = z.object({
  /** The key in `usage_person`. */
  person: z.int(),
  joinTime: z.string(),
  leaveTime: z.string(),
  minutes: z.number(),
  talkMinutes: z.number(),
  leaveInferred: z.boolean(),
});

const record = z.object({
  version: z.literal(1),
  account: z.string(),
  page: attendanceReport,
  /** Empty for all private volumes. */
  place: z.string(),
  from: z.string(),
  to: z.string(),
  completeUntil: z.string().nullable(),
  /** The id of a user. */
  takenBy: z.string(),
  takenAt: z.string(),
  rows: z.array(person),
});
/** The content that the hash of a record covers, in its written order. */
export type RecordContent = z.output<typeof record>;

const correction = z.object({
  version: z.literal(1),
  record: z.string(),
  /** 1 for the first. */
  number: z.int(),
  /** The hash of the record, or of the correction before. */
  follows: z.string(),
  addedBy: z.string(),
  addedAt: z.string(),
  changes: z.array(z.object({ person: z.int(), before: person.nullable(), after: person.nullable() })),
});
/** The content that the hash of a correction covers. */
export type CorrectionContent = z.output<typeof correction>;

/** Reads the stored text of a record. Throws for a text that is none. */
export function readRecord(content: string): RecordContent {
  return record.parse(JSON.parse(content));
}

/** Reads the stored text of a correction. Throws for a text that is none. */
export function readCorrection(content: string): CorrectionContent {
  return correction.parse(JSON.parse(content));
}
