import { text } from '@campus/contracts/core/text';
import { Card } from '../../components/layout/card.tsx';
import { SettingSwitch } from '../../features/settings/setting-switch.tsx';
import { SettingText } from '../../features/settings/setting-text.tsx';
import { SettingGroup, SettingsPage } from '../../features/settings/settings-page.tsx';

/** The scavenger hunt settings: whether it is on, and its texts. */
export function ScavengerHuntPage() {
  return (
    <SettingsPage page="scavengerHunt">
      <Card title={text('scavengerHunt.card')} description={text('scavengerHunt.card.about')}>
        <SettingGroup>
          <SettingSwitch setting="Account.showScavHuntButtons" />
          <SettingSwitch setting="ServerConfig.activity" values={[0, 1]} />
          <SettingText setting="Account.scavHuntMessage.instructionsHeader" />
          <SettingText setting="Account.scavHuntMessage.instructionsMessage" rows={4} />
          <SettingText setting="Account.scavHuntMessage.completionHeader" />
          <SettingText setting="Account.scavHuntMessage.completionMessage" rows={4} />
        </SettingGroup>
      </Card>
    </SettingsPage>
  );
}
