import { text } from '@campus/contracts/core/text';
import { Card } from '../../components/layout/card.tsx';
import { SettingChoice } from '../../features/settings/setting-choice.tsx';
import { SettingSwitch } from '../../features/settings/setting-switch.tsx';
import { SettingText } from '../../features/settings/setting-text.tsx';
import { SettingGroup, SettingsPage } from '../../features/settings/settings-page.tsx';
import { useConsole } from '../../lib/use-console.ts';

/** The page for what people see of the world, and where they arrive. */
export function WorldInformationPage() {
  const { brand } = useConsole();
  return (
    <SettingsPage page="worldInformation">
      <Card title={text('world.card.welcome')} description={text('world.card.welcome.about')}>
        <SettingGroup>
          <SettingText setting="World.welcomeMessage" rows={4} />
          <SettingText setting="ServerConfig.supportEmail" />
          <SettingSwitch setting="Account.hideWorldUsersCount" />
        </SettingGroup>
      </Card>
      <Card title={text('world.card.arrival')} description={text('world.card.arrival.about')}>
        <SettingGroup>
          <SettingChoice setting="ServerConfig.defaultLevel" />
          <SettingChoice setting="ServerConfig.defaultLocation" />
          <SettingChoice setting="Account.defaultTeamId" />
        </SettingGroup>
      </Card>
      <Card title={text('world.card.client')} description={text('world.card.client.about')}>
        <SettingGroup>
          <SettingSwitch setting="Account.disableDownloadVisibility" />
          <SettingText setting="Account.dashboardOptions.clientDownloadButtonLabel" />
          <SettingText setting="Account.dashboardOptions.campusEmailHeader" placeholder={brand} />
        </SettingGroup>
      </Card>
    </SettingsPage>
  );
}
