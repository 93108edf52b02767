import { text } from '@campus/contracts/core/text';
import { settingOf } from '@campus/contracts/settings/all-settings';
import { Card } from '../../components/layout/card.tsx';
import { SettingNumber } from '../../features/settings/setting-number.tsx';
import { SettingSwitch } from '../../features/settings/setting-switch.tsx';
import { SettingText } from '../../features/settings/setting-text.tsx';
import { useSettingValue } from '../../features/settings/settings-context.ts';
import { SettingGroup, SettingsPage } from '../../features/settings/settings-page.tsx';
import { useConsole } from '../../lib/use-console.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { RequirementCard } from './requirement-card.tsx';

/** The page for who can enter the world and sign up, and for how long a sign-in lasts. */
export function WorldAccessPage() {
  return (
    <SettingsPage page="worldAccess">
      <StatusCard />
      <RegistrationCard />
      <Card title={text('world.card.login')} description={text('world.card.login.about')}>
        <SettingGroup>
          <SettingSwitch setting="ServerConfig.disableRememberMe" />
          <SettingNumber setting="ServerConfig.passwordExpireDays" />
        </SettingGroup>
      </Card>
      <RequirementCard />
    </SettingsPage>
  );
}

/** Renders nothing if the account cannot disable its world. */
function StatusCard() {
  const closedWords = useClosedText();
  if (useSettingValue('ServerConfig.disableWorld') === undefined) return null;
  return (
    <Card title={text('world.card.status')} description={text('world.card.status.about')}>
      <SettingGroup>
        <SettingSwitch setting="ServerConfig.disableWorld" />
        <SettingText setting="ServerConfig.disabledMessage" rows={3} placeholder={closedWords} />
      </SettingGroup>
    </Card>
  );
}

function RegistrationCard() {
  return (
    <Card title={text('world.card.registration')} description={text('world.card.registration.about')}>
      <SettingGroup>
        <SettingSwitch setting="Account.invitesOnly" />
        <SettingText setting="Account.invitesOnlyHint" rows={3} />
        <SettingSwitch setting="Account.enableRestrictedRegistration" />
        <SettingSwitch setting="Account.verificationRequired" />
      </SettingGroup>
    </Card>
  );
}

const support = 'ServerConfig.supportEmail';

/**
 * The message of a closed world that has no message of its own. It contains the world's support address or,
 * if it has none, the console's. Undefined while loading, or if this person may not read it.
 */
function useClosedText(): string | undefined {
  const { id: accountId, pages } = useAccount();
  const console = useConsole();
  const { page } = settingOf(support);
  const { data } = trpc.settings.read.useQuery({ accountId, page }, { enabled: pages.includes(page) });
  if (!data) return undefined;
  const own = data.settings.find(({ setting }) => setting === support)?.value;
  return text('settings.world.disabled', { supportEmail: String(own || console.supportEmail) });
}
