import {
  addPin,
  explainAccess,
  getAccessConfiguration,
  getAccessOverrides,
  getLastOverrideRemoval,
  getPeopleWithAccess,
  getPins,
  getViewAs,
  removeAccessOverrides,
  removePin,
  undoOverrideRemoval,
  whoHasAccess,
} from '@campus/contracts/effective-access/functions';
import { implement } from '../../call/implement.ts';
import { explain } from './answers.ts';
import { listOverrides } from './overrides.ts';
import { listPins, pinRule, unpinRule } from './pins.ts';
import { lastRemoval } from './recorded-removals.ts';
import { removeOverrides } from './remove-overrides.ts';
import { showConfiguration } from './show-configuration.ts';
import { undoRemoval } from './undo-removal.ts';
import { type ReadEntries, viewAs } from './view-as.ts';
import { countWhoCan, listWhoCan } from './who-can.ts';

const broad = () => true;

/** Functions that explain who has access and why, and that pin rules. For admins who can open the page. */
export const createEffectiveAccessFunctions = (readEntries: ReadEntries) => [
  implement(explainAccess, async (call) => ({ answer: await explain(call) })),
  implement(whoHasAccess, { broad, handle: ({ sql, input }) => countWhoCan(sql, input) }),
  implement(getPeopleWithAccess, { broad, handle: ({ sql, input }) => listWhoCan(sql, input) }),
  implement(getAccessConfiguration, {
    broad,
    handle: ({ sql, input }) => showConfiguration(sql, input.accountId),
  }),
  implement(getAccessOverrides, async ({ sql, input }) => ({
    overrides: await listOverrides(sql, input.accountId),
  })),
  implement(removeAccessOverrides, (call) => removeOverrides(call, call.input)),
  implement(getLastOverrideRemoval, async ({ sql, input: { accountId }, user }) => ({
    removal: await lastRemoval(sql, { accountId, userId: user.id }),
  })),
  implement(undoOverrideRemoval, async (call) => ({ restored: await undoRemoval(call, call.input) })),
  implement(getViewAs, ({ sql, input }) => viewAs(sql, input, readEntries)),
  implement(getPins, async ({ sql, input }) => ({ pins: await listPins(sql, input.accountId) })),
  implement(addPin, async (call) => ({ pin: await pinRule(call, call.input) })),
  implement(removePin, async (call) => {
    await unpinRule(call, call.input);
    return {};
  }),
];
