import type { AuditEntry } from '@campus/contracts/audit';

/** What each audited operation is called by people. */
const words: Readonly<Record<string, string>> = {
  'auth.signIn': 'Signed in',
  'auth.signOut': 'Signed out',
  'members.update': 'Changed a member',
  'members.updateDisplayName': 'Changed the display name',
  'members.updateFirstName': 'Changed the first name',
  'members.updateLastName': 'Changed the last name',
  'members.updateProfile': 'Changed the profile',
  'members.updateTeam': 'Changed the team',
  'members.updatePermission': 'Changed the role',
  'invitations.create': 'Invited a person',
  'invitations.resend': 'Sent an invitation again',
  'invitations.remove': 'Deleted an invitation',
  'invitations.register': 'Registered through an invitation',
  'invitations.loginAndJoin': 'Logged in and joined',
  'invitations.accept': 'Accepted an invitation',
};

/** An operation in words: 'members.updateTeam' is 'Changed the team', an unknown one is spelt out. */
export function operationWords(operation: string): string {
  return words[operation] ?? spelledOut(operation);
}

function spelledOut(operation: string): string {
  const [area = '', ...rest] = operation.split('.').map(separated);
  const words = rest.length > 0 ? `${area}: ${rest.join(' ')}` : area;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'roomPermissions' is 'room permissions'. */
function separated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Who did it: by email, or a visitor without a session. */
export function actorName({ actor }: Pick<AuditEntry, 'actor'>): string {
  return actor?.email || 'A visitor';
}

export const outcomeLabels: Readonly<Record<AuditEntry['outcome'], string>> = {
  success: 'Success',
  refused: 'Refused',
  failed: 'Failed',
};
