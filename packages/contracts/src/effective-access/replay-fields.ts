import { lookBackDays } from '@campus/domain/analytics/period';
import * as z from 'zod';
import { completeUntil } from '../analytics/fields.ts';
import { id, instant } from '../core/fields.ts';
import { instance, level, permissionMap } from '../room-permissions/fields.ts';
import { roomContent } from '../rooms/fields.ts';
import { device, optionId } from './fields.ts';

const maxRooms = 5000;
const maxScopes = 5000;
const { permAccess, teamAccess, groupAccess } = roomContent.shape;

const roomDraft = z
  .strictObject({
    id: id.describe('Identifier of the room.'),
    permAccess,
    teamAccess,
    groupAccess,
  })
  .describe('Whom a room would let in.');

const scopeDraft = z
  .strictObject({ device, level, instance, values: permissionMap })
  .describe('What would be permitted in one scope, besides what is stored there.');

/** The unsaved choices. */
export const draft = {
  rooms: z.array(roomDraft).max(maxRooms).default([]).describe('Rooms whose access would change.'),
  permissions: z
    .array(scopeDraft)
    .max(maxScopes)
    .default([])
    .describe('Scopes in which permissions would change.'),
};

const lostKind = z
  .enum(['room', 'action'])
  .describe('What would be lost: entering a room, or an action in it.');

/** Something that people would lose. */
export const lost = z
  .strictObject({
    kind: lostKind,
    device: device.nullable().describe('Program of the action; null for entering.'),
    optionId: optionId.nullable().describe('Identifier of the action; null for entering.'),
  })
  .describe('What would be lost.');
export type WireLost = z.output<typeof lost>;

const loss = z
  .object({
    ...lost.shape,
    entries: z.int().describe('Number of entries of those who would lose it.'),
    people: z.int().describe('How many people they are.'),
    inside: z.int().describe('How many of them are there now.'),
  })
  .describe('What people of past entries can do as they stand now, and could do no longer.');

/** The effect of a draft on past entries. */
export const replayed = z.object({
  since: instant.describe(
    `Time since which all entries were looked at: ${lookBackDays} days ago, or later where that would have taken too long.`,
  ),
  isComplete: z.boolean().describe(`Whether these are all entries of the last ${lookBackDays} days.`),
  knownSince: instant
    .nullable()
    .describe('Time of the first event that is known in these days; null where none is.'),
  completeUntil,
  entries: z
    .int()
    .describe(
      'Number of entries that were replayed: those into places where at least one person would lose something.',
    ),
  losses: z.array(loss).describe('What would be lost, most entries first.'),
  others: z
    .object({
      entries: z.int().describe('Number of their entries.'),
      people: z.int().describe('How many they are.'),
    })
    .describe('Guests and people who are no longer in the account: they are in no loss.'),
});
export type Replayed = z.output<typeof replayed>;
