/** Why a typed confirmation does not delete the person's own user, or undefined. Case does not matter. */
export function refuseDeletion({
  confirmation,
  email,
}: {
  confirmation: string;
  /** The email the person logs in with. */
  email: string;
}): 'profile.delete.confirmation' | undefined {
  return confirmation.toLowerCase() === email.toLowerCase() ? undefined : 'profile.delete.confirmation';
}
