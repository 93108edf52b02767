import { noun, text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { keepClear } from '../../components/focus/keep-clear.ts';
import { StickyBar } from '../../components/layout/sticky-bar.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { formatCount, formatList } from '../../lib/format.ts';
import { ChangeList } from './change-list.tsx';
import { ConsequenceList } from './consequence-list.tsx';
import { NoteField } from './note-field.tsx';
import { SavedRow } from './saved-row.tsx';
import { labelOf } from './setting-words.ts';
import { usePageSettings } from './settings-context.ts';

/** The unsaved changes: how many, which, and what they affect; with the buttons to save or discard them. */
export function SettingsBar() {
  const { drafts, saving, note, setNote, lastSave, discard, saveDrafts } = usePageSettings();
  const [isOpen, setIsOpen] = useState(false);
  // It takes the focus when it opens, not when the bar comes back with it.
  const [noteField, setNoteField] = useState<'closed' | 'opening' | 'open'>('closed');
  const hasNote = noteField !== 'closed' || note !== '';
  const dirty = drafts.filter(({ isDirty }) => isDirty);
  if (dirty.length === 0 && lastSave)
    return (
      <StickyBar ref={keepClear} aria-label={text('editing.bar.saved')}>
        <SavedRow {...lastSave} />
      </StickyBar>
    );
  const wrong = dirty.filter(({ error }) => error !== undefined).map(({ setting }) => labelOf(setting));
  const isValid = wrong.length === 0;
  const wanted = dirty.flatMap(({ setting, wanted: value }) =>
    value === undefined ? [] : [{ setting, value }],
  );
  const save = async () => {
    if (await saveDrafts()) setNoteField('closed');
  };
  const letGo = () => {
    discard(drafts.map(({ setting }) => setting));
    setNote('');
    setNoteField('closed');
  };
  return (
    <SaveBar
      isDirty={dirty.length > 0}
      above={
        <>
          {' '}
          {isOpen && (
            <ChangeList
              drafts={dirty}
              onDiscard={(setting) => (dirty.length === 1 ? letGo() : discard([setting]))}
            />
          )}
          {isValid && <ConsequenceList changes={wanted} />}
          {hasNote && (
            <NoteField
              note={note}
              autoFocus={noteField === 'opening'}
              onFocus={() => setNoteField('open')}
              onChange={setNote}
              onEnter={() => isValid && saving.length === 0 && void save()}
            />
          )}
        </>
      }
      status={
        isValid
          ? text('settings.bar.count', { changes: formatCount(dirty.length, noun('noun.change')) })
          : text('settings.bar.invalid', { settings: formatList(wrong) })
      }
      isProblem={!isValid}
      maySave={isValid}
      saving={saving.length > 0}
      onDiscard={letGo}
      onSave={() => void save()}
    >
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text(isOpen ? 'settings.bar.hide' : 'settings.bar.show')}
      </Button>
      {!hasNote && (
        <Button size="sm" variant="ghost" onClick={() => setNoteField('opening')}>
          {text('settings.note.add')}
        </Button>
      )}
    </SaveBar>
  );
}
