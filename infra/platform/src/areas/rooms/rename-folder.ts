import { AppError } from '@campus/contracts/core/app-error';
import type { renameFolder as contract } from '@campus/contracts/rooms/moves';
import { refuseFolderName, renameFolder } from '@campus/domain/rooms/folders';
import { arranged, foldersOf } from '@campus/domain/rooms/list-order';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { recordFolders } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { readPlaces, storePlaces } from './places.ts';

/** Gives a folder another name: the group of all its rooms and commands (ROM-024). */
export async function renameRoomFolder(
  { sql, audit, user }: Pick<Call, 'sql' | 'audit'> & { user: UserName },
  { accountId, version, folder, name, merge }: z.output<typeof contract.input>,
): Promise<z.input<typeof contract.output>> {
  const next = await beginChange(sql, accountId);
  audit.note({
    target: { type: 'folder', id: '', label: folder },
    before: { folder },
    after: { folder: name },
  });
  const before = arranged(await readPlaces(sql, accountId));
  const folders = foldersOf(before);
  if (!folders.includes(folder)) throw new AppError('notFound', 'rooms.folder.notFound');
  const refusal = refuseFolderName(name, { current: folder, folders, merge });
  if (refusal) throw new AppError(refusal === 'rooms.folder.taken' ? 'conflict' : 'invalid', refusal);
  const places = await storePlaces(sql, before, renameFolder(before, folder, name));
  await recordFolders(sql, { accountId, by: user.email }, { before, places });
  return { version: next, isCurrent: version === next - 1, places };
}
