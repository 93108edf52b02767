import '@campus/contracts/shell/finder-messages';
import { useMemo, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { openRoutes } from '../../open-routes.ts';
import { useAccount } from '../account.tsx';
import { useUser } from '../session.tsx';
import { useOffersSwitch } from '../use-offers-switch.ts';
import { auditEntries } from './audit-results.ts';
import { actionEntries, type Finding, pageEntries } from './entries.ts';
import type { Wanted } from './find-settings.ts';
import { type LocalEntries, localGroups, ordered, shortened } from './local-results.ts';
import type { FoundGroup } from './results.ts';
import { settingsByPage, settingsGroup } from './settings-results.ts';
import { openSettingsRoutes } from './settings-routes.ts';
import { useAllSettings } from './use-all-settings.ts';
import { useRemoteGroups } from './use-remote-groups.ts';

export interface Results {
  groups: readonly FoundGroup[];
  isSearching: boolean;
  /** Whether no result that is still searched for can come before the first one. */
  isSure: boolean;
  failed: readonly FoundGroup[];
}

/** What a search finds for this person. `expanded` is the group of which everything is shown. */
export function useResults(wanted: Wanted, expanded: string | undefined): Results {
  const finding = useFinding();
  const local = useLocalEntries(finding);
  const routes = useMemo(() => openSettingsRoutes(finding.account), [finding]);
  const [now] = useState(() => serverNow().getTime());
  const settings = useAllSettings(routes);
  const onlySettings = wanted.changed || wanted.recent;
  const search = wanted.text.trim();
  const remote = useRemoteGroups(onlySettings ? '' : search, finding);

  // Each answer of the gateway renders all groups again, but only its own group has changed.
  const { shown } = settings;
  const searched = useMemo(() => ({ all: shown, routes, wanted, now }), [shown, routes, wanted, now]);
  const foundSettings = useMemo(() => settingsGroup(searched), [searched]);
  const { pages, actions, audit } = useMemo(() => localGroups(local, search), [local, search]);
  const ofSettings: FoundGroup = {
    ...foundSettings,
    isPending: settings.isLoading,
    failed: settings.error ? { error: settings.error, retry: settings.retry } : undefined,
  };
  if (onlySettings) return resultsOf(settingsByPage(searched), [ofSettings]);
  if (search === '') return resultsOf([actions, pages], []);
  const { people, invitations, rooms, badges, accounts, tasks, guides } = remote;
  const short = (group: FoundGroup) => shortened(group, expanded);
  const groups = [
    ...[pages, actions].toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).map(short),
    ...[people, invitations, rooms, badges, accounts],
    ...[short(ofSettings), tasks, short(audit), guides],
  ];
  return resultsOf(ordered(groups), groups);
}

/** `searched` are all groups in their usual order, even those without results. */
function resultsOf(groups: readonly FoundGroup[], searched: readonly FoundGroup[]): Results {
  const [first] = groups;
  // Settings whose name begins with what is typed come first.
  const place = first ? searched.indexOf(first) : -1;
  const before = searched.filter(({ name }, index) => name === 'settings' || index <= place);
  return {
    groups,
    isSearching: searched.some(({ isPending }) => isPending),
    isSure: first?.isStrong === true || (first !== undefined && !before.some(({ isPending }) => isPending)),
    failed: searched.filter(({ failed }) => failed),
  };
}

function useFinding(): Finding {
  const account = useAccount();
  const { superadmin: isSuperadmin } = useUser();
  const offersSwitch = useOffersSwitch();
  return useMemo(() => ({ account, isSuperadmin, offersSwitch }), [account, isSuperadmin, offersSwitch]);
}

function useLocalEntries(finding: Finding): LocalEntries {
  return useMemo(() => {
    const opensAudit = openRoutes(finding.account).some(({ page }) => page === 'audit');
    return {
      pages: pageEntries(finding),
      actions: actionEntries(finding),
      audit: opensAudit ? auditEntries() : [],
    };
  }, [finding]);
}
