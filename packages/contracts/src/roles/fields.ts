import { levels } from '@campus/domain/access/levels';
import { permissionTypes, roleTables } from '@campus/domain/roles/permissions';
import * as z from 'zod';
import { instant, level } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';

export const permissionType = z
  .enum(permissionTypes, { error: sentence('roles.type.unknown') })
  .describe(
    'Type of the permission: `cmd` for an option of the GOTO menu, `pageAccess` for a page of the console.',
  );

export const action = z
  .string({ error: sentence('roles.permission.notFound') })
  .regex(/^\w{1,64}$/, { error: sentence('roles.permission.notFound') })
  .describe('Name of the option, control, or page.');

/** The roles that get a permission. The platform checks that the account has them. */
export const roles = z
  .array(z.string().max(64, { error: sentence('roles.role.unknown') }))
  .max(levels.length, { error: sentence('roles.role.unknown') })
  .describe(
    'Names of the roles, such as `adminsOf_` and the identifier of the account. The lowest one and all higher roles get the permission.',
  );

const role = z.string().describe('Name of a role.');

export const place = z
  .object({
    page: z.string().describe('Page to which it belongs.'),
    tab: z.string().describe('Tab in which it is listed.'),
    order: z.number().describe('Place in the tab.'),
  })
  .describe('Where it is listed.');

const configured = z
  .object({
    roles: z.array(role).describe('Roles that have it.'),
    level: level.describe('Lowest level that has it.'),
  })
  .describe('What the account has configured; null where the default counts.');

const worldPermission = {
  action: z.string().describe('Name of the option or page.'),
  type: permissionType,
  params: place,
  minBuildVersion: z.string().nullable().describe('Least build of the world that has it; null for any.'),
  defaultPermission: level.describe('Lowest level that has it where the account configures nothing.'),
  configuredWorldPermission: configured
    .nullable()
    .describe('What the account configures; null where it configures nothing.'),
};

/** A permission as the members of an account see it. */
export const openPermission = z
  .object(worldPermission)
  .describe('A permission in the world of the account.')
  .meta({ id: 'OpenPermission' });

export const permissionRecord = z
  .object({
    id: z.string().describe('Identifier of the permission.'),
    ...worldPermission,
    roles: z.array(role).describe('Roles that have it now: superadmin, and those of the account.'),
  })
  .describe('An option of the GOTO menu or a page, and the roles that have it.')
  .meta({ id: 'Permission' });

export const roleTable = z
  .enum(roleTables, { error: sentence('roles.permission.notFound') })
  .describe('Table of the roles page: options of the GOTO menu, controls of rooms, or pages.');

const configuredLevel = level.nullable().describe('Level that is configured; null for the default.');

export const levelChanged = z
  .object({
    at: instant.describe('When it was changed.'),
    by: z.string().describe('Email address of the person who changed it.'),
    from: configuredLevel,
    to: configuredLevel,
  })
  .describe('A change of the past.');

export const roleEntry = z
  .object({
    table: roleTable,
    action: z.string().describe('Name of the option, control, or page.'),
    configured: configuredLevel,
    default: level.describe('Lowest level that has it where none is configured.'),
    lowest: level.describe('Lowest level that it can be given to.'),
    highest: level.describe('Highest level that it can be restricted to.'),
    minBuildVersion: z.string().nullable().describe('Least build of the world that has it; null for any.'),
    params: place,
    changed: levelChanged.nullable().describe('The last change; null when there was none.'),
  })
  .describe('A row of the roles page: the lowest level that has it, and what that can be.')
  .meta({ id: 'RoleEntry' });
export type RoleEntry = z.output<typeof roleEntry>;

export const levelChange = z
  .strictObject({
    table: roleTable,
    action,
    level: level.nullable().describe('Lowest level that gets it; null to go back to the default.'),
    base: level
      .nullable()
      .optional()
      .describe(
        'Configured level that the change is based on, null for none; when another one is stored, nothing is changed. Without it the change counts in any case.',
      ),
  })
  .describe('A new lowest level for one option, control, or page.')
  .meta({ id: 'RoleChange' });
export type LevelChange = z.output<typeof levelChange>;
