import { AppError } from '@campus/contracts/core/app-error';
import type { enterPrivateSpace } from '@campus/contracts/private-spaces/functions';
import { isAccessible } from '@campus/domain/private-spaces/private-spaces';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { isSameSecret } from '../../ground/same-secret.ts';
import { decryptPasscodes } from './passcodes.ts';
import { readSpace } from './read-spaces.ts';

type Entering = Call<z.output<typeof enterPrivateSpace.input>, { level: 'member' }>;

/**
 * Lets a member into an open space: its owner, whose verified email it was bought for, and people with a passcode.
 * Nobody enters a space that is inactive or archived (PSP-016).
 */
export async function enterSpace({
  sql,
  input: { spaceRoomId, passcode },
  user,
  actor,
  services,
}: Pick<Entering, 'sql' | 'input' | 'user' | 'actor' | 'services'>): Promise<
  z.input<typeof enterPrivateSpace.output>
> {
  const space = await readSpace(sql, spaceRoomId);
  const { id, name, type, maxUsers } = space;
  if (!isAccessible(space.status)) throw new AppError('forbidden', 'privateSpaces.closed');
  const isOwner = actor.emailVerified && user.email.toLowerCase() === space.ownerEmail;
  const known = decryptPasscodes(services.config, id, space.passcodes);
  if (!isOwner && !known.some((one) => isSameSecret(passcode, one)))
    throw new AppError('forbidden', 'privateSpaces.passcode.wrong');
  return { id, name, type, maxUsers };
}
