/** Texts of private spaces that every layer may say. */
export const privateSpacesMessages = {
  'privateSpaces.notFound': 'This private space could not be found.',
  'privateSpaces.noTypes': 'No space types have been created for your world.',
  'privateSpaces.type.required': 'Choose a type.',
  'privateSpaces.type.unknown': 'This type of private space is not offered.',
  'privateSpaces.email.required': 'Enter the email of the owner.',
  'privateSpaces.email.invalid': 'Enter a valid email.',
  'privateSpaces.firstName.required': 'The email is new: enter the first name of the owner.',
  'privateSpaces.lastName.required': 'The email is new: enter the last name of the owner.',
  'privateSpaces.status.unknown': 'A private space is active, inactive, or archived.',
  'privateSpaces.created.order': 'The day after which spaces were created must be before the other one.',
  'privateSpaces.closed': 'This private space is closed.',
  'privateSpaces.passcode.wrong': 'This is not a passcode of the private space.',
  'privateSpaces.unauthorized': (p: { status: string; detail: string }) =>
    `Could not authorize user. Server responded with ${p.status}: ${p.detail}`,
} as const;
