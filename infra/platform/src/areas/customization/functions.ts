import { AppError } from '@campus/contracts/core/app-error';
import type { CustomizationPage } from '@campus/contracts/customization/fields';
import * as wire from '@campus/contracts/customization/functions';
import { offersThemeClearing } from '@campus/domain/customization/filter';
import { type CustomizationState, isSameState, withCustomizations } from '@campus/domain/customization/state';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import { refuseUnknownCustomizations } from './catalog.ts';
import { changeWorld, lastPerson } from './change-world.ts';
import { findChanges, lastChange, readClearable } from './changes.ts';
import { asAnswer, collectionsOf, customizationsOf, readWorld } from './read-world.ts';

export const customizationFunctions = [
  implement(wire.getCustomization, async ({ sql, input, services }) => {
    const world = await readWorld(sql, { accountId: input.accountId });
    const last = await lastChange(sql, input.accountId);
    return {
      state: asAnswer(world.state),
      collections: collectionsOf(world),
      customizations: customizationsOf(world),
      themes: world.catalog.themes,
      clearable: await readClearable(sql, input.accountId, world),
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

/**
 * Returns the state before these consecutive changes. If somebody has changed something between or after
 * them, refuses with that person's name.
 */
async function stateBefore(
  sql: Sql,
  asked: { accountId: string; page: CustomizationPage; changeIds: readonly string[] },
  present: CustomizationState,
): Promise<CustomizationState> {
  const changes = await findChanges(sql, asked);
  const [first] = changes;
  if (!first || changes.length < asked.changeIds.length)
    throw new AppError('notFound', 'customization.change.notFound');
  const following = [...changes.slice(1).map(({ before }) => before), present];
  if (!changes.every(({ after }, index) => isSameState(after, following[index] ?? present)))
    throw new AppError('conflict', 'customization.undo.changed', {
      person: await lastPerson(sql, asked.accountId),
    });
  return first.before;
}
