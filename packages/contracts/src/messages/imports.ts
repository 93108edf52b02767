/** Texts of imports that every layer may say, those of their mails and files included. */
export const importsMessages = {
  'imports.file.type': 'Invalid file type. Allowed file types: csv',
  'imports.file.missing': 'A file has not been uploaded.',
  'imports.file.tooLarge': 'The file can be at most 256 MB large.',
  'imports.file.notFound': 'This file could not be found. Files to be imported are kept for a day.',
  'imports.file.uploadFailed': 'Unable to upload the import file.',
  'imports.type.unknown': 'An import is of the type membership, delete or badge.',
  'imports.memberships.started': 'Processing membership updates. Email will be sent on completion.',
  'imports.memberships.failed': 'Unable to process membership import.',
  'imports.deletions.started': 'Processing member deletions. Email will be sent on completion.',
  'imports.invitations.started': 'Successfully uploaded file. Processing the invitations.',
  'imports.notFound': 'This import could not be found. Plans and results are kept for seven days.',
  'imports.notPlanned': 'Only an import that waits for you can be applied.',
} as const;
