import * as wire from '@campus/contracts/customization/functions';
import { offersThemeClearing } from '@campus/domain/customization/filter';
import { withCustomizations } from '@campus/domain/customization/state';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { refuseUnknownCustomizations } from './catalog.ts';
import { changeWorld } from './change-world.ts';
import { lastChange } from './changes.ts';
import { asAnswer, collectionsOf, customizationsOf, readWorld } from './read-world.ts';
import { stateBefore } from './undo.ts';

export const customizationFunctions = [
  implement(wire.getCustomization, async ({ sql, input, services }) => {
    const world = await readWorld(sql, { accountId: input.accountId });
    const last = await lastChange(sql, input.accountId);
    return {
      state: asAnswer(world.state),
      collections: collectionsOf(world),
      customizations: customizationsOf(world),
      themes: world.catalog.themes,
      offersThemeClearing: offersThemeClearing(world.worldBuildVersion, services.config.themeClearingBuild),
      changed: last ? { by: last.by, at: last.at.toISOString() } : null,
    };
  }),

  cloudFunction(wire.getCustomizationsForAccount, {
    access: { page: 'worldCustomizations' },
    handle: async ({ sql, input }) => ({ customizations: customizationsOf(await readWorld(sql, input)) }),
  }),

  implement(wire.saveCustomizations, (call) => {
    const { accountId, customizations, basedOn } = call.input;
    return changeWorld(call, {
      accountId,
      basedOn,
      page: 'worldCustomizations',
      change: ({ catalog, state }) => {
        refuseUnknownCustomizations(catalog, customizations);
        return withCustomizations(state, customizations);
      },
    });
  }),

  implement(wire.undoCustomization, (call) =>
    changeWorld(call, {
      accountId: call.input.accountId,
      page: call.input.page,
      change: ({ state }) => stateBefore(call.sql, call.input, state),
    }),
  ),
];
