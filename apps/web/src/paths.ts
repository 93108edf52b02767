/** Every address of the console. */
export const paths = {
  landing: '/',
  login: '/login',
  logout: '/logout',
  accounts: '/accounts',
  verify: '/verify',
  notFound: '/404',
  profile: '/profile',
  admin: '/admin',
  members: '/admin/members',
  import: '/admin/import',
  audit: '/admin/audit',
  /** The link of an invitation's email. */
  invitation: '/invitation/:invitationId',
} as const;
