const keys: ReadonlySet<string> = new Set(['password.common', 'password.personal', 'password.unchanged']);

/** Whether a refusal is about the new password, in words that only the server has. */
export function isAboutNewPassword(key: string | undefined): boolean {
  return key !== undefined && keys.has(key);
}
