/** Whether a refusal is about the new password, in words that only the server has. */
export function isAboutNewPassword(key: string | undefined): boolean {
  return key === 'password.common' || key === 'password.personal' || key === 'password.unchanged';
}
