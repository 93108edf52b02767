import { levels } from '@campus/domain/access/levels';
import { pages } from '@campus/domain/access/pages';
import { devices } from '@campus/domain/room-permissions/scopes';
import * as z from 'zod';
import { id, idOr, instant } from '../core/fields.ts';
import { reasonSchema } from '../core/reasons.ts';
import { sentence } from '../core/schema-sentences.ts';
import { boardId } from '../room-permissions/fields.ts';

export const device = z
  .enum(devices)
  .describe('Program in which people meet the permission: desktop client or web.');
export const optionId = z.string().min(1).max(100).describe('Identifier of the action.');
export const level = z.enum(levels).describe('Role in the account.');
const roomId = idOr(sentence('rooms.notFound')).describe('Identifier of the room.');

/** The target of an access question. */
export const target = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('page').describe('Opening a page.'),
      page: z.enum(pages).describe('Name of the page.'),
    }),
    z.strictObject({ kind: z.literal('room').describe('Entering a room.'), roomId }),
    z.strictObject({
      kind: z.literal('action').describe('An action in a room.'),
      device,
      optionId,
      roomId: roomId
        .nullable()
        .describe('Identifier of the room; null for the world, or in pinned rules for everywhere.'),
    }),
    z.strictObject({
      kind: z.literal('board').describe('A permission on a web board.'),
      boardId: boardId.nullable().describe('Identifier of the board; null for any that no field names.'),
      optionId: optionId.describe('Identifier of the permission of web boards.'),
      roomId: roomId
        .nullable()
        .describe('Room of the board; null for the world, or in pinned rules for everywhere.'),
    }),
  ])
  .describe('What access is asked to.');
export type WireTarget = z.output<typeof target>;

const writtenBy = z
  .string()
  .nullable()
  .describe('Email address of the person who set it; null where not known.');
const writtenAt = instant.nullable().describe('When it was set; null where not known.');
export const written = { by: writtenBy, at: writtenAt };

/** One rule that was considered. */
export const step = z
  .object({
    stage: z.enum(['account', 'page', 'room', 'action', 'board']).describe('What the rule is about.'),
    rule: z.string().describe('Name of the rule.'),
    verdict: z
      .enum(['allows', 'refuses', 'silent'])
      .describe('What the rule says; a silent one leaves it to others.'),
    value: z
      .string()
      .describe(
        'What is set there: a role, a build, teams, groups, or a field of boards; empty for nothing.',
      ),
    ...written,
    decides: z.boolean().describe('Whether the answer follows this rule.'),
    reason: z.string().describe('The rule as a sentence.'),
    reasons: z.array(reasonSchema).describe('Which sentence it is.'),
  })
  .describe('A rule that was considered.');
export type WireStep = z.output<typeof step>;

export const answer = z
  .object({
    allowed: z.boolean().describe('Whether there is access.'),
    needsPasscode: z.boolean().describe('Whether the access also needs a passcode of the room.'),
    chain: z.array(step).describe('Every rule that was considered, in the order in which they count.'),
  })
  .describe('Whether there is access, and why.');
export type WireAnswer = z.output<typeof answer>;

export const pin = z
  .object({
    id,
    role: level,
    can: z.boolean().describe('Whether the role can; otherwise it never can.'),
    target,
    sentence: z.string().describe('The rule as a sentence.'),
    reasons: z.array(reasonSchema).describe('Which sentence it is.'),
    by: z.string().describe('Email address of the person who pinned it.'),
    at: instant.describe('When it was pinned.'),
  })
  .describe('A rule that must hold after every save.');
export type WirePin = z.output<typeof pin>;
