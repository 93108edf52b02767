import { text } from '@campus/contracts/core/messages';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingValue } from '@campus/domain/settings/merge';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { trpc } from '../../trpc.ts';
import { QuestionDialog } from '../dialog/question-dialog.tsx';
import { LoadingOrError } from '../feedback/loading-or-error.tsx';
import { TimeText } from '../feedback/time-text.tsx';
import { labelOf, wordsOf } from './setting-words.ts';
import { usePageSettings } from './settings-context.ts';

/** Who made what of a setting when, the newest change first, each with the way back. */
export function SettingHistory({ setting, onClose }: { setting: SettingKey; onClose: () => void }) {
  const { accountId, page, shown, saveNow } = usePageSettings();
  const changes = trpc.settings.changes.useQuery({ accountId, page, setting });
  const present = shown.get(setting)?.value;
  const restore = async (value: SettingValue) => {
    await saveNow(setting, value);
    onClose();
  };
  return (
    <QuestionDialog
      title={text('settings.history', { setting: labelOf(setting) })}
      running={false}
      onClose={onClose}
    >
      <Dialog.Body>
        {!changes.data && <LoadingOrError error={changes.error} onRetry={() => void changes.refetch()} />}
        {changes.data?.items.length === 0 && text('settings.history.none')}
        <chakra.ol display="grid" gap={3} maxH="24rem" overflowY="auto">
          {changes.data?.items.map(({ saveId, at, by, from, to, note }) => (
            <chakra.li key={saveId} display="flex" alignItems="center" justifyContent="space-between" gap={3}>
              <chakra.div minW={0} textStyle="sm" overflowWrap="anywhere">
                <bdi>
                  {text('settings.becomes', { from: wordsOf(setting, from), to: wordsOf(setting, to) })}
                </bdi>
                {note !== '' && (
                  <chakra.div>
                    <bdi>{text('settings.history.note', { note })}</bdi>
                  </chakra.div>
                )}
                <chakra.div textStyle="xs" color="fg.muted">
                  <TimeText value={at} withTime /> {text('settings.history.by', { person: by })}
                </chakra.div>
              </chakra.div>
              {from !== present && (
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={text('settings.restoreTo', {
                    setting: labelOf(setting),
                    value: wordsOf(setting, from),
                  })}
                  onClick={() => void restore(from)}
                >
                  {text('settings.restore')}
                </Button>
              )}
            </chakra.li>
          ))}
        </chakra.ol>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('settings.close')}
        </Button>
      </Dialog.Footer>
    </QuestionDialog>
  );
}
