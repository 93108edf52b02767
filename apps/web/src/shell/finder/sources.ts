import '@campus/contracts/invitations/page-messages';
import '@campus/contracts/shell/finder-messages';
import { text } from '@campus/contracts/core/text';
import type { Page } from '@campus/domain/access/pages';
import { findAmong, findable, mostFound, noMatch, rankingFor } from '@campus/domain/core/find-rank';
import { taskKinds } from '@campus/domain/tasks/tasks';
import { withAccount } from '../../lib/account-address.ts';
import { formatDay } from '../../lib/format.ts';
import { openRoutes } from '../../open-routes.ts';
import { paths } from '../../paths.ts';
import type { alone, trpc } from '../../trpc.ts';
import type { Finding } from './entries.ts';
import type { Found } from './results.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** A search, and how to ask the gateway. Each area has a call of its own, so that none waits for another. */
interface Asked {
  client: Client;
  accountId: string;
  finding: Finding;
  search: string;
  options: { signal: AbortSignal } & typeof alone;
}

/** What finds something by its own index: an area of the platform, or the guides. */
export interface Source {
  name: 'people' | 'invitations' | 'rooms' | 'badges' | 'accounts' | 'tasks' | 'guides';
  isOpen: (finding: Finding, search: string) => boolean;
  ask: (asked: Asked) => Promise<Found[]>;
}

const opens =
  (page: Page) =>
  ({ account }: Finding) =>
    openRoutes(account).some((route) => route.page === page);

const addressOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Adds a result that leads to the area's list, if there is more than was found. */
function withRest(found: Found[], hasMore: boolean, rest: Omit<Found, 'id'>): Found[] {
  return hasMore ? [...found, { id: `all-${rest.label}`, ...rest }] : found;
}

export const people: Source = {
  name: 'people',
  isOpen: opens('members'),
  ask: async ({ client, accountId, search, options }) => {
    const { items, hasMore } = await client.members.find.query({ accountId, search }, options);
    const found = items.map(({ displayName, firstName, lastName, ...member }) => ({
      id: `person-${member.membershipId}`,
      label: displayName || [firstName, lastName].join(' ').trim() || member.email,
      detail: member.email,
      value: text(`role.${member.permission}`),
      opens: { to: paths.member(member.membershipId) },
    }));
    const to = addressOf(paths.members, { search });
    return withRest(found, hasMore, { label: text('finder.all.people', { search }), opens: { to } });
  },
};

export const invitations: Source = {
  name: 'invitations',
  isOpen: opens('import'),
  ask: async ({ client, accountId, search, options }) => {
    const { items, hasMore } = await client.invitations.find.query({ accountId, search }, options);
    const listed = (words: string) => ({ to: addressOf(paths.import, { 'invitations.search': words }) });
    const found = items.map(({ id, email, firstName, lastName, displayStatus }) => ({
      id: `invitation-${id}`,
      label: [firstName, lastName].join(' ').trim() || email,
      detail: email,
      value: text(`invitations.state.${displayStatus}`),
      opens: listed(email),
    }));
    return withRest(found, hasMore, {
      label: text('finder.all.invitations', { search }),
      opens: listed(search),
    });
  },
};

export const rooms: Source = {
  name: 'rooms',
  isOpen: opens('manageRooms'),
  ask: async ({ client, accountId, search, options }) => {
    const { items, hasMore } = await client.rooms.find.query({ accountId, search }, options);
    const found = items.map(({ id, kind, name, group }) => ({
      id: `room-${id}`,
      label: name,
      ...(group && { detail: group }),
      value: text(`finder.kind.${kind}`),
      opens: { to: addressOf('/admin/manageRooms', { item: id }) },
    }));
    const to = addressOf('/admin/manageRooms', { search });
    return withRest(found, hasMore, { label: text('finder.all.rooms', { search }), opens: { to } });
  },
};

export const badges: Source = {
  name: 'badges',
  isOpen: opens('badges'),
  ask: async ({ client, accountId, search, options }) => {
    const { items, hasMore } = await client.badges.find.query({ accountId, search }, options);
    const found = items.map(({ id, name }) => ({
      id: `badge-${id}`,
      label: name,
      opens: { to: addressOf(paths.badges, { badgeId: id }) },
    }));
    return withRest(found, hasMore, { label: text('finder.all.badges'), opens: { to: paths.badges } });
  },
};

/** For superadmins. A result enters the account. */
export const accounts: Source = {
  name: 'accounts',
  isOpen: ({ isSuperadmin }) => isSuperadmin,
  ask: async ({ client, search, options }) => {
    const { items, total } = await client.accounts.search.query({ search, pageSize: mostFound }, options);
    const found = items.map(({ id, organizationName, worldName }) => ({
      id: `account-${id}`,
      label: organizationName,
      ...(worldName && { detail: worldName }),
      opens: { to: withAccount(paths.admin, id) },
    }));
    const to = addressOf(paths.accounts, { search });
    return withRest(found, total > found.length, {
      label: text('finder.all.accounts', { search }),
      opens: { to },
    });
  },
};

/** Tasks are found by what they do. There is no list of tasks to lead to. */
export const tasks: Source = {
  name: 'tasks',
  isOpen: (_, search) => kindsOf(search).length > 0,
  ask: async ({ client, accountId, search, options }) => {
    const asked = { accountId, kinds: kindsOf(search), pageSize: mostFound };
    const { items } = await client.tasks.list.query(asked, options);
    return items.map(({ id, kind, createdAt, requestedBy }) => ({
      id: `task-${id}`,
      label: text(`tasks.kind.${kind}`),
      detail: text('finder.taskDetail', {
        person: requestedBy.name || requestedBy.email,
        day: formatDay(createdAt),
      }),
      opens: { to: paths.task.replace(':taskId', id) },
    }));
  },
};

function kindsOf(search: string) {
  const rankOf = rankingFor(search);
  return taskKinds.filter((kind) => rankOf(findable(text(`tasks.kind.${kind}`))) < noMatch);
}

/** The guides to the pages that the person may open. Their texts are loaded with the first search. */
export const guides: Source = {
  name: 'guides',
  isOpen: () => true,
  ask: async ({ finding, search }) => {
    const { openGuides } = await import('../../features/guide/guides.ts');
    const { items, hasMore } = findAmong(openGuides(finding.account), search, ({ title, words }) =>
      findable(title, words),
    );
    const found = items.map(({ title, path }) => ({
      id: `guide-${path}`,
      label: text('finder.guide', { page: title }),
      opens: { to: path },
    }));
    const to = addressOf(paths.help, { search });
    return withRest(found, hasMore, { label: text('finder.all.guides', { search }), opens: { to } });
  },
};
