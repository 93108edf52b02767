import { noun, text } from '@campus/contracts/core/messages';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { BusyButton } from '../feedback/busy-button.tsx';
import { ChangeList } from './change-list.tsx';
import { ConsequenceList } from './consequence-list.tsx';
import { usePageSettings } from './settings-context.ts';

/** What is not saved yet: how much, which changes, what they affect; and the ways to save them or to let go of them. */
export function SettingsBar() {
  const { drafts, saving, lastSave, discard, saveDrafts, takeBack } = usePageSettings();
  const [isOpen, setIsOpen] = useState(false);
  const dirty = drafts.filter(({ isDirty }) => isDirty);
  const isValid = dirty.every(({ error }) => error === undefined);
  const changes = formatCount(dirty.length, noun('noun.change'));
  if (dirty.length === 0 && !lastSave) return <div role="status" />;
  return (
    <Bar aria-label={text('settings.bar')}>
      {dirty.length > 0 && isOpen && (
        <ChangeList drafts={dirty} onDiscard={(setting) => discard([setting])} />
      )}
      {dirty.length > 0 && isValid && (
        <ConsequenceList
          changes={dirty.flatMap(({ setting, wanted }) =>
            wanted === undefined ? [] : [{ setting, value: wanted }],
          )}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap={2}>
        <chakra.p role="status" flex="1 1 12rem" textStyle="sm" color={isValid ? 'fg.muted' : 'fg.error'}>
          {dirty.length === 0
            ? lastSave &&
              text('settings.bar.saved', { changes: formatCount(lastSave.count, noun('noun.change')) })
            : isValid
              ? text('settings.bar.count', { changes })
              : text('settings.bar.invalid')}
        </chakra.p>
        {dirty.length === 0 ? (
          <Button size="sm" variant="outline" onClick={() => void takeBack()}>
            {text('settings.takeBack')}
          </Button>
        ) : (
          <>
            <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {text(isOpen ? 'settings.bar.hide' : 'settings.bar.show')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={saving.length > 0}
              onClick={() => discard(drafts.map(({ setting }) => setting))}
            >
              {text('settings.discard')}
            </Button>
            <BusyButton
              size="sm"
              busy={saving.length > 0}
              disabled={!isValid}
              onClick={() => void saveDrafts()}
            >
              {text('settings.save')}
            </BusyButton>
          </>
        )}
      </chakra.div>
    </Bar>
  );
}

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'grid',
    gap: 3,
    px: 5,
    py: 3,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'md',
  },
});
