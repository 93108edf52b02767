import '@campus/contracts/guide/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import * as z from 'zod';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { SearchBox } from '../../components/input/search-box.tsx';
import { Page } from '../../components/layout/page.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { findGuides, guideOf } from '../../features/guide/guides.ts';
import { guideAddress } from '../../lib/guide-address.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { groupLabelOf, openRoutes } from '../../open-routes.ts';
import type { PageName, RouteEntry } from '../../route-table.ts';
import { useAccount } from '../../shell/account.tsx';

const searchState = z.object({ search: z.string().max(100).default('') });

/** The guides to all pages, as in the sidebar, with a search in their titles and texts. */
export function GuidesPage() {
  const [{ search }, setState] = useListState(searchState);
  const found = findGuides(search);
  const open = new Set(openRoutes(useAccount()).map(({ name }) => name));
  const hasClosed = found.some(({ name }) => !open.has(name));
  return (
    <Page title={text('guide.title')} description={text('guide.about')}>
      <SearchBox
        label={text('guide.search')}
        value={search}
        onSearch={(next, options) => setState({ search: next }, options)}
      />
      <div role="status">{found.length === 0 && <NoGuide onClear={() => setState({ search: '' })} />}</div>
      {hasClosed && (
        <chakra.p textStyle="sm" color="fg.muted">
          {text('guide.closed.note')}
        </chakra.p>
      )}
      {Object.entries(Object.groupBy(found, ({ group }) => group)).map(([group, guides]) => (
        <Group key={group} guides={guides} open={open} />
      ))}
    </Page>
  );
}

function NoGuide({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={text('guide.search.none')}
      action={
        <Button size="sm" variant="outline" onClick={onClear}>
          {text('guide.search.clear')}
        </Button>
      }
    />
  );
}

/** The guides of one group of the sidebar, under its name if it has one. */
function Group({ guides, open }: { guides: readonly RouteEntry[]; open: ReadonlySet<PageName> }) {
  const [first] = guides;
  const label = first && groupLabelOf(first);
  const titleId = `guides-${first?.group}`;
  return (
    <chakra.section {...(label && { 'aria-labelledby': titleId })}>
      {label && (
        <chakra.h2 id={titleId} textStyle="heading" mb={2}>
          {text(label)}
        </chakra.h2>
      )}
      <chakra.ul display="grid" gap={2} listStyleType="none">
        {guides.map(({ name, label }) => (
          <chakra.li key={name} textStyle="sm">
            {open.has(name) ? (
              <TextLink href={guideAddress(name)}>{text(label)}</TextLink>
            ) : (
              <chakra.span fontWeight="medium">{text(label)}</chakra.span>
            )}
            <chakra.p color="fg.muted">{guideOf(name).purpose}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
