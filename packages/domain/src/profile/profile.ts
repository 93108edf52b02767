/** The host of the network whose profiles people link to. */
export const linkedInHost = 'linkedin.com';

const maxLinkedInLength = 100;

export type LinkedInRefusal = 'profile.linkedIn.tooLong' | 'profile.linkedIn.characters';

/** The user name in an entered text: of a complete profile address, the part after `/in/`. */
export function linkedInUsername(entered: string): string {
  const value = entered.trim();
  const address = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([^/?#\s]+)\/?(?:[?#]\S*)?$/i;
  return address.exec(value)?.[1] ?? value;
}

/** Why a LinkedIn user name cannot be kept, or undefined. An empty one says that there is none. */
export function refuseLinkedIn(username: string): LinkedInRefusal | undefined {
  if (username.length > maxLinkedInLength) return 'profile.linkedIn.tooLong';
  return /^[A-Za-z0-9-]*$/.test(username) ? undefined : 'profile.linkedIn.characters';
}

/** The address of a LinkedIn user name. */
export function linkedInAddress(username: string): string {
  return `https://www.${linkedInHost}/in/${encodeURIComponent(username)}`;
}
