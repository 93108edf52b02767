import { AppError } from '@campus/contracts/core/app-error';
import { isAvailable } from '@campus/domain/settings/needs';
import type { Call, UserName } from '../../call/call.ts';
import { readStored } from '../settings/read-stored.ts';
import { writeSettings } from '../settings/write-settings.ts';

const setting = 'Account.speechToText.enabled';

/** Toggles speech-to-text (INT-028). Returns whether it is now on. Throws if it is not allowed. */
export async function flipSpeechToText(
  call: Pick<Call<{ accountId: string }>, 'sql' | 'audit' | 'input' | 'services'> & { user: UserName },
): Promise<boolean> {
  const { accountId } = call.input;
  const stored = await readStored(call, accountId, { lock: true });
  if (!isAvailable('speechToText', stored.facts)) throw new AppError('forbidden', 'settings.unavailable');
  const enabled = stored.values.get(setting) !== true;
  await writeSettings(call, { accountId, page: 'integrations' }, stored, [{ setting, value: enabled }]);
  return enabled;
}
