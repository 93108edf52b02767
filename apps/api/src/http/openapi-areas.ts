const descriptions: Readonly<Record<string, string>> = {
  auth: 'Signing in and out, passwords, and email addresses.',
  worlds: 'What visitors may know of a world.',
  signUp: 'Making a user.',
  sso: 'Identities of other providers that a user signs in with.',
  verification: 'Proving an email address.',
  sessions: 'Where a user is signed in.',
  secondFactor: 'Two-step verification.',
  accounts: 'Accounts, their settings, and joining them.',
  profile: 'The profile of the user who calls.',
  streaming: 'Starting a world in the browser.',
  invitations: 'Inviting people, and accepting an invitation.',
  senders: 'Consent of people in whose name invitations are mailed.',
  imports: 'Importing people from CSV files.',
  members: 'Members of an account.',
  badges: 'Badges, and the members who have them.',
  customization: 'Themes, avatar asset collections, and world customizations.',
  controls: 'The custom options and custom statuses of the world.',
  integrations: 'What the world is connected with.',
  roles: 'Which roles have options of the GOTO menu, controls of rooms, and pages of the console.',
  effectiveAccess: 'Who may do what and why, overrides, and pinned rules.',
  rooms: 'Rooms and commands of the world: their list, its order, and what they can be.',
  webRooms: 'Names and order of the rooms that can be opened in a browser.',
  roomPermissions: 'What people may do in rooms and on web boards, by their roles.',
  privateSpaces: 'Private spaces: their types, how they are bought, and what became of them.',
  memberProfile: 'Fields of an account’s own for its members.',
  credentials: 'API credentials: client ids and secrets with which scripts get tokens.',
  tasks: 'Long work: its progress, its rows, and its result.',
  settings: 'Settings of an account and its world, with their changes.',
  audit: 'What was done in an account, and by whom.',
  console: 'The console itself.',
};

/** What the operations of an area are about; empty for an area without a description. */
export function areaDescription(area: string): string {
  return descriptions[area] ?? '';
}
