import * as z from 'zod';

/**
 * The faults for one account, campaign, or channel: the vendor's API refuses with a code and an HTTP status, it hangs
 * up, it never answers, its answer makes no sense, or every session ends at once with a status.
 */
export const fault = z.union([
  z.strictObject({ code: z.string().min(1).max(64), status: z.int().min(400).max(599) }),
  z.strictObject({ silent: z.literal(true) }),
  z.strictObject({ slow: z.literal(true) }),
  z.strictObject({ malformed: z.literal(true) }),
  /** It works again. */
  z.strictObject({ none: z.literal(true) }),
  z.strictObject({ ends: z.string().max(20) }),
]);
export type Fault = z.output<typeof fault>;

/** What goes wrong, by the id of the account, or the name of the campaign or channel. */
export type Faults = Map<string, Fault>;

/** Faults that end every session of these campaigns at once. */
export function faultsOf(suspended: readonly string[]): Faults {
  return new Map(suspended.map((campaign) => [campaign, { ends: '3' }]));
}

/** The status with which sessions of this account or campaign end at once, if any. */
export function endOf(faults: Faults, name: string): string | undefined {
  const found = faults.get(name);
  return found && 'ends' in found ? found.ends : undefined;
}
