import { noun, text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SaveBar } from '../../editing/save-bar.tsx';
import { formatCount } from '../../lib/format.ts';
import { presentLevel } from './role-drafts.ts';
import { labelOf, levelText } from './role-words.ts';
import type { Roles } from './use-roles.ts';

/** The bar of unsaved changes: their number, a list, and buttons to save or discard them. */
export function RolesBar({ roles: { dirty, isSaving, discard, save } }: { roles: Roles }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SaveBar
      isDirty={dirty.length > 0}
      above={
        isOpen && (
          <chakra.ul display="grid" gap={1} maxH="12rem" overflowY="auto" textStyle="sm">
            {dirty.map(({ key, entry, level }) => (
              <li key={key}>
                <chakra.strong fontWeight="medium">{labelOf(entry)}</chakra.strong>{' '}
                {text('settings.becomes', { from: levelText(presentLevel(entry)), to: levelText(level) })}
              </li>
            ))}
          </chakra.ul>
        )
      }
      status={text('settings.bar.count', { changes: formatCount(dirty.length, noun('noun.change')) })}
      isProblem={false}
      maySave
      saving={isSaving}
      onDiscard={() => discard(dirty.map(({ key }) => key))}
      onSave={() => void save()}
    >
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {text(isOpen ? 'settings.bar.hide' : 'settings.bar.show')}
      </Button>
    </SaveBar>
  );
}
