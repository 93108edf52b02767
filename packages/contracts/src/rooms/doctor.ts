import { problemKinds, remedyKinds } from '@campus/domain/rooms/doctor/problems';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, instant } from '../core/fields.ts';
import { reasonSchema } from '../core/reasons.ts';
import { entry } from './entries.ts';
import { listVersion, ofPage, roomsLimit, roomsPath } from './rooms.ts';

/** The identity of a problem: its kind, and its subject. */
const naming = {
  kind: z.enum(problemKinds).describe('What is wrong.'),
  subjectId: z
    .string()
    .max(32)
    .describe('Identifier of the room or command, or of the override; empty for the world.'),
  otherId: z.string().max(32).describe('Identifier of the other room that is concerned; empty for none.'),
};

const problem = z
  .object({
    ...naming,
    subject: z.enum(['room', 'command', 'override', 'world']).describe('What the problem is about.'),
    reason: z.string().describe('The problem as a sentence.'),
    reasons: z.array(reasonSchema).describe('Which sentence it is.'),
    remedies: z
      .array(z.enum(remedyKinds).describe('A remedy.'))
      .describe('What one call of the caller can do about it; none where a person has to choose.'),
    accepted: z
      .object({
        by: z.string().describe('Email of the person who accepted it, at that time.'),
        at: instant.describe('When it was accepted.'),
      })
      .nullable()
      .describe('Who accepted that it stays as it is; null for a problem that counts.'),
  })
  .describe('Something in the list of rooms and commands that points at nothing, or contradicts itself.');
export type RoomProblem = z.output<typeof problem>;

const base = `${roomsPath}/problems` as const;

export const diagnoseRooms = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'What is wrong with the rooms and commands of the account, by the order of the list.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId }),
  output: z.object({
    version: listVersion,
    problems: z.array(problem).describe('Problems; none in a sound list.'),
  }),
});

export const remedyRooms = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Apply a remedy to a problem. Refused when the problem is no longer there.',
  rest: { method: 'POST', path: `${base}/remedies` },
  input: z.object({
    accountId,
    problem: z.strictObject(naming).describe('The problem, as it was listed.'),
    remedy: z.enum(remedyKinds).describe('One of its remedies.'),
  }),
  output: z.object({
    version: listVersion,
    changed: entry.nullable().describe('The room as it is now; null when a command was deleted.'),
    deletedId: id.nullable().describe('Identifier of the command that was deleted; null when none was.'),
  }),
  audit: 'rooms.remedy',
  limit: roomsLimit,
});

/** Accepts a problem, or takes that back. Both succeed when there is nothing to do. */
export const acceptProblem = contract({
  kind: 'mutation',
  access: ofPage,
  summary:
    'Accept that a problem stays as it is, or let it count again. An accepted problem counts again when it changes. Refused when the problem is no longer there.',
  rest: { method: 'POST', path: `${base}/acceptances` },
  input: z.object({
    accountId,
    problem: z.strictObject(naming).describe('The problem, as it was listed.'),
    isAccepted: z.boolean().describe('False to let it count again.'),
  }),
  output: z.object({}),
  audit: 'rooms.acceptProblem',
  limit: roomsLimit,
});
