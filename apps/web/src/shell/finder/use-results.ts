import '@campus/contracts/shell/finder-messages';
import { useMemo, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { openRoutes } from '../../open-routes.ts';
import { useAccount } from '../account.tsx';
import { useUser } from '../session.tsx';
import { useOffersSwitch } from '../use-offers-switch.ts';
import { auditEntries } from './audit-results.ts';
import { actionEntries, pageEntries } from './entries.ts';
import type { Wanted } from './find-settings.ts';
import { type LocalEntries, localGroups, ordered, shortened } from './local-results.ts';
import type { FoundGroup } from './results.ts';
import { settingsByPage, settingsGroup } from './settings-results.ts';
import { openSettingsRoutes } from './settings-routes.ts';
import { useAllSettings } from './use-all-settings.ts';

/** A part of the search that has failed. */
export interface Failed {
  heading: string;
  error: unknown;
  retry: () => void;
}

export interface Results {
  groups: readonly FoundGroup[];
  isSearching: boolean;
  failed: readonly Failed[];
}

/** What a search finds for this person. `expanded` is the group of which everything is shown. */
export function useResults(wanted: Wanted, expanded: string | undefined): Results {
  const account = useAccount();
  const routes = openSettingsRoutes(account);
  const [now] = useState(() => serverNow().getTime());
  const local = useLocalEntries();
  const settings = useAllSettings(routes);
  const searched = { all: settings.shown, routes, wanted, now };
  const search = wanted.text.trim();
  const heading = settingsGroup(searched).heading;
  const rest = {
    isSearching: settings.isLoading,
    failed: settings.error ? [{ heading, error: settings.error, retry: settings.retry }] : [],
  };
  if (wanted.changed || wanted.recent) return { ...rest, groups: settingsByPage(searched) };
  const { pages, actions, audit } = localGroups(local, search);
  if (search === '') return { ...rest, groups: [actions, pages] };
  const groups = ordered([pages, actions, settingsGroup(searched), audit]);
  return { ...rest, groups: groups.map((group) => shortened(group, expanded)) };
}

function useLocalEntries(): LocalEntries {
  const account = useAccount();
  const { superadmin: isSuperadmin } = useUser();
  const offersSwitch = useOffersSwitch();
  return useMemo(() => {
    const finding = { account, isSuperadmin, offersSwitch };
    const opensAudit = openRoutes(account).some(({ page }) => page === 'audit');
    return {
      pages: pageEntries(finding),
      actions: actionEntries(finding),
      audit: opensAudit ? auditEntries() : [],
    };
  }, [account, isSuperadmin, offersSwitch]);
}
