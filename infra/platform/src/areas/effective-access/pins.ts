import { AppError } from '@campus/contracts/core/app-error';
import type { WirePin } from '@campus/contracts/effective-access/fields';
import type { addPin, removePin } from '@campus/contracts/effective-access/pins';
import type { Configuration } from '@campus/domain/effective-access/configuration';
import { brokenPins, type Pin } from '@campus/domain/effective-access/pins';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { brokenParams, sentenceOf, wirePin } from './pin-words.ts';
import { readConfiguration } from './read-configuration.ts';
import { lockPins, readPins } from './stored-pins.ts';

/** The maximum number of pinned rules per account. */
const maxPins = 100;

type Changing = Pick<Call, 'sql' | 'audit'> & { user: UserName };

/** Returns the pinned rules of an account as sentences. */
export async function listPins(sql: Queryable, accountId: string): Promise<WirePin[]> {
  const pins = await readPins(sql, accountId);
  if (pins.length === 0) return [];
  const configuration = await readConfiguration(sql, accountId);
  return pins.map((pin) => wirePin(pin, configuration));
}

/** Pins a rule, if it holds. */
export async function pinRule(
  { sql, audit, user }: Changing,
  { accountId, role, can, target }: z.output<typeof addPin.input>,
): Promise<WirePin> {
  await lockPins(sql, accountId);
  if ((await readPins(sql, accountId)).length >= maxPins)
    throw new AppError('invalid', 'effectiveAccess.pin.tooMany');
  const configuration = await readConfiguration(sql, accountId);
  const pin = { id: newObjectId(), role, can, target, by: user.email, at: new Date() };
  refuseUnknown(pin, configuration);
  audit.note({ target: { type: 'pin', id: pin.id, label: sentenceOf(pin, configuration) } });
  const [broken] = brokenPins([pin], configuration);
  if (broken)
    throw new AppError('invalid', 'effectiveAccess.pin.untrue', brokenParams(broken, configuration));
  const stored = await sql.one(
    `insert into "AccessPin" (id, account, role, can, target, by, at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account, role, can, target) do nothing returning id`,
    [pin.id, accountId, role, can, JSON.stringify(target), pin.by, pin.at],
  );
  if (!stored) throw new AppError('invalid', 'effectiveAccess.pin.known');
  return wirePin(pin, configuration);
}

/** Removes a pinned rule. */
export async function unpinRule(
  { sql, audit }: Changing,
  { accountId, pinId }: z.output<typeof removePin.input>,
): Promise<void> {
  await lockPins(sql, accountId);
  const pin = (await readPins(sql, accountId)).find(({ id }) => id === pinId);
  if (!pin) throw new AppError('notFound', 'effectiveAccess.pin.notFound');
  const label = sentenceOf(pin, await readConfiguration(sql, accountId));
  audit.note({ target: { type: 'pin', id: pinId, label } });
  await sql.query('delete from "AccessPin" where id = $1', [pinId]);
}

/** Throws if the target does not exist: a rule about it would have no effect. */
function refuseUnknown({ target }: Omit<Pin, 'id'>, { rooms, options, boardOptions }: Configuration): void {
  if (target.kind === 'page') return;
  const knowsRoom = target.roomId === null || rooms.some(({ id }) => id === target.roomId);
  const knowsAction =
    target.kind === 'room' ||
    (target.kind === 'action'
      ? options.world.has(target.optionId)
      : boardOptions.some(({ id }) => id === target.optionId));
  if (!knowsRoom || !knowsAction) throw new AppError('notFound', 'effectiveAccess.gone');
}
