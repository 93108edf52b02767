import { text } from '@campus/contracts/core/messages';
import { settingOf } from '@campus/contracts/settings/all-settings';
import { useConsole } from '../../lib/use-console.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

const support = 'ServerConfig.supportEmail';

/**
 * What people read of a closed world without a message of its own. It names the world's support address, and the
 * console's where the world has none. Undefined while that is not known, or not for this person to read.
 */
export function useClosedWords(): string | undefined {
  const { id: accountId, pages } = useAccount();
  const console = useConsole();
  const { page } = settingOf(support);
  const { data } = trpc.settings.read.useQuery({ accountId, page }, { enabled: pages.includes(page) });
  if (!data) return undefined;
  const own = data.settings.find(({ setting }) => setting === support)?.value;
  return text('settings.world.disabled', { supportEmail: String(own || console.supportEmail) });
}
