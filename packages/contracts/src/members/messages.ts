import { grouped } from '../core/grouped.ts';

/** Texts of the members area. */
export const membersMessages = {
  'members.none': 'There are no members found.',
  'members.noneFound': 'No members found.',
  'members.notFound': 'This member could not be found.',
  'members.selection.empty': 'Select at least one member first.',
  'members.selection.tooMany': (p: { max: number }) => `Select at most ${grouped(p.max)} members at a time.`,
  'members.changedMeanwhile': (p: { label: string; value: string }) =>
    `Another person has changed ${p.label} to "${p.value}" since you opened it.`,
  'members.people.notFound':
    'This list of people is no longer kept, or it belongs to another person. Open the figure or the report again.',
  'members.people.tooMany': (p: { max: number }) => `A list can hold at most ${grouped(p.max)} people.`,
  'members.exportNotAllowed':
    'This account does not allow its members to be exported. A superadmin can allow it under Accounts.',
  'members.export.mail.title': 'Your export of the members',
  'members.export.mail.body': 'All members of the account, with their profiles, as a CSV file.',
  'members.export.mail.matching':
    'The members of the account that the filters of the list match, with their profiles, as a CSV file.',
  'members.tryExtensive': 'A search matches the beginning of a value. Expand Search matches anywhere in it.',
  'members.tryOther': 'Try fewer or other words.',
  'members.inviteFirst': 'People appear here once they have accepted an invitation.',
  'members.limited': 'Limited results. Please try to be more specific.',
  'members.contactEmail.invalid': 'Contact Email is not valid.',
  'members.displayName.length':
    'Display Name needs to be at least 3 characters long, and can contain at most 64 characters.',
  'members.firstName.length': 'First Name is required, and can contain at most 64 characters.',
  'members.lastName.length': 'Last Name is required, and can contain at most 64 characters.',
  'members.title.length': 'Title can contain at most 64 characters.',
  'members.teamId.unknown': 'Team ID is not one of the teams A to BZ.',
  'members.permission.unknown': 'This is not a role that a member can have.',
  'members.permission.own': 'You cannot set your own permission level.',
  'members.permission.ownerOnly': 'Only owners can grant or remove the owner role.',
  'members.permission.tooHigh': 'Your role does not let you give this role.',
  'members.levelTooHigh': 'Your role does not let you change a member with this role.',
  'members.permission.protected': 'The admin and owner roles cannot be given in this account.',
  'members.permission.lastOwner': 'An account needs at least one owner. Make another person an owner first.',
  'members.bulk.changedSince': 'This member has changed since the members were counted, and was left out.',
  'members.permission.alreadySuspended': 'This member is suspended already.',
  'members.permission.notSuspended': 'This member is not suspended.',
  'members.permission.notRestored': (p: { role: string }) =>
    `Now a member, and not ${p.role} as before the suspension.`,
  'members.sessions.own': 'You end your own sessions on your profile.',
  'members.sessions.superadmin': 'Only superadmins can end the sessions of a superadmin.',
  'members.sessions.otherAccounts':
    'This person belongs to other accounts too. Suspend or remove the membership to end access to this account.',
  'members.signIns.adminOnly': 'Only administrators see how a person signs in.',
  'members.signIns.tooHigh': 'Your role does not let you see how a person with this role signs in.',
  'members.signIns.superadmin': 'Only superadmins see how a superadmin signs in.',
  'members.signIns.otherAccounts':
    'This person belongs to other accounts too, so only superadmins see how the person signs in.',
  'members.secondFactor.own': 'Manage your own two-step verification on your profile.',
  'members.secondFactor.superadmin': 'Only a superadmin can reset the two-step verification of a superadmin.',
  'members.secondFactor.elsewhere':
    'This person belongs to other accounts too. Only a superadmin can reset their two-step verification.',
  'members.secondFactor.none': 'This person has not set up two-step verification.',
  'members.removal.own': 'You cannot delete your own membership.',
  'members.removal.ownerOnly': 'Only owners can delete an owner.',
  'members.usernameChanged': (p: { displayname: string; new: string; old: string }) =>
    `${p.displayname} was updated, but username was automatically changed to ${p.new} since ${p.old} was unavailable`,
  'members.updateFailed': (p: { label: string; reason: string }) =>
    `Failed to update ${p.label}: ${p.reason}`,
  'members.permissionFailed': (p: { reason: string }) => `Failed to update permission: ${p.reason}`,
  'members.teamFailed': (p: { reason: string }) => `Failed to update teamId: ${p.reason}`,
  'members.field.email': 'Identification Email',
  'members.field.contactEmail': 'Contact Email',
  'members.field.title': 'Title',
  'members.field.firstName': 'First Name',
  'members.field.lastName': 'Last Name',
  'members.field.displayName': 'Display Name',
  'members.field.permission': 'Role',
  'members.field.teamId': 'Team ID',
  'members.field.badges': 'Badges',
} as const;
