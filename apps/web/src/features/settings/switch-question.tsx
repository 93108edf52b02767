import { text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { formatList } from '../../lib/format.ts';
import { ConsequenceList } from './consequence-list.tsx';
import { MessageField, messageChange } from './message-field.tsx';
import { NoteField } from './note-field.tsx';
import { labelOf } from './setting-words.ts';
import { type Question, usePageSettings } from './settings-context.ts';
import { messageOf, questionOf } from './switch-words.ts';

/**
 * Asks before a switch is turned, restored, or undone: what that affects, and why. Where people read a text while it is
 * on, it asks for that too, so that both are saved at once.
 */
export function SwitchQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
  const { shown, drafts, saveNow, undoSave, lastSave } = usePageSettings();
  const { kind, setting, value } = question;
  const on = value === true;
  const message = kind !== 'undo' && on ? messageOf(setting) : undefined;
  const stored = message && shown.get(message);
  const draft = drafts.find((other) => other.setting === message);
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState(draft?.shown ?? String(stored?.value ?? ''));
  const change = stored ? messageChange(stored, typed) : { changes: [] };
  const words = questionOf(setting, on);
  const others = lastSave?.changes.filter((other) => other.setting !== setting) ?? [];
  const run = async () => {
    if (kind === 'undo') return undoSave();
    await saveNow([{ setting, value }, ...change.changes], { note, isRestored: kind === 'restore' });
  };
  return (
    <ConfirmDialog
      title={words.title}
      message={words.message}
      confirmText={words.yes}
      danger={words.isDanger}
      pending={change.error !== undefined}
      onConfirm={run}
      onClose={onClose}
    >
      <ConsequenceList changes={[{ setting, value }]} />
      {kind === 'undo' && others.length > 0 && (
        <p>{text('settings.confirm.undone', { settings: namesOf(others) })}</p>
      )}
      {message && <MessageField setting={message} text={typed} error={change.error} onChange={setTyped} />}
      {kind !== 'undo' && <NoteField note={note} onChange={setNote} />}
    </ConfirmDialog>
  );
}

function namesOf(changes: readonly { setting: SettingKey }[]): string {
  return formatList(changes.map(({ setting }) => labelOf(setting)));
}
