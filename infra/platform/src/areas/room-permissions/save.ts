import { AppError } from '@campus/contracts/core/app-error';
import { ofPage, type saveRoomPermissions } from '@campus/contracts/room-permissions/room-permissions';
import type { saveWebBoards } from '@campus/contracts/room-permissions/web-boards';
import type * as z from 'zod';
import type { SaveGuard } from '../../call/save-guard.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { roomPermissionTable } from '../../foundation/schema/tables/room-permission.ts';
import { optionsIn, readPermissionsAccount, webBoardOptions } from './catalog.ts';
import { type RecordPlace, scopeOf, wireRecord, wireWebBoard } from './records.ts';
import { beginChange } from './version.ts';
import { type Changing, writeRecord } from './write-record.ts';

type Saving = z.output<typeof saveRoomPermissions.input>;
type SavingBoards = z.output<typeof saveWebBoards.input>;

/** Sets room permissions in a scope. */
export async function savePermissions(
  call: Changing,
  input: Saving,
  guard: SaveGuard,
): Promise<z.input<typeof saveRoomPermissions.output>> {
  const { accountId, isWeb, permissions, base } = input;
  const { version, level } = await beginChange(call, accountId, ofPage);
  const named = { accountId, kind: isWeb ? 'web' : 'desktop', scope: scopeOf(input) } as const;
  const place = (await placeOfRecord(call.sql, named, input.permissionsObjectId)) ?? named;
  const options = await optionsIn(call.sql, accountId, place.scope);
  assertKnown(options, permissions);
  const { row, conflicts } = await writeRecord({ ...call, level }, place, { values: permissions, base });
  await guard(call, accountId);
  return { ...wireRecord(row), version, conflicts };
}

/** Sets web board permissions, and fields of Individual Board Control, in a scope. */
export async function savePermissionsOfBoards(
  call: Changing,
  input: SavingBoards & { permissionsObjectId?: string | undefined },
  guard: SaveGuard,
): Promise<z.input<typeof saveWebBoards.output>> {
  const { accountId, permissions, base, boards, baseBoards } = input;
  const { version, level } = await beginChange(call, accountId, ofPage);
  const named = { accountId, kind: 'webBoard', scope: scopeOf(input) } as const;
  const place = (await placeOfRecord(call.sql, named, input.permissionsObjectId)) ?? named;
  // Throws if the scope does not exist.
  await optionsIn(call.sql, accountId, place.scope);
  // The board fields are not shown for the world (RPM-030), where they would name boards of every room.
  if (place.scope.kind === 'world' && Object.values(boards).some((ids) => ids.length > 0))
    throw new AppError('invalid', 'roomPermissions.unknownScope');
  assertKnown(webBoardOptions(await readPermissionsAccount(call.sql, accountId)), permissions);
  const { row, conflicts } = await writeRecord({ ...call, level }, place, {
    values: permissions,
    base,
    boards,
    baseBoards,
  });
  await guard(call, accountId);
  return { ...wireWebBoard(row), version, conflicts };
}

function assertKnown(options: readonly { id: string }[], values: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(values).find((id) => !options.some((option) => option.id === id));
  if (unknown !== undefined)
    throw new AppError('invalid', 'roomPermissions.unknownOption', { option: unknown });
}

/** Returns the key of the record with this id; undefined without an id. */
async function placeOfRecord(
  sql: Queryable,
  { accountId, kind }: RecordPlace,
  id = '',
): Promise<RecordPlace | undefined> {
  if (id === '') return undefined;
  const row = await roomPermissionTable.one(
    sql,
    ['level', 'instance'],
    'where account = $1 and kind = $2 and id = $3',
    [accountId, kind, id],
  );
  if (!row) throw new AppError('notFound', 'roomPermissions.recordGone');
  return { accountId, kind, scope: scopeOf({ level: row.level ?? '', instance: row.instance }) };
}
