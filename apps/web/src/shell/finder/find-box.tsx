import '@campus/contracts/shell/finder-messages';
import { noun, text } from '@campus/contracts/core/text';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type RefObject, useDeferredValue, useId, useState } from 'react';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { formatCount } from '../../lib/format.ts';
import { smallInputStyle } from '../../theme/control-styles.ts';
import { useAccount } from '../account.tsx';
import { FailedSearches } from './failed-searches.tsx';
import type { Wanted } from './find-settings.ts';
import { ResultList } from './result-list.tsx';
import { type Found, optionIdOf } from './results.ts';
import { openSettingsRoutes } from './settings-routes.ts';
import { useEnterWhenFound } from './use-enter-when-found.ts';
import { useResults } from './use-results.ts';

/** The search field, the filters, and the results. Keys select a result while the field keeps the focus. */
export function FindBox({
  field,
  onOpen,
}: {
  field: RefObject<HTMLInputElement | null>;
  onOpen: (address: string) => void;
}) {
  const listId = useId();
  const hasSettings = openSettingsRoutes(useAccount()).length > 0;
  const [wanted, setWanted] = useState<Wanted>({ text: '', changed: false, recent: false });
  const [expanded, setExpanded] = useState<string>();
  const [picked, setPicked] = useState<string>();
  // Typing does not wait for the results.
  const shown = useDeferredValue(wanted);
  const { groups, isSearching, isSure: isFirstSure, failed } = useResults(shown, expanded);
  const order = groups.flatMap(({ found }) => found);
  const active = order.find(({ id }) => id === picked) ?? order[0];
  const isSettled = shown === wanted && !isSearching;
  const isSure = shown === wanted && (isFirstSure || (picked !== undefined && active?.id === picked));

  const want = (change: Partial<Wanted>) => {
    setWanted({ ...wanted, ...change });
    setExpanded(undefined);
    setPicked(undefined);
  };
  const pick = (found: Found | undefined) => {
    if (!found) return;
    setPicked(found.id);
    document.getElementById(optionIdOf(found))?.scrollIntoView({ block: 'nearest' });
  };
  const open = ({ opens }: Found) => {
    if ('to' in opens) return onOpen(opens.to);
    const hidden = groups.find(({ name }) => name === opens.all)?.found.at(-2);
    setExpanded(opens.all);
    setPicked(hidden?.id);
  };
  const enter = useEnterWhenFound({ wanted, found: active, isReady: isSettled || isSure, open });
  const move = (step: number) => {
    const at = active ? order.indexOf(active) : -1;
    pick(order[(at + step + order.length) % order.length]);
  };
  const keys = new Map([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Home', () => pick(order[0])],
    ['End', () => pick(order.at(-1))],
    ['Enter', enter],
  ]);
  const pressKey = (event: KeyboardEvent) => {
    const act = keys.get(event.key);
    if (!act || event.shiftKey || event.nativeEvent.isComposing) return;
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
          aria-label={text('finder.label')}
          placeholder={text('finder.label')}
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
          {hasSettings && (
            <>
              <Checkbox
                label={text('finder.changed')}
                checked={wanted.changed}
                onChange={({ target }) => want({ changed: target.checked })}
              />
              <Checkbox
                label={text('finder.recent')}
                checked={wanted.recent}
                onChange={({ target }) => want({ recent: target.checked })}
              />
            </>
          )}
          <chakra.p role="status" ms="auto" textStyle="xs" color="fg.muted">
            {isSettled && shownText(order.length, failed.length > 0)}
          </chakra.p>
          {!isSettled && (
            <chakra.span aria-hidden textStyle="xs" color="fg.muted">
              {text('finder.searching')}
            </chakra.span>
          )}
        </chakra.div>
      </chakra.div>
      <Dialog.Body
        id={listId}
        role="listbox"
        aria-label={text('finder.results')}
        hidden={order.length === 0}
        {...list}
      >
        <ResultList groups={groups} active={active} onPick={setPicked} onOpen={open} />
      </Dialog.Body>
      <FailedSearches failed={failed} />
    </>
  );
}

const list = { minH: 0, borderTopWidth: '1px', p: 2 } as const;

/** The number of results. Says that there are none only if every part was searched. */
function shownText(count: number, hasFailed: boolean): string {
  if (count === 0) return hasFailed ? '' : text('finder.none');
  return text('finder.shown', { count: formatCount(count, noun('noun.result')) });
}
