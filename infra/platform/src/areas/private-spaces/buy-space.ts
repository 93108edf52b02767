import { AppError } from '@campus/contracts/core/app-error';
import type { postPurchase } from '@campus/contracts/private-spaces/functions';
import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import { refuseOwnerNames, spaceNameOf } from '@campus/domain/private-spaces/private-spaces';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { insertSpaces } from './insert-spaces.ts';
import { readSpace, shownSpace } from './read-spaces.ts';
import { findPricedType } from './read-types.ts';

type Purchase = z.output<typeof postPurchase.input>;

/**
 * Buys a private space for an owner, with two new passcodes. The owner gets no role in the account, because
 * buyers need not be allowed to invite people.
 */
export async function buySpace(
  call: Pick<Call<Purchase>, 'sql' | 'input' | 'audit' | 'services'>,
): Promise<PrivateSpace> {
  const { sql, input, audit, services } = call;
  const { accountId, pricingId, email } = input;
  audit.note({ target: { type: 'privateSpace', id: '', label: input.details.name || email } });
  const type = await findPricedType(sql, { accountId, pricingId });
  if (!type) throw new AppError('notFound', 'privateSpaces.type.unknown');
  const ownerName = await ownerNameOf(sql, input);
  const name = spaceNameOf({ name: input.details.name, type: type.name, owner: ownerName });
  const bought = { name, type: type.name, maxUsers: type.maxUsers, ownerName, ownerEmail: email };
  const place = { accountId, spaceTypeId: type.id, statusChangedAt: new Date() };
  const [id = ''] = await insertSpaces(sql, services.config, [{ ...bought, ...place }]);
  audit.note({ target: { type: 'privateSpace', id, label: name }, after: bought });
  return shownSpace(await readSpace(sql, id));
}

/**
 * Returns the name of an owner: as entered, or the member's name. For a person outside the account, returns
 * the email.
 */
async function ownerNameOf(
  sql: Queryable,
  { accountId, email, firstName, lastName }: Purchase,
): Promise<string> {
  const user = await sql.one<{ name: string | null }>(
    `select nullif(m.displayname, '') as name from "_User" u
     left join "Membership" m on m."user" = u."objectId" and m.account = $1 where u.email = $2`,
    [accountId, email],
  );
  const refusal = refuseOwnerNames({ firstName, lastName }, user !== undefined);
  if (refusal) throw new AppError('invalid', refusal);
  return `${firstName} ${lastName}`.trim() || (user?.name ?? email);
}
