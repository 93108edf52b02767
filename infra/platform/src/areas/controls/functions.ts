import * as wire from '@campus/contracts/controls/functions';
import { maxCustomOptions } from '@campus/domain/controls/custom-options';
import { areCustomStatusesEnabled } from '@campus/domain/controls/custom-statuses';
import { implement } from '../../call/implement.ts';
import { readControlsAccount } from './controls-account.ts';
import { readOptions, readStatuses } from './read-lists.ts';
import { saveOptions } from './save-options.ts';
import { saveStatuses } from './save-statuses.ts';

/** The lists of the in-world controls: custom options and custom statuses. */
export const controlsFunctions = [
  implement(wire.getCustomOptions, async ({ sql, input: { accountId } }) => ({
    options: await readOptions(sql, accountId),
    maxAllowed: maxCustomOptions((await readControlsAccount(sql, accountId)).customDocumentOptions),
  })),

  implement(wire.updateCustomOptions, async (call) => ({ options: await saveOptions(call, call.input) })),

  implement(wire.getAccountCustomStatuses, async ({ sql, input: { accountId } }) => ({
    statuses: await readStatuses(sql, accountId),
    enabled: areCustomStatusesEnabled(await readControlsAccount(sql, accountId)),
  })),

  implement(wire.updateAccountCustomStatuses, async (call) => ({
    statuses: await saveStatuses(call, call.input),
  })),
];
