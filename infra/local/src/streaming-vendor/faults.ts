import * as z from 'zod';

/**
 * Faults for one account, campaign, or channel. The vendor's API can refuse with a code and an HTTP status,
 * close the connection, never answer, or answer nonsense. Or every session can end immediately with a status.
 */
export const fault = z.union([
  z.strictObject({ code: z.string().min(1).max(64), status: z.int().min(400).max(599) }),
  z.strictObject({ silent: z.literal(true) }),
  z.strictObject({ slow: z.literal(true) }),
  z.strictObject({ malformed: z.literal(true) }),
  /** Removes the fault. */
  z.strictObject({ none: z.literal(true) }),
  z.strictObject({ ends: z.string().max(20) }),
]);
export type Fault = z.output<typeof fault>;

/** Faults by account id, or by campaign or channel name. */
export type Faults = Map<string, Fault>;

/** Faults that end every session of these campaigns immediately. */
export function faultsOf(suspended: readonly string[]): Faults {
  return new Map(suspended.map((campaign) => [campaign, { ends: '3' }]));
}

/** The status with which sessions of this account or campaign end immediately, if any. */
export function endOf(faults: Faults, name: string): string | undefined {
  const found = faults.get(name);
  return found && 'ends' in found ? found.ends : undefined;
}
