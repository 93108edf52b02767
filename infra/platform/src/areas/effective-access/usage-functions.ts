import { ofPage } from '@campus/contracts/effective-access/effective-access';
import { listReplayPeople } from '@campus/contracts/effective-access/replay';
import { getPeopleOfReplay, replayEntries } from '@campus/contracts/effective-access/usage-functions';
import { usageFunction } from '../../call/usage-function.ts';
import { readPeopleOfReplay, replayDraft } from './replay-draft.ts';

/**
 * The replay of past entries. It runs in the usage-search service, because it reads events and the people
 * behind them.
 */
export const effectiveAccessUsage = [
  usageFunction(replayEntries, ofPage, async (asked, sources) => [await replayDraft(sources, asked)]),
  usageFunction(getPeopleOfReplay, listReplayPeople.access, (asked, sources) =>
    readPeopleOfReplay(sources, asked),
  ),
];
