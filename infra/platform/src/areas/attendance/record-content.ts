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
  /** A user id. */
  takenBy: z.string(),
  takenAt: z.string(),
  rows: z.array(person),
});
/** The content that a record's hash covers, in the order in which it is written. */
export type RecordContent = z.output<typeof record>;

const correction = z.object({
  version: z.literal(1),
  record: z.string(),
  /** The first one is 1. */
  number: z.int(),
  /** The hash of the record, or of the previous correction. */
  follows: z.string(),
  addedBy: z.string(),
  addedAt: z.string(),
  /** Why a person corrected an entry by hand; absent from a correction that was computed from events. */
  reason: z.string().optional(),
  changes: z.array(z.object({ person: z.int(), before: person.nullable(), after: person.nullable() })),
});
/** The content that a correction's hash covers. */
export type CorrectionContent = z.output<typeof correction>;

/** Parses the stored text of a record. Throws if it is invalid. */
export function readRecord(content: string): RecordContent {
  return record.parse(JSON.parse(content));
}

/** Parses the stored text of a correction. Throws if it is invalid. */
export function readCorrection(content: string): CorrectionContent {
  return correction.parse(JSON.parse(content));
}
