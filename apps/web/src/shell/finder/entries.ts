import '@campus/contracts/shell/finder-messages';
import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import type { ConstantKey } from '@campus/contracts/core/keys';
import { constantText, text } from '@campus/contracts/core/text';
import type { Page } from '@campus/domain/access/pages';
import { type Findable, findable, noMatch, rankingFor, strongMatch } from '@campus/domain/core/find-rank';
import { groupLabelOf, openRoutes } from '../../open-routes.ts';
import { paths } from '../../paths.ts';
import { shortcutsAddress } from '../shortcuts/shortcuts-address.ts';
import type { Found } from './results.ts';

/** A place of the console that the finder knows without asking the gateway. */
export interface Entry {
  label: string;
  to: string;
  /** A second line of the result. */
  detail?: string;
  /** Label, second line, and other words by which people look for it. */
  text: Findable;
}

/** The person for whom entries are listed. */
export interface Finding {
  account: EnteredAccount;
  isSuperadmin: boolean;
  /** Whether the person can switch to another account. */
  offersSwitch: boolean;
}

/** An entry by the key of its label. Its words are the text `finder.words.` with that key. */
export function entryOf(label: ConstantKey, to: string, detail?: string): Entry {
  const words = constantText(`finder.words.${label}`) ?? '';
  return {
    ...{ label: text(label), to, text: findable(text(label), `${words}\n${detail ?? ''}`) },
    ...(detail && { detail }),
  };
}

/** The pages that the person may open. */
export function pageEntries({ account, offersSwitch }: Finding): Entry[] {
  const routes = openRoutes(account).map((route) => {
    const group = groupLabelOf(route);
    return entryOf(route.label, route.path, group && text(group));
  });
  return [
    ...routes,
    entryOf('finder.page.profile', paths.profile),
    ...(offersSwitch ? [entryOf('finder.page.accounts', paths.accounts)] : []),
  ];
}

interface ActionEntry {
  label: ConstantKey;
  to: string;
  /** The page on which it is done, which must be open to the person. Default: none. */
  page?: Page;
  /** Default: always. */
  isOffered?: (finding: Finding) => boolean;
}

const invites = ({ account }: Finding) => !account.invitesDisabled;

/** Jobs that begin at an address. Labels and words are in `finder-messages.ts`. */
const actions: readonly ActionEntry[] = [
  { label: 'finder.action.invite', to: paths.import, page: 'import', isOffered: invites },
  {
    label: 'finder.action.pending',
    to: `${paths.import}?invitations.status=pending`,
    page: 'import',
    isOffered: invites,
  },
  { label: 'finder.action.importFile', to: `${paths.import}?tab=update`, page: 'import' },
  { label: 'finder.action.deleteFile', to: `${paths.import}?tab=delete`, page: 'import' },
  { label: 'finder.action.addBadge', to: paths.badges, page: 'badges' },
  { label: 'finder.action.addRoom', to: '/admin/manageRooms?add=room', page: 'manageRooms' },
  { label: 'finder.action.addCommand', to: '/admin/manageRooms?add=command', page: 'manageRooms' },
  { label: 'finder.action.explain', to: '/admin/effectiveAccess', page: 'effectiveAccess' },
  { label: 'finder.action.attendance', to: '/admin/analytics/roomAttendance', page: 'roomAttendance' },
  {
    label: 'finder.action.createAccount',
    to: paths.createAccount,
    isOffered: ({ isSuperadmin }) => isSuperadmin,
  },
  { label: 'finder.action.shortcuts', to: shortcutsAddress },
];

/** The actions that the person may take. */
export function actionEntries(finding: Finding): Entry[] {
  const routes = openRoutes(finding.account);
  return actions
    .filter(({ page }) => page === undefined || routes.some((route) => route.page === page))
    .filter(({ isOffered }) => isOffered?.(finding) ?? true)
    .map(({ label, to, page }) => {
      const route = page && routes.find((one) => one.page === page);
      return entryOf(label, to, route && text(route.label));
    });
}

/** The entries that a search finds, the best first. */
export function findEntries(entries: readonly Entry[], search: string) {
  const rankOf = rankingFor(search);
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry.text) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank);
  return {
    rank: ranked[0]?.rank ?? noMatch,
    isStrong: search.trim() !== '' && (ranked[0]?.rank ?? noMatch) <= strongMatch,
    found: ranked.map(
      ({ entry: { label, to, detail } }): Found => ({
        id: to,
        label,
        opens: { to },
        ...(detail && { detail }),
      }),
    ),
  };
}
