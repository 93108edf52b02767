import { AppError } from '@campus/contracts/core/app-error';
import type { renameFolder as contract } from '@campus/contracts/rooms/moves';
import { visibleText } from '@campus/domain/core/typed-text';
import { refuseFolderName, renameFolder } from '@campus/domain/rooms/folders';
import { arranged, foldersOf } from '@campus/domain/rooms/list-order';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { followFolderOfDeleted } from './deleted-entries.ts';
import { recordFolders } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { readPlaces, storePlaces } from './places.ts';
import { followFolder, recordMove } from './recorded-moves.ts';

/**
 * Gives a folder another name: the group of all its rooms and commands (ROM-024). Earlier moves are undone, and
 * deleted entries restored, into the renamed folder. Joining another folder can be undone as a move.
 */
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
  const to = visibleText(name);
  await followFolder(sql, { accountId, from: folder, to });
  await followFolderOfDeleted(sql, { accountId, from: folder, to });
  const moveId =
    to !== folder && folders.includes(to)
      ? await recordMove(sql, {
          accountId,
          before: before.filter(({ id }) => places.some((place) => place.id === id)),
          after: places,
          back: {
            move: { kind: 'folder', folder: to, after: null },
            before: [],
            version: next,
            joined: {
              from: folder,
              to,
              ids: before.filter(({ group }) => group === folder).map(({ id }) => id),
            },
          },
        })
      : null;
  return { version: next, isCurrent: version === next - 1, places, moveId };
}
