import { text } from '@campus/contracts/core/messages';
import { settingOf } from '@campus/contracts/settings/all-settings';
import { useConsole } from '../../lib/use-console.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

const support = 'ServerConfig.supportEmail';

/**
 * The message of a closed world without its own. It names the world's support address, or the console's if the world
 * has none. Undefined while it loads, or if this person may not read it.
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
