import type { applied } from '@campus/contracts/customization/fields';
import { clearThemes, patchCustomizations } from '@campus/contracts/customization/functions';
import type { CustomizationState } from '@campus/domain/customization/state';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

type Applied = z.output<typeof applied>;
interface Based {
  accountId: string;
  basedOn?: CustomizationState | undefined;
}

/**
 * Collections and themes. The platform changes them through its REST routes; bindings describe cloud
 * functions only.
 */
export function customizationPlatform({ mutateRoute }: Calls) {
  const patch = async (
    { accountId, basedOn }: Based,
    wanted: { avatarAssetCollections: string[] } | { themeInternalName: string },
  ) => (await mutateRoute(patchCustomizations, { account: accountId, ...onWire(basedOn), ...wanted })).data;
  return {
    saveCollections: ({ collections, ...based }: Based & { collections: string[] }): Promise<Applied> =>
      patch(based, { avatarAssetCollections: collections }),

    applyTheme: ({ theme, ...based }: Based & { theme: string }): Promise<Applied> =>
      patch(based, { themeInternalName: theme }),

    clearThemes: async ({ accountId, basedOn }: Based): Promise<Applied> =>
      (await mutateRoute(clearThemes, { account: accountId, ...onWire(basedOn) })).data,
  };
}

function onWire(state: CustomizationState | undefined) {
  if (!state) return {};
  const { theme, collections, customizations } = state;
  return { basedOn: { theme, collections: [...collections], customizations: [...customizations] } };
}
