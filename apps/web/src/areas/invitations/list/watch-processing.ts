import type { InvitationStatus } from '@campus/domain/invitations/invitations';

const second = 1_000;
const soon = 10 * second;
const patience = 120 * second;

/**
 * Returns a function that decides when to refetch a list of invitations: every second for the first 10 s of
 * processing, then every 5 s, and not at all after two minutes without a change. It returns milliseconds or
 * false.
 */
export function watchProcessing() {
  let watched = '';
  let since = 0;
  return (invitations: readonly { id: string; status: InvitationStatus }[], now: number): number | false => {
    const processing = invitations.filter((invitation) => invitation.status === 'processing');
    const ids = processing.map((invitation) => invitation.id).join();
    if (ids !== watched) [watched, since] = [ids, now];
    if (ids === '' || now - since >= patience) return false;
    return now - since < soon ? second : 5 * second;
  };
}
