import { roomRoles } from '@campus/domain/access/room-levels';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, instant } from '../core/fields.ts';
import { boardField } from '../room-permissions/fields.ts';
import { undoHours } from '../rooms/bulk-edits.ts';
import { accessLimit, accessPath, ofPage } from './effective-access.ts';
import { device, written } from './fields.ts';

const mark = z
  .enum(['redundant', 'shadowed', 'orphaned'])
  .nullable()
  .describe(
    'Redundant: it says what it would inherit. Shadowed: it decides nothing. Orphaned: its room or action is gone. Null: it is needed.',
  );

const boardAccess = z
  .enum(['none', 'limited', 'full'])
  .describe('What people have on a board: no access, limited access, or full access.');
const roles = z.array(z.enum(roomRoles).describe('Role.')).describe('Roles, the lowest first.');

/** A field of Individual Board Control. */
const namedBoards = z
  .object({
    field: boardField,
    boards: z.array(z.string()).describe('Boards that the field names.'),
    access: boardAccess.describe('What it gives on these boards, or on all others.'),
    excepts: z.boolean().describe('Whether it is about all boards but those that it names.'),
    roles: roles.describe('Roles that it is about, the lowest first.'),
    without: z
      .array(
        z
          .object({
            access: boardAccess,
            roles,
            boards: z
              .array(z.string())
              .describe('Boards on which it is so; empty for all that the field does not name.'),
          })
          .describe('What some of these roles would have on some of these boards.'),
      )
      .describe('What would hold without it.'),
  })
  .describe('A field of Individual Board Control.');

const override = z
  .object({
    kind: z
      .enum(['page', 'permission', 'board'])
      .describe('What is overridden: the level of a page, a room permission, or what is set for web boards.'),
    key: z.string().describe('Identifier of the override.'),
    name: z.string().describe('Page, field of Individual Board Control, or name of the action.'),
    device: device.nullable().describe('Program; null for pages and for web boards, which have no own one.'),
    level: z.string().nullable().describe('Room type; null for the world and for pages.'),
    instance: z.int().nullable().describe('Scene; null for all scenes.'),
    value: z
      .string()
      .describe('Name of the lowest role that is set; empty for a field of Individual Board Control.'),
    inherited: z
      .string()
      .describe(
        'Name of the lowest role without the override; empty where nothing inherits, and for a field of Individual Board Control.',
      ),
    boards: namedBoards.nullable().describe('A field of Individual Board Control; null for everything else.'),
    mark,
    ...written,
  })
  .describe('Something that differs from the default.');
export type Override = z.output<typeof override>;

export const listOverrides = contract({
  kind: 'query',
  access: ofPage,
  summary:
    'Everything that is set apart from its default: pages, room permissions, and web boards, with what is not needed.',
  rest: { method: 'GET', path: `${accessPath}/overrides` },
  input: z.object({ accountId }),
  output: z.object({ overrides: z.array(override).describe('Overrides, pages first.') }),
  limit: accessLimit,
});

const removalId = id.describe('Identifier of the removal, to undo it.');

export const removeOverrides = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Remove overrides that are not needed. Refused when one of them is needed by now.',
  rest: { method: 'POST', path: `${accessPath}/overrides/removals` },
  input: z.object({
    accountId,
    keys: z
      .array(z.string().min(1).max(300))
      .min(1)
      .max(5000)
      .describe(
        'Identifiers of overrides, as they were listed. Each must be marked, also if all others stay.',
      ),
  }),
  output: z.object({ removed: z.int().describe('How many were removed.'), removalId }),
  audit: 'effectiveAccess.removeOverrides',
  limit: accessLimit,
});

export const readLastRemoval = contract({
  kind: 'query',
  access: ofPage,
  summary: `Your last removal of overrides in the last ${undoHours} hours that was not undone.`,
  rest: { method: 'GET', path: `${accessPath}/overrides/removals/last` },
  input: z.object({ accountId }),
  output: z.object({
    removal: z
      .object({
        removalId,
        removed: z.int().describe('How many overrides were removed.'),
        at: instant.describe('When they were removed.'),
      })
      .nullable()
      .describe('The removal; null when there is none.'),
  }),
  limit: accessLimit,
});

export const undoRemoval = contract({
  kind: 'mutation',
  access: ofPage,
  summary: `Put back what you removed in the last ${undoHours} hours. Refused when any of it was changed since.`,
  rest: { method: 'POST', path: `${accessPath}/overrides/removals/{removalId}/undo` },
  input: z.object({ accountId, removalId }),
  output: z.object({ restored: z.int().describe('How many overrides were put back.') }),
  audit: 'effectiveAccess.undoRemoval',
  limit: accessLimit,
});
