import { changeMember, updateMember } from '@campus/contracts/members/functions';
import { forward } from '../../core/trpc.ts';

/** Changes of one member. */
export const memberChanges = {
  update: forward(changeMember),
  updateByUsername: forward(updateMember),
};
