import { AppError } from '@campus/contracts/core/app-error';
import type { duplicateRooms } from '@campus/contracts/rooms/duplicates';
import { duplicateEntry, duplicateFolder } from '@campus/domain/rooms/duplicate';
import { refuseCopy } from '@campus/domain/rooms/own-level';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { refuseBrokenPins } from '../effective-access/refuse-broken-pins.ts';
import { auditTarget, createdRooms } from './audit-facts.ts';
import { recordChanges } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { assertLevel, readReserved } from './own-level.ts';
import { refuseMore, storePlaces } from './places.ts';
import { readEntries } from './read-entries.ts';
import { insertEntries } from './write-entry.ts';

type Source = z.output<typeof duplicateRooms.input>['source'];

/** Copies an entry or a folder of the account's list. */
export async function duplicate(
  call: Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName },
  { accountId, source, parts }: z.output<typeof duplicateRooms.input>,
): Promise<z.input<typeof duplicateRooms.output>> {
  const { sql, audit, user } = call;
  const version = await beginChange(sql, accountId);
  const before = await readEntries(sql, accountId);
  const wish = { parts, newId: newObjectId };
  const made =
    'entry' in source
      ? duplicateEntry(before, source.entry, wish)
      : duplicateFolder(before, source.folder, wish);
  if (!made) throw sourceMissing(source);
  const copies = made.copies.map(({ of, entry }) => ({ of, entry }));
  refuseMore(before.length, copies.length);
  audit.note({
    target: targetOf(before, source),
    after: {
      rooms: copies.map(({ entry }) => entry.name),
      ...createdRooms(copies.map(({ entry }) => entry)),
      parts,
    },
  });
  const reserved = await readReserved(call, accountId);
  const sources = new Map(before.map((entry) => [entry.id, entry]));
  for (const { of, entry } of copies) assertLevel(refuseCopy(reserved, sources.get(of) ?? entry, entry));
  await insertEntries(
    sql,
    accountId,
    copies.map(({ entry }) => entry),
  );
  await storePlaces(sql, [...before, ...copies.map(({ entry }) => entry)], made.entries);
  await recordChanges(
    sql,
    { accountId, by: user.email },
    copies.map(({ entry }) => ({ before: null, after: entry })),
  );
  await refuseBrokenPins({ sql }, accountId);
  const stored = new Map((await readEntries(sql, accountId)).map((entry) => [entry.id, entry]));
  return {
    version,
    copies: copies.flatMap(({ of, entry }) => {
      const copy = stored.get(entry.id);
      return copy ? [{ of, entry: copy }] : [];
    }),
  };
}

function targetOf(entries: readonly Parameters<typeof auditTarget>[0][], source: Source) {
  const entry = 'entry' in source && entries.find(({ id }) => id === source.entry);
  if (entry) return auditTarget(entry);
  return { type: 'folder', id: '', label: 'folder' in source ? source.folder : '' };
}

function sourceMissing(source: Source): AppError {
  if ('entry' in source) return new AppError('notFound', 'rooms.notFound');
  return new AppError('notFound', 'rooms.folder.notFound');
}
