import { text } from '@campus/contracts/core/text';
import { Card } from '../../components/layout/card.tsx';
import { SettingSwitch } from '../../features/settings/setting-switch.tsx';
import { SettingText } from '../../features/settings/setting-text.tsx';
import { SettingGroup, SettingsPage } from '../../features/settings/settings-page.tsx';

/** The page for what the spaces portal offers. */
export function AdministrationPage() {
  return (
    <SettingsPage page="privateSpaceAdministration">
      <Card title={text('privateSpaces.passcodes')} description={text('privateSpaces.passcodes.about')}>
        <SettingGroup>
          <SettingSwitch setting="Account.hidePasscodeOptions" />
        </SettingGroup>
      </Card>
      <Card title={text('privateSpaces.tab')} description={text('privateSpaces.tab.about')}>
        <SettingGroup>
          <SettingSwitch setting="Account.spacesPortalCustomTabOptions.enabled" />
          <SettingText setting="Account.spacesPortalCustomTabOptions.name" />
          <SettingText setting="Account.spacesPortalCustomTabOptions.content" rows={6} />
        </SettingGroup>
      </Card>
    </SettingsPage>
  );
}
