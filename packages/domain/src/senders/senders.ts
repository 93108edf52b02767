/** Whether the owner of an address has accepted that invitations are sent from it. */
export const senderStatuses = ['Success', 'Pending', 'Failed', 'Unlisted'] as const;
export type SenderStatus = (typeof senderStatuses)[number];

/** For how many days the owner of an address can accept it. */
export const senderAcceptanceDays = 7;

/** Why invitations cannot come from an address that was asked. */
export const senderRefusals = ['withdrawn', 'undeliverable', 'late'] as const;
export type SenderRefusal = (typeof senderRefusals)[number];

/** The stored state of an address. */
export interface SenderRecord {
  requestedAt: Date;
  verifiedAt: Date | null;
  /** When the mail that asks its owner could not be delivered. */
  refusedAt: Date | null;
  /** When its owner took the acceptance back. */
  withdrawnAt: Date | null;
}

/** The status of an address, by its stored state. */
export function senderStatus(identity: SenderRecord | undefined, now: Date): SenderStatus {
  if (!identity) return 'Unlisted';
  if (identity.verifiedAt) return 'Success';
  return senderRefusal(identity, now) ? 'Failed' : 'Pending';
}

/** Why the state of an address is Failed; undefined where it is not. */
export function senderRefusal(identity: SenderRecord | undefined, now: Date): SenderRefusal | undefined {
  if (!identity || identity.verifiedAt) return undefined;
  if (identity.withdrawnAt) return 'withdrawn';
  if (identity.refusedAt) return 'undeliverable';
  const until = identity.requestedAt.getTime() + senderAcceptanceDays * 24 * 3600 * 1000;
  return now.getTime() <= until ? undefined : 'late';
}
