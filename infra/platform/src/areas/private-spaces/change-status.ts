import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import type { SpaceStatus } from '@campus/domain/private-spaces/private-spaces';
import type { Call } from '../../call/call.ts';
import { privateSpaceTable } from '../../ground/schema/tables/private-space.ts';
import { readSpace, shownSpace } from './read-spaces.ts';

/** Gives a space another status, and dates that. A space that has it already stays as it is. */
export async function changeStatus(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  { spaceRoomId, status }: { spaceRoomId: string; status: SpaceStatus },
): Promise<PrivateSpace> {
  const space = await readSpace(sql, spaceRoomId, { lock: true });
  audit.note({
    target: { type: 'privateSpace', id: space.id, label: space.name },
    before: { status: space.status },
    after: { status },
  });
  if (space.status === status) return shownSpace(space);
  const statusChangedAt = new Date();
  await privateSpaceTable.update(sql, space.id, { status, statusChangedAt });
  return shownSpace({ ...space, status, statusChangedAt });
}
