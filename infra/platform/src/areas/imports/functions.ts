import { AppError } from '@campus/contracts/core/app-error';
import { assertGranted } from '@campus/contracts/core/assert-granted';
import * as wire from '@campus/contracts/imports/functions';
import { importAccess } from '@campus/contracts/imports/import-files';
import { invitationImport as contract } from '@campus/contracts/imports/one-step-imports';
import type { WireTask } from '@campus/contracts/tasks/functions';
import { apiScopeOf } from '@campus/domain/credentials/api-scopes';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { refuseCaller } from '../../call/refuse-caller.ts';
import { readCustomFields } from '../members/custom-fields.ts';
import { apply, refuseOrEnd } from './apply-import.ts';
import { correctRow } from './correct-row.ts';
import { deleteUnusedFile } from './delete-import-files.ts';
import { listRows } from './list-rows.ts';
import { keepPeople, peopleImport } from './listed-people.ts';
import { planFile } from './plan-import.ts';
import { followedImport, listImports } from './read-imports.ts';
import { csvImport, invitationImport, onceForEachFile, savedFile } from './save-import.ts';

const operations = {
  membership: 'imports.memberships',
  delete: 'imports.deletions',
  badge: 'badges.import',
} as const;

type CsvImport = z.output<typeof wire.saveCsvImport.input>;

/** The functions to import a file of badge assignments. */
export interface BadgeImport {
  /** Throws if the import must be refused, as far as that is known before its file is stored. */
  refuse(wanted: Pick<CsvImport, 'file' | 'params'>): void;
  start(call: Call<CsvImport, { level: 'admin' }>, fileId: string): Promise<WireTask>;
}

/** The functions that administrators use to import files of people. */
export const createImportFunctions = (badges: BadgeImport) => [
  implement(wire.planImport, async (call) => ({ task: await planFile(call, call.input) })),

  implement(wire.importPeople, {
    before: ({ services, input, user }) =>
      keepPeople(services, { accountId: input.accountId, userId: user.id }, input),
    discard: ({ services, input: { accountId }, user }, fileId) =>
      deleteUnusedFile(services, { fileId, accountId, userId: user.id }),
    handle: async (call, fileId) => ({ task: await planFile(call, peopleImport(call.input, fileId)) }),
  }),

  implement(wire.applyImport, {
    before: refuseOrEnd,
    handle: async (call) => ({ task: await apply(call) }),
  }),

  implement(wire.getImport, async (call) => ({ import: await followedImport(call) })),

  implement(wire.getImports, listImports),

  implement(wire.getImportRows, listRows),

  implement(wire.correctImportRow, async (call) => ({ row: await correctRow(call) })),

  implement(wire.getImportFields, async ({ sql, input: { accountId } }) => ({
    fields: await readCustomFields(sql, accountId),
  })),

  cloudFunction(wire.saveCsvImport, {
    // Badge imports need the page and scope of badges; people imports need those of imports. `before` checks
    // them.
    access: { level: 'admin' },
    scope: 'any',
    audit: {
      operations: [operations.membership, operations.delete, operations.badge],
      which: ({ type }) => operations[type],
    },
    ...onceForEachFile,
    before: async (call) => {
      const { accountId, type, file, params } = call.input;
      assertGranted(call.actor.grant, {
        scope: type === 'badge' ? 'badges:write' : 'imports:write',
        accountId,
      });
      refuseCaller({ level: 'admin', page: type === 'badge' ? 'badges' : 'import' }, call.actor);
      if (type === 'badge') badges.refuse({ file, params });
      return savedFile(call, file);
    },
    handle: (call, fileId) =>
      call.input.type === 'badge'
        ? badges.start(call, fileId)
        : planFile(call, csvImport(call.input, fileId)),
  }),

  cloudFunction(wire.saveInvitationImport, {
    access: importAccess,
    scope: apiScopeOf(contract),
    audit: { operation: 'imports.invitations' },
    ...onceForEachFile,
    before: async (call) => {
      const { invitedBy, file } = call.input;
      if (invitedBy !== undefined && invitedBy !== call.user.id)
        throw new AppError('forbidden', 'access.forbidden');
      return savedFile(call, file);
    },
    handle: (call, fileId) => {
      const { exportEmail = call.user.email } = call.input;
      return planFile(call, invitationImport({ ...call.input, exportEmail }, fileId));
    },
  }),
];
