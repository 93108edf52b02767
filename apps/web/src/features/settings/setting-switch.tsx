import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import { Switch } from '../../components/input/switch.tsx';
import { idsOf, SettingFrame } from './setting-frame.tsx';
import { useSetting } from './settings-context.ts';

/**
 * A setting that is on or off. It is saved at once, or after a question if the setting asks; a save that fails leaves it
 * as it was.
 */
export function SettingSwitch({
  setting,
  values = [false, true],
}: {
  setting: SettingKey;
  /** What off and on are stored as. */
  values?: readonly [off: boolean | number, on: boolean | number];
}) {
  const found = useSetting(setting);
  if (!found) return null;
  const { settings, shown, isSaving } = found;
  const ids = idsOf(setting);
  const change = (on: boolean) => {
    const value = values[on ? 1 : 0];
    if (settingOf(setting).asks) settings.ask({ kind: 'switch', setting, value });
    else void settings.saveNow([{ setting, value }]);
  };
  return (
    <SettingFrame setting={setting} beside>
      <Switch
        id={ids.control}
        aria-describedby={ids.help}
        checked={shown.value === values[1]}
        disabled={isSaving}
        busy={isSaving}
        onChange={change}
      />
    </SettingFrame>
  );
}
