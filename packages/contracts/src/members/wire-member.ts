import * as z from 'zod';
import { wireForm } from '../core/wire-codec.ts';
import { hardware, type Member, member } from './members.ts';

const {
  id: _id,
  userId,
  email,
  username,
  displayName: displayname,
  firstName: firstname,
  lastName: lastname,
  hardware: _,
  badges,
  previousPermission,
  lastInWorldAt,
  ...membership
} = member.shape;
const computer = hardware.shape;
const wireBadges = wireForm(badges, { id: '_id' });

/** A row of the members table: a membership with its user inside. */
export const wireMember = z.object({
  _id,
  user: z.object({
    _id: userId,
    username,
    email,
    firstname,
    lastname,
    displayname,
    hwi_device: computer.device,
    hwi_os: computer.os,
    hwi_gfx: computer.graphics,
    hwi_processor: computer.processor,
    hwi_ram: computer.ram,
    hwi_id: computer.id,
  }),
  ...membership,
  // A platform of another make sends neither.
  previousPermission: previousPermission.default(null),
  lastInWorldAt: lastInWorldAt.default(null),
  /** The badges in the membership's relation. */
  badges: wireBadges.schema,
});
export type WireMember = z.output<typeof wireMember>;

/** A member in the contract's words. */
export function memberOf({ _id: id, user, badges: sent, ...same }: WireMember): Member {
  return {
    ...same,
    id,
    userId: user._id,
    email: user.email,
    username: user.username,
    displayName: user.displayname,
    firstName: user.firstname,
    lastName: user.lastname,
    hardware: {
      id: user.hwi_id,
      device: user.hwi_device,
      os: user.hwi_os,
      graphics: user.hwi_gfx,
      processor: user.hwi_processor,
      ram: user.hwi_ram,
    },
    badges: wireBadges.fromWire(sent),
  };
}
