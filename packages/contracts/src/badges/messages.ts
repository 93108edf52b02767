import { grouped } from '../core/grouped.ts';

/** Texts of the badges area that every layer may say, those of its mails and files included. */
export const badgesMessages = {
  'badges.notFound': 'This badge could not be found.',
  'badges.none': 'No badges available.',
  'badges.empty': 'Your campus does not have any badges yet.',
  'badges.name.required': 'A badge needs a name.',
  'badges.image.required': 'A badge needs an image.',
  'badges.image.type': 'Invalid file type. Allowed file types: jpg, png, jpeg, gif',
  'badges.image.tooLarge': 'The image can be at most 5 MB large.',
  'badges.import.tooLarge': 'The file can be at most 5 MB large.',
  'badges.import.type': 'Invalid file type. Allowed file types: csv',
  'badges.import.both': 'Badges can be unassigned or overwritten, not both at once.',
  'badges.import.nothing': 'Choose a badge, or Unassign Badges.',
  'badges.import.empty': 'There is no email in this file.',
  'badges.import.tooMany': (p: { max: number }) => `A file can list at most ${grouped(p.max)} emails.`,
  'badges.import.line': (p: { line: number }) => `Line ${p.line}`,
  'badges.import.notEmail': 'This is not an email address.',
  'badges.import.notMember': 'Nobody with this email is a member of this account.',
  'badges.import.has': 'Has this badge already.',
  'badges.import.hasNot': 'This member does not have the badge.',
  'badges.import.mail.subject': 'Badge assignment import',
  'badges.import.mail.given': (p: { badge: string; members: string }) =>
    `The badge ${p.badge} was given to ${p.members}.`,
  'badges.import.mail.replaced': (p: { badge: string; members: string }) =>
    `The badge ${p.badge} was given to ${p.members}, in place of the badges they had.`,
  'badges.import.mail.taken': (p: { badge: string; members: string }) =>
    `The badge ${p.badge} was taken from ${p.members}.`,
  'badges.import.mail.allTaken': (p: { members: string }) => `All badges were taken from ${p.members}.`,
  'badges.import.mail.ofFile': (p: { file: string }) => `the members listed in ${p.file}`,
  'badges.people.empty': 'Nobody in this list is a member any more.',
  'badges.people.mail.subject': 'Badge assignment',
  'badges.import.mail.ofPeople': 'the members in a list of people',
  'badges.export.mail.subject': 'Badge assignment export',
  'badges.export.mail.text': 'Here are the members of this account with their badges.',
  'badges.export.mail.matching':
    'Here are the members of this account that the filters of the list match, with their badges.',
  'badges.export.column.email': 'Email',
  'badges.export.column.displayName': 'Display name',
  'badges.export.column.firstName': 'First name',
  'badges.export.column.lastName': 'Last name',
  'badges.export.column.badges': 'Badges',
  'badges.file.nameMissing': 'Missing file name.',
} as const;
