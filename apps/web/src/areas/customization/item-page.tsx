import { noun, text } from '@campus/contracts/core/text';
import type { CustomizationState } from '@campus/domain/customization/state';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyFiltered } from '../../components/feedback/empty-filtered.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { FilterFold } from '../../components/input/filter-fold.tsx';
import { SearchBox } from '../../components/input/search-box.tsx';
import { Page } from '../../components/layout/page.tsx';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ValueFilter } from './item-filters.tsx';
import { ItemList } from './item-list.tsx';
import type { Item } from './items.ts';
import { PlanDialog } from './plan-dialog.tsx';
import type { Customization, Step, UseCustomization } from './use-customization.ts';
import { useFilters } from './use-filters.ts';
import { useToggles } from './use-toggles.ts';

/** The number of items that fill a large window. */
const firstCards = 60;

interface Kind {
  page: 'avatarAssetCollections' | 'worldCustomizations';
  empty: string;
  items: (data: Customization) => Item[];
  enabled: (state: CustomizationState) => readonly string[];
  /** The state with exactly these items. */
  with: (state: CustomizationState, enabled: readonly string[]) => CustomizationState;
  /** Sends exactly these items. */
  send: (enabled: readonly string[]) => Step;
}

/** A page on which items of the catalog are switched on and off. */
export function ItemPage({ customization, kind }: { customization: UseCustomization; kind: Kind }) {
  const { data, error, retry } = customization;
  return (
    <Page title={text(`page.${kind.page}`)} description={text(`customization.${kind.page}`)} wide>
      {data ? (
        <Items data={data} customization={customization} kind={kind} />
      ) : (
        <LoadingOrError error={error} onRetry={retry} />
      )}
    </Page>
  );
}

function Items({
  data,
  customization,
  kind,
}: {
  data: Customization;
  customization: UseCustomization;
  kind: Kind;
}) {
  const { items: itemsOf } = kind;
  const items = useMemo(() => itemsOf(data), [itemsOf, data]);
  const { filter, setFilter, active, shown, removeAll } = useFilters(items);
  // A keystroke and the first cards are painted before thousands of others are drawn.
  const listed = useDeferredValue(shown, shown.slice(0, firstCards));
  const { enabled, changes, isOn, toggle, discard } = useToggles(items, kind.enabled(data.state));
  const [planned, setPlanned] = useState<{ before: CustomizationState; after: CustomizationState }>();
  useUnsavedChanges(changes > 0);
  const apply = async ({ before, after }: { before: CustomizationState; after: CustomizationState }) => {
    const what = `${formatCount(changes, noun('noun.customizationChange'))}.`;
    if (await customization.apply(before, [kind.send(kind.enabled(after))], what)) discard();
  };
  return (
    <>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
        alignItems="start"
        gap={6}
      >
        <chakra.div display="grid" gap={5}>
          <FilterFold active={filter.tags.length + filter.themes.length}>
            <chakra.div display="grid" gap={5}>
              <ValueFilter
                label={text('customization.tags')}
                empty={text('customization.tags.none')}
                all={items.map(({ tags }) => tags)}
                shown={shown.map(({ tags }) => tags)}
                chosen={filter.tags}
                onChange={(tags) => setFilter({ tags })}
              />
              <ValueFilter
                label={text('customization.themeFilter')}
                empty={text('customization.themes.none')}
                all={items.map(({ themes }) => themes)}
                shown={shown.map(({ themes }) => themes)}
                chosen={filter.themes}
                onChange={(themes) => setFilter({ themes })}
              />
            </chakra.div>
          </FilterFold>
        </chakra.div>
        <chakra.div display="grid" gap={4} minW={0}>
          <SearchBox
            label={text(`customization.search.${kind.page}`)}
            value={filter.search}
            onSearch={(search, options) => setFilter({ search }, options)}
          />
          <chakra.p role="status" textStyle="sm" color="fg.muted">
            {text('customization.counts', {
              shown: formatNumber(shown.length),
              total: formatCount(items.length, noun('noun.customization')),
              enabled: formatNumber(enabled.length),
            })}
          </chakra.p>
          {listed.length > 0 && (
            <ItemList
              label={text(`customization.list.${kind.page}`)}
              items={listed}
              isOn={isOn}
              onToggle={toggle}
            />
          )}
          {listed.length === 0 && active.length === 0 && <EmptyState title={kind.empty} />}
          {listed.length === 0 && active.length > 0 && (
            <EmptyFiltered title={kind.empty} filters={active} onRemoveAll={removeAll} />
          )}
        </chakra.div>
      </chakra.div>
      <ApplyBar
        changes={changes}
        customization={customization}
        onApply={() => setPlanned({ before: data.state, after: kind.with(data.state, enabled) })}
        onDiscard={discard}
      />
      {planned && (
        <PlanDialog
          data={data}
          {...planned}
          onApply={() => apply(planned)}
          onClose={() => setPlanned(undefined)}
        />
      )}
    </>
  );
}
