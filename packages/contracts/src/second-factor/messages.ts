/** Texts of second factors: what refuses them, and the mails about them. */
export const secondFactorMessages = {
  'secondFactor.code.required': 'Enter a code.',
  'secondFactor.wrongCode': 'This code is not correct. Try again.',
  'secondFactor.wrongPasskey': 'This passkey could not be confirmed. Try again.',
  'secondFactor.expired': 'This login has expired. Please log in again.',
  'secondFactor.setUpExpired': 'This setup has expired. Please start again.',
  'secondFactor.proofNeeded': 'Please confirm that it is you first.',
  'secondFactor.notFound': 'This second factor does not exist any more.',
  'secondFactor.name.length': (p: { max: number }) => `Enter a name of at most ${p.max} characters.`,
  'secondFactor.passkeys.most': (p: { most: number }) =>
    `You can have ${p.most} passkeys at most. Remove one first.`,
  'secondFactor.passkeys.known': 'This passkey is registered already.',
  'secondFactor.passkeys.notOffered': 'Passkeys cannot be used at this address.',
  'secondFactor.totp': 'Authenticator app',
  'secondFactor.recoveryCode': 'Recovery code',
  'secondFactor.mail.subject': (p: { brand: string }) => `Two-step verification of your ${p.brand} login`,
  'secondFactor.mail.added.title': 'A second factor was added',
  'secondFactor.mail.added': (p: { brand: string; name: string }) =>
    `"${p.name}" can now confirm your ${p.brand} login.`,
  'secondFactor.mail.removed.title': 'A second factor was removed',
  'secondFactor.mail.removed': (p: { brand: string; name: string }) =>
    `"${p.name}" no longer confirms your ${p.brand} login.`,
  'secondFactor.mail.renewed.title': 'New recovery codes were made',
  'secondFactor.mail.renewed': (p: { brand: string }) =>
    `The earlier recovery codes of your ${p.brand} login no longer work.`,
  'secondFactor.mail.codeUsed.title': 'A recovery code was used',
  'secondFactor.mail.codeUsed': (p: { brand: string; left: number }) =>
    `One of your recovery codes was used to log in to ${p.brand}. You have ${p.left} left.`,
  'secondFactor.mail.reset.title': 'Two-step verification was turned off',
  'secondFactor.mail.reset': (p: { brand: string; actor: string }) =>
    `${p.actor} removed the second factors of your ${p.brand} login, and every session was ended. Log in with your password and set up two-step verification again.`,
  'secondFactor.mail.wrongCodes.title': 'Your password was entered with wrong codes',
  'secondFactor.mail.wrongCodes': (p: { brand: string }) =>
    `The password of your ${p.brand} login was entered, followed by several wrong codes. If it was not you, change your password now.`,
  'secondFactor.mail.notYou': (p: { support: string }) =>
    `Wasn't you? Change your password, and write to ${p.support}.`,
} as const;
