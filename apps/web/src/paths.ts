/** The addresses of the console. The other pages of an account are in route-table.ts. */
export const paths = {
  landing: '/',
  login: '/login',
  /** The sign-in and sign-up screen of one world. */
  world: '/world/:id',
  logout: '/logout',
  forgotPassword: '/forgot-password',
  /** The link of a mail to choose a new password. */
  resetPassword: '/reset-password/:code',
  changePassword: '/change-password',
  /** The page that asks for or sets up a second factor, to enter an account that requires one. */
  secondFactor: '/two-step-verification',
  accounts: '/accounts',
  createAccount: '/accounts/create',
  verify: '/verify',
  /** The link of a mail to verify an address. */
  verifyCode: '/verify/:code',
  /** The link of a mail to a new address, which makes it the person's email. */
  newEmail: '/new-email/:code',
  /** The link of a mail to object to a change of email. */
  emailChange: '/email-change/:code',
  /** Where Slack sends the browser back to. */
  slack: '/slack',
  /** Where /slack leads; the page has another address now. */
  integrations: '/admin/integrations',
  notFound: '/404',
  profile: '/profile',
  admin: '/admin',
  /** The page of an account that its creation leads to. */
  members: '/admin/members',
  /** Where the people in a list are given badges. */
  badges: '/admin/badges',
  /** The history of the account; its filters are in the query. */
  audit: '/admin/audit',
  /** The one page of an account that a suspended person is led elsewhere from. */
  import: '/admin/import',
  /** The link of a mail about a task; `account` in the query says where it belongs. */
  task: '/admin/tasks/:taskId',
  /** The link of an invitation's email, and its address for existing users. */
  invitation: '/invitation/:invitationId',
  inviteAccept: '/inviteAccept/:invitationId',
  /** The link of a mail that asks whether invitations may come from an address. */
  sender: '/sender/:code',
  /** Streams a world to the browser. */
  launch: '/launch/:world',
} as const;
