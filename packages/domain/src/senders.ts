/** Whether the owner of an address has accepted that invitations are sent from it. */
export const senderStatuses = ['Success', 'Pending', 'Failed', 'Unlisted'] as const;
export type SenderStatus = (typeof senderStatuses)[number];

/** So long the owner of an address can accept it. */
export const senderAcceptanceDays = 7;

/** What is on record of an address. */
export interface SenderRecord {
  requestedAt: Date;
  verifiedAt: Date | null;
  /** When the mail that asks its owner could not be delivered. */
  refusedAt: Date | null;
}

/** The state of an address by what is on record of it. */
export function senderStatus(identity: SenderRecord | undefined, now: Date): SenderStatus {
  if (!identity) return 'Unlisted';
  if (identity.verifiedAt) return 'Success';
  if (identity.refusedAt) return 'Failed';
  const until = identity.requestedAt.getTime() + senderAcceptanceDays * 24 * 3600 * 1000;
  return now.getTime() <= until ? 'Pending' : 'Failed';
}
