import { text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { Switch } from '../../components/input/switch.tsx';
import { ConsequenceList } from './consequence-list.tsx';
import { NoteField } from './note-field.tsx';
import { idsOf, SettingFrame } from './setting-frame.tsx';
import { helpOf, labelOf } from './setting-words.ts';
import { useSetting } from './settings-context.ts';

/**
 * A setting that is on or off. It is saved at once, where it `asks` after a confirmation that says what the change
 * affects; a save that fails leaves it as it was.
 */
export function SettingSwitch({
  setting,
  asks = false,
  values = [false, true],
}: {
  setting: SettingKey;
  asks?: boolean;
  /** What off and on are stored as. */
  values?: readonly [off: boolean | number, on: boolean | number];
}) {
  const found = useSetting(setting);
  const [wanted, setWanted] = useState<boolean>();
  const [note, setNote] = useState('');
  if (!found) return null;
  const { settings, shown, isSaving } = found;
  const ids = idsOf(setting);
  const storedFor = (on: boolean) => values[on ? 1 : 0];
  const ask = (on: boolean) => {
    setNote('');
    setWanted(on);
  };
  const change = (on: boolean) => (asks ? ask(on) : void settings.saveNow(setting, storedFor(on), { on }));
  const words = { setting: labelOf(setting) };
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
      {wanted !== undefined && (
        <ConfirmDialog
          title={text(wanted ? 'settings.confirm.on' : 'settings.confirm.off', words)}
          message={wanted ? helpOf(setting) : text('settings.confirm.offMeans', { help: helpOf(setting) })}
          confirmText={text(wanted ? 'settings.confirm.yesOn' : 'settings.confirm.yesOff')}
          onConfirm={() => settings.saveNow(setting, storedFor(wanted), { on: wanted, note })}
          onClose={() => setWanted(undefined)}
        >
          <ConsequenceList changes={[{ setting, value: storedFor(wanted) }]} />
          <NoteField note={note} onChange={setNote} />
        </ConfirmDialog>
      )}
    </SettingFrame>
  );
}
