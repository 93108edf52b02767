import { grouped } from '../core/grouped.ts';

/** Texts of imports that every layer may say, those of their mails and files included. */
export const importsMessages = {
  'imports.file.type': 'Invalid file type. Allowed file types: csv',
  'imports.file.missing': 'A file has not been uploaded.',
  'imports.file.tooLarge': 'The file can be at most 256 MB large.',
  'imports.file.uploadFailed': 'Unable to upload the import file.',
  'imports.type.unknown': 'An import is of the type membership, delete or badge.',
  'imports.memberships.started': 'Processing membership updates. Email will be sent on completion.',
  'imports.memberships.failed': 'Unable to process membership import.',
  'imports.deletions.started': 'Processing member deletions. Email will be sent on completion.',
  'imports.invitations.started': 'Successfully uploaded file. Processing the invitations.',
  'imports.notFound': 'This import could not be found. Plans and results are kept for seven days.',
  'imports.columns.noEmail': 'Choose the column that holds the email.',
  'imports.columns.twice': (p: { field: string }) => `Only one column can become “${p.field}”.`,
  'imports.columns.tooMany': 'More columns are named than the file has.',
  'imports.columns.notTaken': (p: { field: string }) => `This import takes no column “${p.field}”.`,
  'imports.columns.unknownField': (p: { field: string }) => `This account has no field “${p.field}”.`,
  'imports.refused': (p: { count: number; lines: string }) =>
    `Nothing was changed: ${grouped(p.count)} rows have errors (first in lines: ${p.lines}), and the import was set to change nothing in that case.`,
  'imports.row.notEmail': 'The email of this row is not an email address.',
  'imports.row.noEmail': 'There is no email in this row.',
  'imports.row.severalEmails':
    'There are several emails in this row. Write each person in a row of their own.',
  'imports.row.repeated': (p: { line: number }) => `Duplicate of line ${p.line}.`,
  'imports.row.contradicted': (p: { line: number }) =>
    `Conflicts with line ${p.line}, which is about the same person.`,
  'imports.row.permission': (p: { value: string }) => `There is no role “${p.value}”.`,
  'imports.row.team': (p: { value: string }) => `There is no team “${p.value}”.`,
  'imports.row.type': (p: { field: string; value: string; type: string }) =>
    `“${p.value}” is not ${p.type} (${p.field}).`,
  'imports.row.leftOut': (p: { field: string }) => `${p.field} is left out.`,
  'imports.row.lostLetters': (p: { field: string }) =>
    `${p.field} has question marks in place of letters that the encoding of the file lacks. The existing value is kept.`,
  'imports.row.onlyQuestionMarks': (p: { field: string }) =>
    `${p.field} has question marks only: the encoding of the file lacks its letters. Save the file as UTF-8 and send it again.`,
  'imports.row.badge': (p: { value: string }) => `This account has no badge “${p.value}”.`,
  'imports.row.badgeAmbiguous': (p: { value: string }) =>
    `Several badges of this account are called “${p.value}”: use the id of one of them.`,
  'imports.row.invitedSuspended': 'Nobody can be invited as suspended.',
  'imports.row.kept': 'Existing values are kept: this import does not overwrite.',
  'imports.row.stillSuspended': 'The suspension is not lifted by an import.',
  'imports.row.notInvited': (p: { fields: string }) =>
    `Invitations do not carry these fields. Fill them in after the person has joined: ${p.fields}.`,
  'imports.row.invited': 'Is invited already.',
  'imports.row.sameMeanwhile': 'This change has already been made.',
  'imports.row.changedMeanwhile': (p: { field: string; value: string }) =>
    p.value === ''
      ? `${p.field} was cleared after the plan was made.`
      : `${p.field} was changed to “${p.value}” after the plan was made.`,
  'imports.row.leftMeanwhile': 'This person has left the account since the plan was made.',
  'imports.row.invitationGone': 'This invitation has been accepted or deleted since the plan was made.',
  'imports.row.badgeGone': 'A badge of this row has been deleted since the plan was made.',
  'imports.row.fieldGone': (p: { field: string }) =>
    `The field “${p.field}” of the member profile has been removed since the plan was made.`,
  'imports.column.line': 'Line',
  'imports.column.action': 'Action',
  'imports.column.before': (p: { field: string }) => `${p.field} before`,
  'imports.column.after': (p: { field: string }) => `${p.field} after`,
  'imports.mail.invitations.subject': 'Invitation import',
  'imports.mail.invitations.text': (p: { file: string }) => `The people listed in ${p.file} were invited.`,
  'imports.mail.memberships.subject': 'Membership import',
  'imports.mail.memberships.text': (p: { file: string }) =>
    `The members listed in ${p.file} were updated, and the others invited.`,
  'imports.mail.deletions.subject': 'Deletion import',
  'imports.mail.deletions.text': (p: { file: string }) =>
    `The members listed in ${p.file} were removed from the account.`,
  'imports.row.notCorrectable':
    'Only a row with an error that fits into the columns can be corrected, in a plan that waits for a review.',
  'imports.notPlanned': 'Only an import that is waiting for a review can be applied.',
} as const;
