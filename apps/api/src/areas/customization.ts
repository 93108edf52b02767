import { applyTheme, clearThemes, saveCollections } from '@campus/contracts/customization/customization';
import * as wire from '@campus/contracts/customization/functions';
import { forward, procedure, router } from '../core/trpc.ts';

export const customizationRouter = router({
  read: forward(wire.getCustomization),
  saveCollections: procedure(saveCollections, ({ input, platform }) =>
    platform.customization.saveCollections(input),
  ),
  saveCustomizations: forward(wire.saveCustomizations),
  applyTheme: procedure(applyTheme, ({ input, platform }) => platform.customization.applyTheme(input)),
  clearThemes: procedure(clearThemes, ({ input, platform }) => platform.customization.clearThemes(input)),
  undo: forward(wire.undoCustomization),
});
