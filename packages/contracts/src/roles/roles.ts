import { featureIds } from '@campus/domain/roles/features';
import { permissionTypes } from '@campus/domain/roles/permissions';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, idOr, level } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { orCommaList } from '../core/text-values.ts';
import {
  action,
  levelChange,
  levelChanged,
  openPermission,
  permissionRecord,
  permissionType,
  roleEntry,
  roles,
  roleTable,
} from './fields.ts';

const path = '/accounts/{accountId}/role-permissions' as const;
const permissionsPath = '/accounts/{accountId}/permissions' as const;
const access = { page: 'roles', level: 'admin' } as const;
const limit = { calls: 120, seconds: 60 } as const;

/** The most changes of one save: more than there are permissions. */
const maxChanges = 200;
/** How many changes a call lists. */
export const listedChanges = 100;

const types = orCommaList(z.array(permissionType).min(1, { error: sentence('roles.type.unknown') }))
  .default([...permissionTypes])
  .describe('Types of permissions to answer.');

export const listPermissions = contract({
  kind: 'query',
  access,
  summary: 'The options of the GOTO menu and the pages, with the roles that have each.',
  rest: { method: 'GET', path: permissionsPath },
  input: z.object({ accountId, types }),
  output: z.object({ items: z.array(permissionRecord).describe('Permissions, by tab and place.') }),
});

export const listWorldPermissions = contract({
  kind: 'query',
  access: 'affiliated',
  summary:
    'How the options and pages of the world are opened: by default, and by what the account configured.',
  rest: { method: 'GET', path: `${permissionsPath}/world` },
  input: z.object({ accountId, types }),
  output: z.object({ items: z.array(openPermission).describe('Permissions, by tab and place.') }),
});

const updated = z.object({ permission: permissionRecord });

export const updatePermission = contract({
  kind: 'mutation',
  access,
  summary: 'Set the roles that have one permission.',
  rest: { method: 'PUT', path: `${permissionsPath}/{permissionId}/roles` },
  input: z.object({
    accountId,
    permissionId: idOr(sentence('roles.permission.notFound')).describe('Identifier of the permission.'),
    roles,
  }),
  output: updated,
  audit: 'roles.setRoles',
  limit,
});

export const configurePermission = contract({
  kind: 'mutation',
  access,
  summary: 'Set the roles that have an option of the GOTO menu or a page, by its name.',
  rest: { method: 'PUT', path: `${permissionsPath}/world/{type}/{action}` },
  input: z.object({ accountId, type: permissionType, action, roles }),
  output: updated,
  audit: 'roles.configure',
  limit,
});

const entries = z
  .array(roleEntry)
  .describe('Options, controls, and pages that the world has, by tab and place.');

export const readRoles = contract({
  kind: 'query',
  access,
  summary:
    'What the roles page shows: who has each option, control, and page, and the lowest role of each feature.',
  rest: { method: 'GET', path },
  input: z.object({ accountId }),
  output: z.object({
    items: entries,
    features: z
      .array(
        z
          .object({
            feature: z
              .enum(featureIds as [(typeof featureIds)[number], ...typeof featureIds])
              .describe('Name of the feature.'),
            role: level.describe('Lowest role that may use it.'),
            default: level.describe('Lowest role by default.'),
          })
          .describe('Something that people do in the world.'),
      )
      .describe('Features that the world has.'),
  }),
});

const ref = { table: roleTable, action: z.string().describe('Name of the option, control, or page.') };

export const saveRoles = contract({
  kind: 'mutation',
  access,
  summary:
    'Set who has options, controls, and pages: all at once, but for those that another person has changed since.',
  rest: { method: 'PATCH', path },
  input: z.object({
    accountId,
    changes: z
      .array(levelChange)
      .min(1, { error: sentence('changes.none') })
      .max(maxChanges, { error: sentence('request.tooManyEntries', { max: maxChanges }) })
      .refine(
        (list) => new Set(list.map((change) => `${change.table} ${change.action}`)).size === list.length,
        {
          error: sentence('roles.repeated'),
        },
      )
      .describe('Changes, at most one for each option, control, or page.'),
  }),
  output: z.object({
    items: entries,
    saveId: id.nullable().describe('Identifier of the save; null when nothing was changed.'),
    saved: z.array(z.object(ref).describe('An option, control, or page.')).describe('What was changed.'),
    conflicts: z
      .array(
        z
          .object({ ...ref, theirs: levelChanged.nullable().describe('What another person made of it.') })
          .describe('What was changed since, and is left as it is.'),
      )
      .describe('What another person has changed since.'),
  }),
  audit: 'roles.save',
  limit,
});

export const listRoleChanges = contract({
  kind: 'query',
  access,
  summary: `The last ${listedChanges} changes of who has options, controls, and pages, or one of them, the newest first.`,
  rest: { method: 'GET', path: `${path}/changes` },
  input: z.object({ accountId, table: roleTable.optional(), action: action.optional() }),
  output: z.object({
    items: z
      .array(levelChanged.extend({ ...ref, saveId: id.describe('Identifier of the save.') }))
      .describe('Changes, the newest first.'),
  }),
});
