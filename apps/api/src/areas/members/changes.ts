import * as wire from '@campus/contracts/members/functions';
import { forward } from '../../core/trpc.ts';

/** Changes of one member. */
export const memberChanges = {
  update: forward(wire.changeMember),
  updateByUsername: forward(wire.updateMember),
};
