import {
  getSettingChanges,
  getSettings,
  previewSettings,
  saveSettings,
  takeBackSettings,
} from '@campus/contracts/settings/functions';
import { forward, router } from '../core/trpc.ts';

export const settingsRouter = router({
  read: forward(getSettings),
  save: forward(saveSettings),
  preview: forward(previewSettings),
  changes: forward(getSettingChanges),
  takeBack: forward(takeBackSettings),
});
