import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import * as z from 'zod';
import { Card } from '../../components/layout/card.tsx';
import { SettingSwitch } from '../../features/settings/setting-switch.tsx';
import { SettingText } from '../../features/settings/setting-text.tsx';
import { useSettingValue } from '../../features/settings/settings-context.ts';
import { SettingGroup, SettingsPage } from '../../features/settings/settings-page.tsx';
import { isForbidden } from '../../lib/describe-error.ts';
import { useAccount } from '../../shell/account.tsx';
import { RoleRefused } from '../../shell/role-refused.tsx';
import { trpc } from '../../trpc.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { ApiCredentialsCard } from './credentials/api-credentials-card.tsx';
import { SlackCard } from './slack-card.tsx';
import '@campus/contracts/integrations/page-messages';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useNotify } from '../../components/feedback/toasts.tsx';

/** The page of the world's integrations. */
export function IntegrationsPage() {
  useSlackNotice();
  const { id: accountId } = useAccount();
  const { error } = trpc.integrations.read.useQuery({ accountId });
  if (isForbidden(error)) return <RoleRefused name={text('page.integrations')} />;
  return (
    <SettingsPage page="integrations" wide>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        gap={5}
        alignItems="start"
      >
        <chakra.div display="grid" gap={5}>
          <StreamingCard />
          <GdnCard />
          <ApiCredentialsCard />
          <SpeechToTextCard />
          <ZoomCard />
        </chakra.div>
        <SlackCard />
      </chakra.div>
    </SettingsPage>
  );
}

/** Renders nothing if the account is not enrolled. */
function StreamingCard() {
  if (useSettingValue('Account.streaming.enabled') === undefined) return null;
  return (
    <Card title={text('integrations.streaming')} description={text('integrations.streaming.about')}>
      <SettingGroup>
        <SettingSwitch setting="Account.streaming.enabled" />
        <SettingText setting="Account.streaming.launchButtonLabel" />
      </SettingGroup>
      <ConnectionStatus connection="streaming" />
    </Card>
  );
}

/** Renders nothing if GDN does not stream the world. */
function GdnCard() {
  if (useSettingValue('ServerConfig.gdnStreaming.showLaunchButton') === undefined) return null;
  return (
    <Card title={text('integrations.gdn')} description={text('integrations.gdn.about')}>
      <SettingGroup>
        <SettingSwitch setting="ServerConfig.gdnStreaming.showLaunchButton" />
        <SettingText setting="ServerConfig.gdnStreaming.launchButtonLabel" />
      </SettingGroup>
      <ConnectionStatus connection="gdn" />
    </Card>
  );
}

/** Renders nothing if the account may not use it. */
function SpeechToTextCard() {
  if (useSettingValue('Account.speechToText.enabled') === undefined) return null;
  return (
    <Card title={text('integrations.speechToText')} description={text('integrations.speechToText.about')}>
      <SettingGroup>
        <SettingSwitch setting="Account.speechToText.enabled" />
      </SettingGroup>
    </Card>
  );
}

/** Renders nothing if the account may not use it. */
function ZoomCard() {
  if (useSettingValue('Account.zoom.enabled') === undefined) return null;
  return (
    <Card title={text('integrations.zoom')} description={text('integrations.zoom.about')}>
      <SettingGroup>
        <SettingSwitch setting="Account.zoom.enabled" />
      </SettingGroup>
      <ConnectionStatus connection="zoom" />
    </Card>
  );
}

const historyState = z.object({ slack: z.enum(['connect-success', 'connect-failure']) });

/** Notifies once of the result of connecting Slack, then removes it from the history state (INT-010). */
function useSlackNotice() {
  const notify = useNotify();
  const [path, navigate] = useLocation();
  const slack = historyState.safeParse(useHistoryState()).data?.slack;
  const notifyAndClear = useEffectEvent((outcome: 'connect-success' | 'connect-failure') => {
    if (outcome === 'connect-success') notify.success(text('integrations.slack.connected'));
    else notify.error(undefined, () => text('integrations.slack.failed'));
    navigate(path, { replace: true, state: null });
  });
  useEffect(() => {
    if (slack !== undefined) notifyAndClear(slack);
  }, [slack]);
}
