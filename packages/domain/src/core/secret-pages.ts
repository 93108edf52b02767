/** The pages whose address ends in a secret that came by mail: what follows them is not for logs. */
export const secretPages = [
  'invitation',
  'inviteAccept',
  'verify',
  'reset-password',
  'email-change',
  'new-email',
  'sender',
] as const;
