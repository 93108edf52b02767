import * as z from 'zod';
import { contract } from '../core/contract.ts';
import {
  basedOn,
  boards,
  editedAccount,
  instance,
  level,
  namedLevel,
  permissionMap,
  webBoardRecord,
} from './fields.ts';
import {
  basedVersion,
  conflicts,
  deleted,
  ofPage,
  permissionsLimit,
  permissionsPath,
  version,
} from './room-permissions.ts';

export const saveWebBoards = contract({
  kind: 'mutation',
  access: ofPage,
  summary:
    'Set permissions of web boards, and fields of Individual Board Control. Those that another person has changed since are left as they are.',
  rest: { method: 'POST', path: `${permissionsPath}/web-boards` },
  input: z.object({
    accountId: editedAccount,
    permissions: permissionMap,
    boards,
    level,
    instance,
    base: basedOn,
    baseBoards: boards.optional().describe('Boards that the changes are based on.'),
  }),
  output: webBoardRecord.extend({ version, conflicts }),
  audit: 'roomPermissions.saveBoards',
  limit: permissionsLimit,
});

export const resetWebBoards = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Delete what is set for web boards in exactly one scope.',
  rest: { method: 'POST', path: `${permissionsPath}/web-boards/reset` },
  input: z.object({ accountId: editedAccount, level, instance, version: basedVersion }),
  output: deleted,
  audit: 'roomPermissions.resetBoards',
  limit: permissionsLimit,
});

export const resetWebBoardType = contract({
  kind: 'mutation',
  access: ofPage,
  summary: 'Delete what is set for web boards of a room type and all its scenes.',
  rest: { method: 'POST', path: `${permissionsPath}/web-boards/reset-room-type` },
  input: z.object({ accountId: editedAccount, level: namedLevel, version: basedVersion }),
  output: deleted,
  audit: 'roomPermissions.resetBoardsType',
  limit: permissionsLimit,
});
