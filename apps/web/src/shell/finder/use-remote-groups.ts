import '@campus/contracts/shell/finder-messages';
import { text } from '@campus/contracts/core/text';
import { findableText, findableWords, hasWords } from '@campus/domain/core/find-words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { alone, trpc } from '../../trpc.ts';
import type { Finding } from './entries.ts';
import type { Found, FoundGroup } from './results.ts';
import { accounts, badges, guides, invitations, people, rooms, type Source, tasks } from './sources.ts';
import { usePaced } from './use-paced.ts';

/** How often the gateway is asked while a person types, in milliseconds. */
const pace = 120;

/**
 * What the areas of the platform and the guides find. Only those are asked whose page the person may open. Each answer belongs to one
 * search, so that an older one never replaces a newer one.
 */
export function useRemoteGroups(search: string, finding: Finding) {
  const asked = usePaced(search, pace);
  const at = { search, asked, finding };
  return {
    people: useSource(people, at),
    invitations: useSource(invitations, at),
    rooms: useSource(rooms, at),
    badges: useSource(badges, at),
    accounts: useSource(accounts, at),
    tasks: useSource(tasks, at),
    guides: useSource(guides, at),
  };
}

interface Searched {
  /** What is typed now. */
  search: string;
  /** What the gateway is asked for. */
  asked: string;
  finding: Finding;
}

function useSource(source: Source, { search, asked, finding }: Searched): FoundGroup {
  const { client } = trpc.useUtils();
  const { id: accountId } = finding.account;
  const isOpen = useMemo(() => asked !== '' && source.isOpen(finding, asked), [source, finding, asked]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<Found[]>({
    queryKey: [['finder', source.name], { input: { accountId, search: asked } }],
    queryFn: ({ signal }) =>
      source.ask({ client, accountId, finding, search: asked, options: { signal, ...alone } }),
    enabled: isOpen,
    // Until its results come, those of the search before stay that this one finds too.
    placeholderData: (before) => before && stillFound(before, asked),
  });
  const isNow = search === asked;
  const found = search === '' || !isOpen ? [] : (data ?? []);
  return {
    name: source.name,
    heading: text(`finder.group.${source.name}`),
    found: isNow ? found : stillFound(found, search),
    isPending: search !== '' && (!isNow || isFetching || (isOpen && isPlaceholderData)),
    failed: isOpen && error ? { error, retry: () => void refetch() } : undefined,
  };
}

function stillFound(found: readonly Found[], search: string): Found[] {
  const words = findableWords(search);
  return found.filter(
    ({ id, label, detail = '' }) =>
      !id.startsWith('all-') && hasWords(findableText(`${label}\n${detail}`), words),
  );
}
