/** Texts of the badges area that every layer may say. */
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
  'badges.file.nameMissing': 'Missing file name.',
  'badges.exportEmail.required': 'An export email has not been entered.',
  'badges.exportEmail.invalid': 'Invalid Email',
} as const;
