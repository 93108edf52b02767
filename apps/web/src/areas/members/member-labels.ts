import type { MemberSearchField } from '@campus/contracts/members';

/** What the fields of a member are called, in column heads, in the column picker and in failures. */
export const memberLabels = {
  email: 'Identification Email',
  contactEmail: 'Contact Email',
  title: 'Title',
  firstName: 'First Name',
  lastName: 'Last Name',
  displayName: 'Display Name',
  permission: 'Role',
  teamId: 'Team ID',
  logins: 'Logins',
  createdAt: 'Created',
  updatedAt: 'Updated',
} as const;

export const hardwareLabels = {
  device: 'Device',
  os: 'Operating System',
  graphics: 'Graphics',
  processor: 'Processor',
  ram: 'RAM',
  id: 'Hardware ID',
} as const;

export const searchFieldLabels: Readonly<Record<MemberSearchField, string>> = {
  none: 'No filter',
  email: memberLabels.email,
  contactEmail: memberLabels.contactEmail,
  name: 'Name',
  displayName: memberLabels.displayName,
  teamId: memberLabels.teamId,
  hardwareId: hardwareLabels.id,
};
