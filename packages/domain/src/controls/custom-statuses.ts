/** The maximum length of a custom status, and the maximum number of statuses of an account. Both are our own limits. */
export const maxStatusLength = 100;
export const maxCustomStatuses = 100;

/** A status that people can choose in the world. */
export interface CustomStatusContent {
  status: string;
  active: boolean;
}

type StatusRefusal = 'controls.status.blank' | 'controls.status.repeated' | 'controls.status.tooLong';
type StatusesRefusal = StatusRefusal | 'controls.status.noneActive';

/** Whether people can choose a status of their own: unless the account has switched it off (CTL-010). */
export function areCustomStatusesEnabled(account: { enableCustomStatus?: boolean | null }): boolean {
  return account.enableCustomStatus !== false;
}

/** A new status, at the end of the list: the order of the statuses is their order in the list. */
export function newCustomStatus(
  temporaryId: string,
  { status, after }: { status: string; after: readonly unknown[] },
): CustomStatusContent & { id: string; order: number } {
  return { id: temporaryId, status, active: true, order: after.length };
}

/** Numbers the statuses by their places in the list, from 0. */
export function inListOrder<Status>(statuses: readonly Status[]): (Status & { order: number })[] {
  return statuses.map((status, order) => ({ ...status, order }));
}

/** Whether a status may be removed: not the last one. */
export function mayRemoveStatus(statuses: readonly unknown[]): boolean {
  return statuses.length > 1;
}

/**
 * Returns what is wrong with each status, in the order of the list. The first of several equal statuses is accepted.
 * Surrounding spaces and case make no difference.
 */
export function refusalsOfStatuses(statuses: readonly CustomStatusContent[]): (StatusRefusal | undefined)[] {
  const taken = new Set<string>();
  return statuses.map(({ status }) => {
    const compared = comparable(status);
    const isRepeated = taken.has(compared);
    taken.add(compared);
    if (compared === '') return 'controls.status.blank';
    if ([...status.trim()].length > maxStatusLength) return 'controls.status.tooLong';
    return isRepeated ? 'controls.status.repeated' : undefined;
  });
}

/** Why a list of statuses cannot be saved, or undefined. */
export function refuseStatuses(statuses: readonly CustomStatusContent[]): StatusesRefusal | undefined {
  const refusal = refusalsOfStatuses(statuses).find((one) => one !== undefined);
  if (refusal) return refusal;
  return statuses.some(({ active }) => active) ? undefined : 'controls.status.noneActive';
}

function comparable(status: string): string {
  return status.normalize('NFKC').trim().toLowerCase();
}
