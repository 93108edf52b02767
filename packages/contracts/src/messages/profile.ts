import { linkedInHost } from '@campus/domain/profile';

/** Texts of the own profile. */
export const profileMessages = {
  'profile.linkedIn.tooLong': `USERNAME in ${linkedInHost}/in/USERNAME cannot exceed 100 characters.`,
  'profile.linkedIn.characters': 'Spaces, symbols, and special characters are not allowed.',
  'profile.email.invalid': 'Please enter a valid email address.',
  'profile.updated': 'Your profile was saved.',
  'profile.editing.disabled': 'Your account does not let you edit your profile.',
  'profile.member.failed': (p: { reason: string }) => `Failed to update MemberProfile: ${p.reason}`,
  'profile.member.unknownField': (p: { field: string }) => `'${p.field}' is not a field of this profile.`,
  'profile.member.notEditable': (p: { field: string }) =>
    `'${p.field}' can only be changed by an administrator.`,
  'profile.member.required': (p: { field: string }) => `${p.field} is required.`,
  'profile.member.type': (p: { field: string; type: string }) => `${p.field} must be a ${p.type}.`,
  'profile.reLogIn': 'Something went wrong, please re-login and try again.',
  'profile.email.failed': (p: { reason: string }) => `Failed to change email: ${p.reason}`,
  'profile.landing.failed': (p: { reason: string }) => `Failed to change landing page: ${p.reason}`,
  'profile.avatar.none': 'No avatar data to delete!',
  'profile.avatar.failed': (p: { reason: string }) => `Could not delete avatar data: ${p.reason}`,
  'profile.avatar.deleted': 'Your avatar was deleted.',
  'profile.avatar.foreign': 'This avatar belongs to somebody else.',
  'profile.deleted': 'Your account was deleted.',
  'profile.notDeleted': 'Your account was not deleted.',
  'profile.delete.confirmation': 'Please enter your email address exactly as shown.',
  'profile.delete.lastOwner': (p: { account: string }) =>
    `You are the last owner of ${p.account}. Make somebody else an owner first.`,
  'profile.webDemo.none': 'The web demo is not available in this account.',
  'profile.ticket.tooLong': 'Ticket can contain at most 100 characters.',
  'picture.notImage': 'Current file is not an image.',
  'picture.nameMissing': 'Missing profile picture file name.',
  'picture.tooLarge': 'The picture is too large: at most 5 MB are allowed.',
  'picture.none': 'There is no picture.',
  'file.contentType': 'Files must be sent as multipart/form-data, one at a time.',
  'file.missing': 'Please choose a file.',
  'file.tooLarge': (p: { max: string }) => `The file is too large: at most ${p.max} are allowed.`,
} as const;
