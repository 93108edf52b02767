import { text } from '@campus/contracts/core/text';
import { defaultIdleMinutes } from '@campus/domain/settings/limits';
import { Card } from '../../components/layout/card.tsx';
import { SettingNumber } from '../../features/settings/setting-number.tsx';
import { SettingSection } from '../../features/settings/setting-section.tsx';
import { SettingSwitch } from '../../features/settings/setting-switch.tsx';
import { SettingText } from '../../features/settings/setting-text.tsx';
import { useSettingValue } from '../../features/settings/settings-context.ts';
import { SettingGroup, SettingsPage } from '../../features/settings/settings-page.tsx';
import type { FailedSave } from '../../features/settings/use-settings.ts';
import { formatNumber } from '../../lib/format.ts';
import { useScrollToTop } from '../../lib/use-scroll-to-top.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { CustomOptions } from './custom-options.tsx';
import { CustomStatuses } from './custom-statuses.tsx';

/** A failed save of the folder of custom options says so, as that of the options does (CTL-046). */
const failedSave: FailedSave = (settings, reason) =>
  settings.every((setting) => setting.startsWith('ServerConfig.customDocumentOptions.'))
    ? text('controls.options.failed', { reason })
    : undefined;

/** The page of the in-world controls. */
export function ControlsPage() {
  const { title } = useAccount();
  const uploadLimit = useUploadLimit();
  useScrollToTop();
  return (
    <SettingsPage page="inWorldControls" failedSave={failedSave}>
      <Card title={text('controls.card.navigation')} description={text('controls.card.navigation.about')}>
        <SettingGroup>
          <FavoriteRooms />
          <RecentRooms />
          <SettingSection title={text('controls.section.folder')} note={uploadLimit}>
            <SettingText
              setting="ServerConfig.customDocumentOptions.gearMenuFolderName"
              placeholder={text('settings.folder', { title })}
            />
            <SettingText setting="ServerConfig.customDocumentOptions.loginHeader" />
            <CustomOptions />
          </SettingSection>
          <SettingSection title={text('controls.section.doors')}>
            <SettingSwitch setting="ServerConfig.disableDoorSpawns" />
          </SettingSection>
          <SettingSection title={text('controls.section.map')}>
            <SettingSwitch setting="ServerConfig.worldMapEnabled" />
          </SettingSection>
        </SettingGroup>
      </Card>
      <Card title={text('controls.card.status')} description={text('controls.card.status.about')}>
        <SettingGroup>
          <SettingSection title={text('controls.section.automated')}>
            <SettingSwitch setting="ServerConfig.showNewUserTitle" />
            <SettingNumber
              setting="ServerConfig.inactivitySecondsToConsiderIdle"
              placeholder={String(defaultIdleMinutes)}
            />
          </SettingSection>
          <CustomStatus />
        </SettingGroup>
      </Card>
      <Card title={text('controls.card.other')} description={text('controls.card.other.about')}>
        <SettingGroup>
          <SettingSection title={text('controls.section.hand')}>
            <SettingSwitch setting="ServerConfig.raiseHandEverywhere" />
          </SettingSection>
          <SettingSection title={text('controls.section.help')}>
            <SettingText setting="ServerConfig.helpUrl" />
            <SettingText setting="ServerConfig.helpMenuText" />
          </SettingSection>
        </SettingGroup>
      </Card>
    </SettingsPage>
  );
}

function FavoriteRooms() {
  const most = useSettingValue('Account.favoriteRoomOptions.maxAllowed');
  const isOn = useSettingValue('Account.favoriteRoomOptions.enabled') === true;
  return (
    <SettingSection
      title={text('controls.section.favorite')}
      note={text(isOn ? 'controls.favorite.limit' : 'controls.favorite.off', {
        count: formatNumber(Number(most)),
      })}
    >
      <SettingSwitch setting="Account.favoriteRoomOptions.enabled" />
      <SettingNumber setting="Account.favoriteRoomOptions.maxAllowed" />
      <SettingText setting="Account.favoriteRoomOptions.messageOnExceeding" rows={3} />
    </SettingSection>
  );
}

function RecentRooms() {
  const most = useSettingValue('Account.recentRoomOptions.maxAllowed');
  const isOn = useSettingValue('Account.recentRoomOptions.enabled') === true;
  return (
    <SettingSection
      title={text('controls.section.recent')}
      note={text(isOn ? 'controls.recent.limit' : 'controls.recent.off', {
        count: formatNumber(Number(most)),
      })}
    >
      <SettingSwitch setting="Account.recentRoomOptions.enabled" />
      <SettingNumber setting="Account.recentRoomOptions.maxAllowed" />
    </SettingSection>
  );
}

/**
 * The largest allowed upload. Undefined while loading, and if the person cannot open the page of that
 * setting.
 */
function useUploadLimit(): string | undefined {
  const { id: accountId, pages } = useAccount();
  const page = 'worldCommunication';
  const { data } = trpc.settings.read.useQuery({ accountId, page }, { enabled: pages.includes(page) });
  const limit = data?.settings.find(({ setting }) => setting === 'ServerConfig.maxUploadMB')?.value;
  return limit === undefined
    ? undefined
    : text('controls.upload.limit', { megabytes: formatNumber(Number(limit)) });
}

/** Renders nothing if the world's build has no custom statuses. */
function CustomStatus() {
  if (useSettingValue('Account.enableCustomStatus') === undefined) return null;
  return (
    <SettingSection title={text('controls.section.custom')}>
      <SettingSwitch setting="Account.enableCustomStatus" />
      <CustomStatuses />
    </SettingSection>
  );
}
