import * as functions from '@campus/contracts/effective-access/functions';
import { listReplayPeople, replayDraft } from '@campus/contracts/effective-access/replay';
import { forward, procedure, router } from '../core/trpc.ts';

export const effectiveAccessRouter = router({
  explain: forward(functions.explainAccess),
  whoCan: forward(functions.whoHasAccess),
  people: forward(functions.getPeopleWithAccess),
  configuration: forward(functions.getAccessConfiguration),
  overrides: forward(functions.getAccessOverrides),
  removeOverrides: forward(functions.removeAccessOverrides),
  lastRemoval: forward(functions.getLastOverrideRemoval),
  undoRemoval: forward(functions.undoOverrideRemoval),
  viewAs: forward(functions.getViewAs),
  pins: forward(functions.getPins),
  addPin: forward(functions.addPin),
  removePin: forward(functions.removePin),
  replay: procedure(replayDraft, ({ input, platform }) => platform.effectiveAccess.replay(input)),
  replayPeople: procedure(listReplayPeople, ({ input, platform }) =>
    platform.effectiveAccess.replayPeople(input),
  ),
});
