import { text } from '@campus/contracts/core/text';
import { type SettingKey, settingOf } from '@campus/contracts/settings/all-settings';
import type { SettingChange } from '@campus/domain/settings/setting-change';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { usePageSettings } from './settings-context.ts';

/** What changes would affect, in numbers counted now. */
export function ConsequenceList({ changes }: { changes: readonly SettingChange<SettingKey>[] }) {
  const { accountId, page } = usePageSettings();
  const affecting = changes.filter(({ setting }) => settingOf(setting).affects);
  const { data } = trpc.settings.preview.useQuery(
    { accountId, page, changes: affecting as never },
    { enabled: affecting.length > 0 },
  );
  return (
    <div role="status">
      {data && data.consequences.length > 0 && (
        <chakra.ul mt={2} textStyle="sm">
          {data.consequences.map(({ setting, consequence, count }) => (
            <li key={setting}>{text(`settings.affects.${consequence}`, { count: formatNumber(count) })}</li>
          ))}
        </chakra.ul>
      )}
    </div>
  );
}
