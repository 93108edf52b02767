/** Texts of API credentials that every layer may say. */
export const credentialsMessages = {
  'credentials.clientInvalid': 'The client id or the client secret is wrong.',
  'credentials.levelTooHigh': 'This credential has a higher level than you have.',
  'credentials.name.required': 'A credential needs a name.',
  'credentials.notFound': 'This credential could not be found.',
  'credentials.notUsable':
    'API access is not enabled for this account. A superadmin can allow it under Accounts.',
  'credentials.oauth.client': 'Send client id and client secret, either with HTTP Basic or in the form.',
  'credentials.oauth.form':
    'Send grant_type, or token, in a form (application/x-www-form-urlencoded), no parameter twice.',
  'credentials.oauth.grantType': 'Only the grant type client_credentials is supported.',
  'credentials.overlapPaused':
    'This credential is paused, so its present secret must end at once. Generate a new one without an overlap.',
  'credentials.paused':
    'The credential is paused: the person who generated its secret no longer has the role for it. An owner or admin can generate a new secret.',
  'credentials.scopeUnknown': 'The credential does not have all of these scopes.',
  'credentials.scopes.required': 'Choose at least one thing that scripts may do.',
  'credentials.secretMissing': 'Failed to get client secret.',
  'credentials.tokenOfAnother': 'This token was issued to another client.',
  'credentials.tooMany': (p: { most: number }) =>
    `An account has at most ${p.most} credentials. Revoke one, or generate a new secret for one.`,
} as const;
