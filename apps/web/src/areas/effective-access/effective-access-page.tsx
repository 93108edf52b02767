import '@campus/contracts/effective-access/page-messages';
import { text } from '@campus/contracts/core/text';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Page } from '../../components/layout/page.tsx';
import { TabBar } from '../../components/layout/tab-bar.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { accessTabs, useAccessState } from './access-state.ts';
import { OverridesTab } from './overrides-tab.tsx';
import { PinsTab } from './pins-tab.tsx';
import { ViewTab } from './view-tab.tsx';
import { WhoTab } from './who-tab.tsx';

/** The access page: who may do what and why, the overrides, the pinned rules, and the view of a role. */
export function EffectiveAccessPage() {
  const { id: accountId } = useAccount();
  const [state, setState] = useAccessState();
  const { data, error, refetch } = trpc.effectiveAccess.configuration.useQuery({ accountId });
  const tabs = accessTabs.map((tab) => ({
    tab,
    label: text(`effectiveAccess.tab.${tab}`),
    href: `/admin/effectiveAccess${tab === 'who' ? '' : `?tab=${tab}`}`,
  }));
  return (
    <Page title={text('page.effectiveAccess')} description={text('effectiveAccess.about')} wide>
      <TabBar label={text('effectiveAccess.tabs')} tabs={tabs} current={state.tab} />
      {state.tab === 'overrides' && <OverridesTab />}
      {state.tab === 'view' && <ViewTab state={state} setState={setState} />}
      {(state.tab === 'who' || state.tab === 'pins') && !data && (
        <LoadingOrError error={error} onRetry={() => void refetch()} />
      )}
      {state.tab === 'who' && data && <WhoTab state={state} setState={setState} configuration={data} />}
      {state.tab === 'pins' && data && <PinsTab state={state} setState={setState} configuration={data} />}
    </Page>
  );
}
