import '@campus/contracts/shell/shortcut-messages';
import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { shortcutKeys } from '../finder/use-shortcut.ts';
import { storeCharacterKeys, usesCharacterKeys } from './character-keys.ts';

/** Shows the console's shortcuts, and turns those of a single character off and on. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [uses, setUses] = useState(usesCharacterKeys);
  const change = (used: boolean) => {
    storeCharacterKeys(used);
    setUses(used);
  };
  return (
    <SmallDialog title={text('shortcuts.title')} running={false} onClose={onClose}>
      <Dialog.Body display="grid" gap={5}>
        {shortcuts(uses).map(({ heading, keys }) => (
          <section key={heading} aria-labelledby={`keys-${heading}`}>
            <chakra.h3 id={`keys-${heading}`} mb={1} textStyle="xs" color="fg.subtle">
              {text(heading)}
            </chakra.h3>
            <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap={4} rowGap={1.5}>
              {keys.map(([label, key]) => (
                <chakra.div key={label} display="contents" textStyle="sm">
                  <dt>{text(label)}</dt>
                  <chakra.dd textAlign="end" color="fg.muted">
                    <kbd>{key}</kbd>
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </section>
        ))}
        <Checkbox
          label={text('shortcuts.characters')}
          checked={uses}
          onChange={({ target }) => change(target.checked)}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{text('action.close')}</Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

type Shortcut = readonly [label: ConstantKey, key: string];

/** The shortcuts that work now. */
function shortcuts(usesCharacters: boolean): { heading: ConstantKey; keys: Shortcut[] }[] {
  const characters: Shortcut[] = [
    ['shortcuts.search', '/'],
    ['shortcuts.help', '?'],
  ];
  return [
    {
      heading: 'shortcuts.everywhere',
      keys: [['shortcuts.finder', shortcutKeys], ...(usesCharacters ? characters : [])],
    },
    {
      heading: 'shortcuts.tables',
      keys: [
        ['shortcuts.move', text('shortcuts.key.arrows')],
        ['shortcuts.ends', text('shortcuts.key.ends')],
        ['shortcuts.edit', text('shortcuts.key.edit')],
        ['shortcuts.restore', text('shortcuts.key.escape')],
        ['shortcuts.select', text('shortcuts.key.space')],
      ],
    },
    { heading: 'shortcuts.lists', keys: [['shortcuts.sort', text('shortcuts.key.sort')]] },
  ];
}
