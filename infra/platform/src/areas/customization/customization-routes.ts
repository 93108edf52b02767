import { AppError } from '@campus/contracts/core/app-error';
import {
  clearThemes,
  getCollections,
  getThemes,
  patchCustomizations,
} from '@campus/contracts/customization/functions';
import { themedItems, withCollections, withoutThemed, withTheme } from '@campus/domain/customization/state';
import { refuseCaller } from '../../call/refuse-caller.ts';
import { platformRoute } from '../../call/route.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import { knownTheme, refuseUnknownCollections, refuseUnknownCustomizations, themeOf } from './catalog.ts';
import { changeWorld } from './change-world.ts';
import { readClearable } from './changes.ts';
import { collectionsOf, readWorld } from './read-world.ts';

const accountOf = async ({ account }: { account: string }, sql: Sql) =>
  (await sql.one<{ id: string }>('select "objectId" as id from "Account" where "objectId" = $1', [account]))
    ?.id;
const callerLimit = { calls: 240, seconds: 60 };
/** ACCT-038 */
const savesThemes = { page: 'worldThemes', normalUserRefusal: 'access.notAdmin' } as const;
const savesCollections = { page: 'avatarAssetCollections' } as const;
const appliesTheme = ({ themeInternalName }: { themeInternalName?: string | undefined }) =>
  themeInternalName !== undefined;

export const customizationRoutes = [
  platformRoute(getCollections, {
    access: { page: 'avatarAssetCollections' },
    account: accountOf,
    handle: async ({ sql, input }) => {
      const world = await readWorld(sql, { ...input, accountId: input.account });
      const themed = new Set(themedItems(world.state, themeOf(world.catalog, world.state.theme)).collections);
      const wanted = collectionsOf(world).filter(
        ({ id, isEnabled }) => (!input.isEnabled || isEnabled) && (!input.isThemed || themed.has(id)),
      );
      return { data: { avatarAssetCollections: wanted } };
    },
  }),

  platformRoute(getThemes, {
    access: { page: 'worldThemes' },
    account: accountOf,
    handle: async ({ sql, input }) => ({
      data: { themes: (await readWorld(sql, { ...input, accountId: input.account })).catalog.themes },
    }),
  }),

  platformRoute(patchCustomizations, {
    // The query determines which of two pages the caller needs access to. A theme together with a list needs
    // both.
    access: { level: 'member' },
    scope: 'customization:write',
    account: accountOf,
    callerLimit,
    audit: {
      operations: ['customization.saveCollections', 'customization.applyTheme'],
      which: (input) => (appliesTheme(input) ? 'customization.applyTheme' : 'customization.saveCollections'),
    },
    handle: async (call) => {
      const { input } = call;
      const { avatarAssetCollections: ids, themeInternalName } = input;
      const required = appliesTheme(input) ? savesThemes : savesCollections;
      refuseCaller(required, call.actor);
      if (ids !== undefined) refuseCaller(savesCollections, call.actor);
      if (ids === undefined && themeInternalName === undefined)
        throw new AppError('invalid', 'customization.nothing');
      const data = await changeWorld(call, {
        ...input,
        accountId: input.account,
        page: required.page,
        change: ({ catalog, state }) => {
          refuseUnknownCollections(catalog, ids ?? []);
          const chosen = ids ? withCollections(state, ids) : state;
          return themeInternalName === undefined
            ? chosen
            : withTheme(chosen, knownTheme(catalog, themeInternalName));
        },
      });
      return { data };
    },
  }),

  platformRoute(clearThemes, {
    access: savesThemes,
    scope: 'customization:write',
    account: accountOf,
    callerLimit,
    audit: { operation: 'customization.clearThemes' },
    handle: async (call) => {
      const { avatarAssetCollections, worldCustomizations } = call.input;
      const named =
        avatarAssetCollections || worldCustomizations
          ? { collections: avatarAssetCollections ?? [], customizations: worldCustomizations ?? [] }
          : undefined;
      const data = await changeWorld(call, {
        ...call.input,
        accountId: call.input.account,
        page: 'worldThemes',
        change: async (world) => {
          refuseUnknownCollections(world.catalog, named?.collections ?? []);
          refuseUnknownCustomizations(world.catalog, named?.customizations ?? []);
          return withoutThemed(world.state, await readClearable(call.sql, call.input.account, world), named);
        },
      });
      return { data };
    },
  }),
];
