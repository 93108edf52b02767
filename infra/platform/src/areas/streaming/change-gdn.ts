import type { putGdnStatus } from '@campus/contracts/streaming/functions';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { readStored } from '../settings/read-stored.ts';
import { writeSettings } from '../settings/write-settings.ts';

type Changing = Pick<Call<z.output<typeof putGdnStatus.input>>, 'sql' | 'audit' | 'input'> & {
  user: UserName;
};

const fields = ['showLaunchButton', 'launchButtonLabel'] as const;

/** Changes the given fields of a world's state at GDN (INT-025) as the page of the integrations does: with history. */
export async function changeGdn(call: Changing, accountId: string): Promise<void> {
  const stored = await readStored(call.sql, accountId, { lock: true });
  const changes = fields.flatMap((field) => {
    const value = call.input[field];
    return value === undefined ? [] : [{ setting: `ServerConfig.gdnStreaming.${field}` as const, value }];
  });
  await writeSettings(call, { accountId, page: 'integrations' }, stored, changes);
}
