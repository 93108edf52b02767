import * as wire from '@campus/contracts/settings/functions';
import { forward, router } from '../core/trpc.ts';

export const settingsRouter = router({
  read: forward(wire.getSettings),
  save: forward(wire.saveSettings),
  preview: forward(wire.previewSettings),
  changes: forward(wire.getSettingChanges),
  takeBack: forward(wire.takeBackSettings),
});
