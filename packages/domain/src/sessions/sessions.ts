const day = 24 * 60 * 60;

/** How a person proved who they are. Passwords expire; passkeys and the word of a provider do not. */
export type Proof = 'password' | 'thirdParty' | 'passkey';

/** The programs to which a session of their own is handed over. */
export type HandoverPurpose = 'webDemo' | 'streaming';

/** The length of a session in seconds: 30 days when remembered, otherwise half a day. */
export function sessionSeconds(remember: boolean): number {
  return remember ? 30 * day : day / 2;
}
