/** Whether an error concerns the new password, for reasons that only the server can check. */
export function isAboutNewPassword(key: string | undefined): boolean {
  return key === 'password.common' || key === 'password.personal' || key === 'password.unchanged';
}
