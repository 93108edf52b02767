const day = 24 * 60 * 60;

/** How a person proved who they are. Passwords expire; passkeys and the word of a provider do not. */
export type Proof = 'password' | 'thirdParty' | 'passkey';

/** The programs to which a session of their own is handed over. */
export type HandoverPurpose = 'webDemo' | 'streaming';

/** The programs of the vendors, all of which show the campus itself. */
export const campusPrograms: readonly HandoverPurpose[] = ['webDemo', 'streaming'];

/** Whether a session that was handed over to a program may be used for a call. A call names its programs. */
export function isOpenToProgram(
  session: { purpose: HandoverPurpose; accountId: string | null },
  call: { programs: readonly HandoverPurpose[]; accountId: string | undefined },
): boolean {
  if (!call.programs.includes(session.purpose)) return false;
  return call.accountId === undefined || call.accountId === session.accountId;
}

/** The length of a session in seconds: 30 days when remembered, otherwise half a day. */
export function sessionSeconds(remember: boolean): number {
  return remember ? 30 * day : day / 2;
}
