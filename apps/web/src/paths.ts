/** The addresses of the console. Other account pages are in route-table.ts. */
export const paths = {
  landing: '/',
  login: '/login',
  /** The sign-in and sign-up page of a world. */
  world: '/world/:id',
  logout: '/logout',
  forgotPassword: '/forgot-password',
  /** The mailed link to choose a new password. */
  resetPassword: '/reset-password/:code',
  changePassword: '/change-password',
  /** The page that verifies or sets up a second factor, to enter an account that requires one. */
  secondFactor: '/two-step-verification',
  accounts: '/accounts',
  createAccount: '/accounts/create',
  verify: '/verify',
  /** The mailed link to verify an address. */
  verifyCode: '/verify/:code',
  /** The mailed link that makes a new address the person's email. */
  newEmail: '/new-email/:code',
  /** The mailed link to revert an email change. */
  emailChange: '/email-change/:code',
  /** The page that Slack redirects to. */
  slack: '/slack',
  /** The target of /slack, which was the page's former address. */
  integrations: '/admin/integrations',
  notFound: '/404',
  profile: '/profile',
  admin: '/admin',
  /** Opened after an account was created. */
  members: '/admin/members',
  /** The page of a person. `id` is the membership, or the name of the parameter of the route. */
  member: <Id extends string>(id: Id): `/admin/members/${Id}` => `/admin/members/${id}`,
  /** Opened to give badges to the people in a list. */
  badges: '/admin/badges',
  /** The audit log of the account, with filters in the query. */
  audit: '/admin/audit',
  /** The only account page from which a suspended person is redirected elsewhere. */
  import: '/admin/import',
  /** The mailed link to a task. `account` in the query is its account. */
  task: '/admin/tasks/:taskId',
  /** The guides to the pages. */
  help: '/help',
  /** The link in an invitation's email, and its address for existing users. */
  invitation: '/invitation/:invitationId',
  inviteAccept: '/inviteAccept/:invitationId',
  /** The mailed link that asks whether invitations may come from an address. */
  sender: '/sender/:code',
  /** Streams a world to the browser. */
  launch: '/launch/:world',
} as const;
