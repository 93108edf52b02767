import '@campus/contracts/settings/page-messages';
import { noun, text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { formatCount } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { smallInputStyle } from '../../theme/control-styles.ts';
import { addressOf } from './address-of.ts';
import { findSettings, type Wanted } from './find-settings.ts';
import { FoundSettings, optionIdOf } from './found-settings.tsx';
import type { SettingsRoute } from './settings-routes.ts';
import { useAllSettings } from './use-all-settings.ts';

/**
 * The search field, the filters, and the results. Arrow keys select a result while the field keeps the focus.
 */
export function Search({
  field,
  routes,
  onOpen,
}: {
  field: RefObject<HTMLInputElement | null>;
  routes: readonly SettingsRoute[];
  onOpen: (address: string) => void;
}) {
  const listId = useId();
  const [openedAt] = useState(() => serverNow().getTime());
  const [wanted, setWanted] = useState<Wanted>({ text: '', changed: false, recent: false });
  const [picked, setPicked] = useState<SettingKey>();
  const { shown, isLoading, error, retry } = useAllSettings(routes);
  const groups = findSettings(shown, wanted, openedAt);
  const order = groups.flatMap(({ settings }) => settings.map(({ setting }) => setting));
  const active = picked && order.includes(picked) ? picked : order[0];

  const want = (change: Partial<Wanted>) => {
    setWanted({ ...wanted, ...change });
    setPicked(undefined);
  };
  const open = (setting: SettingKey) => onOpen(addressOf(setting, shown, routes));
  const move = (step: number) => {
    const at = active ? order.indexOf(active) : -1;
    const next = order[(at + step + order.length) % order.length];
    setPicked(next);
    if (next) document.getElementById(optionIdOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const keys = new Map([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Enter', () => active && open(active)],
  ]);
  const pressKey = (event: KeyboardEvent) => {
    const act = keys.get(event.key);
    if (!act || order.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <chakra.div display="grid" gap={3} px={5} pb={3}>
        <chakra.input
          ref={field}
          css={smallInputStyle}
          role="combobox"
          aria-label={text('settings.search.label')}
          placeholder={text('settings.search.label')}
          aria-autocomplete="list"
          aria-expanded={order.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionIdOf(active)}
          autoComplete="off"
          maxLength={100}
          value={wanted.text}
          onChange={({ target }) => want({ text: target.value })}
          onKeyDown={pressKey}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={5} rowGap={2}>
          <Checkbox
            label={text('settings.search.changed')}
            checked={wanted.changed}
            onChange={({ target }) => want({ changed: target.checked })}
          />
          <Checkbox
            label={text('settings.search.recent')}
            checked={wanted.recent}
            onChange={({ target }) => want({ recent: target.checked })}
          />
          <chakra.p role="status" ms="auto" textStyle="xs" color="fg.muted">
            {!isLoading && !error && foundText(order.length)}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <Dialog.Body
        id={listId}
        role="listbox"
        aria-label={text('settings.search.results')}
        hidden={order.length === 0}
        {...list}
      >
        <FoundSettings
          groups={groups}
          routes={routes}
          all={shown}
          active={active}
          onPick={setPicked}
          onOpen={open}
        />
      </Dialog.Body>
      {(isLoading || error) && <LoadingOrError error={error} onRetry={retry} />}
    </>
  );
}

const list = { minH: 0, borderTopWidth: '1px', p: 2 } as const;

function foundText(count: number): string {
  if (count === 0) return text('settings.search.none');
  return text('settings.search.found', { count: formatCount(count, noun('noun.setting')) });
}
