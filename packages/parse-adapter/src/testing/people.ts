import type { WireUser } from '@campus/contracts/auth/functions';

/** A person as the platform returns it, for tests that replace the platform. */
export const wireUser: WireUser = {
  _id: 'u1',
  username: 'ana',
  email: 'ana@campus.test',
  email_verified: true,
  displayname: 'Ana S.',
  firstname: 'Ana',
  lastname: 'Sol',
  isNormalUser: true,
  superadmin: false,
  suspended: false,
};
