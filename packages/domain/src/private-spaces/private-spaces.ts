/** The states of a private space: open, closed for a time, or closed and no longer listed. */
export const spaceStatuses = ['active', 'inactive', 'archived'] as const;
export type SpaceStatus = (typeof spaceStatuses)[number];

/** What leads to each status (PSP-011 to PSP-013). From each of them any other can be chosen. */
export const spaceActions = {
  active: 'enable',
  inactive: 'disable',
  archived: 'archive',
} as const satisfies Record<SpaceStatus, string>;

/** Whether people can enter a space of this status (PSP-016). */
export function isAccessible(status: SpaceStatus): boolean {
  return status === 'active';
}

/** The statuses that a list of spaces shows unless others are chosen (PSP-017). */
export const defaultStatuses: readonly SpaceStatus[] = ['active', 'inactive'];

/** The columns that sort the summary report, in the order of the table (PSP-046). */
export const spaceSorts = [
  'name',
  'type',
  'maxUsers',
  'ownerName',
  'ownerEmail',
  'created',
  'status',
  'statusChangedAt',
] as const;
export type SpaceSort = (typeof spaceSorts)[number];

/** The fields that sort an export, in the order in which they are offered (PSP-047). */
export const exportSorts = [
  'created',
  'status',
  'statusChangedAt',
  'name',
  'type',
  'maxUsers',
  'ownerName',
  'ownerEmail',
] as const satisfies readonly SpaceSort[];

/** How the summary report is sorted unless asked otherwise (PSP-044). */
export const defaultSpaceOrder = { sort: 'created', direction: 'desc' } as const;

/** The reports about private spaces; the first is the default (PSP-003). */
export const spaceReports = ['summary', 'selected'] as const;
export type SpaceReport = (typeof spaceReports)[number];

/** The emails in a text that separates them by spaces or commas (PSP-024). */
export function splitOwnerEmails(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Whether the days of the filter `created` are in order: the first before the second (PSP-025). '' is open. */
export function isCreatedRange({ after, before }: { after: string; before: string }): boolean {
  return after === '' || before === '' || after < before;
}

/** The day of the filter `created after` when it is switched on: three months before `today`, YYYY-MM-DD (PSP-045). */
export function threeMonthsBefore(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 3, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 4, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** What a purchase of a private space says. */
export interface SpacePurchase {
  pricingId: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Why a space cannot be bought for an owner, or undefined. The names of people who have a user are not needed (PSP-023). */
export function refuseOwnerNames(
  { firstName, lastName }: Pick<SpacePurchase, 'firstName' | 'lastName'>,
  isUser: boolean,
): 'privateSpaces.firstName.required' | 'privateSpaces.lastName.required' | undefined {
  if (isUser) return undefined;
  if (firstName.trim() === '') return 'privateSpaces.firstName.required';
  return lastName.trim() === '' ? 'privateSpaces.lastName.required' : undefined;
}

/** The name of a new space, unless the buyer gives it one. */
export function spaceNameOf(purchase: { name: string; type: string; owner: string }): string {
  return purchase.name || `${purchase.type} – ${purchase.owner}`;
}

/** The text of an empty list of spaces: there are none, or none match the filters (PSP-041, PSP-042). */
export function emptySpacesText(isFiltered: boolean): 'privateSpaces.none' | 'privateSpaces.noMatch' {
  return isFiltered ? 'privateSpaces.noMatch' : 'privateSpaces.none';
}
