import * as wire from '@campus/contracts/profile/functions';
import { implement } from '../../call/implement.ts';
import { confirmDeletion, deleteOwnUser } from './delete-user.ts';
import { isPasswordNeeded, readLeftAccounts } from './read-deletion.ts';

/** The functions that people use to delete their own user. */
export const deletionFunctions = [
  implement(wire.getDeletion, async ({ sql, user, session }) => ({
    accounts: await readLeftAccounts(sql, user.id),
    passwordNeeded: await isPasswordNeeded(sql, user.id, session),
  })),

  implement(wire.deleteAccount, {
    before: (call) => confirmDeletion(call, call.input.currentPassword),
    handle: (call, passwordHash) => deleteOwnUser(call, passwordHash),
  }),
];
