import { text } from '@campus/contracts/core/text';
import { Card } from '../../components/layout/card.tsx';
import { SettingChoice } from '../../features/settings/setting-choice.tsx';
import { SettingNumber } from '../../features/settings/setting-number.tsx';
import { SettingSwitch } from '../../features/settings/setting-switch.tsx';
import { SettingText } from '../../features/settings/setting-text.tsx';
import { SettingGroup, SettingsPage } from '../../features/settings/settings-page.tsx';

/** The settings for web boards, uploads, and the chat of the world. */
export function WorldCommunicationPage() {
  return (
    <SettingsPage page="worldCommunication">
      <Card title={text('world.card.boards')} description={text('world.card.boards.about')}>
        <SettingGroup>
          <SettingText setting="ServerConfig.homePage" />
          <SettingSwitch setting="Account.allowIndividualWebboardHomepage" />
          <SettingChoice setting="ServerConfig.webBoardHomepageMinPermissions" />
          <SettingChoice setting="ServerConfig.webBoardResetHomeMinPermissions" />
          <SettingChoice setting="ServerConfig.webBoardAccess" />
        </SettingGroup>
      </Card>
      <Card title={text('world.card.uploads')} description={text('world.card.uploads.about')}>
        <SettingGroup>
          <SettingSwitch setting="ServerConfig.disableS3UploadButtons" />
          <SettingNumber setting="ServerConfig.maxUploadMB" />
        </SettingGroup>
      </Card>
      <Card title={text('world.card.chat')} description={text('world.card.chat.about')}>
        <SettingGroup>
          <SettingChoice setting="ServerConfig.chatBarMinPermissions" />
        </SettingGroup>
      </Card>
    </SettingsPage>
  );
}
