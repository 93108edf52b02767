/** How many stored units make one displayed unit, for settings that people enter in another unit. */
const units: Readonly<Partial<Record<string, number>>> = {
  // Minutes are stored as seconds (CTL-033).
  'ServerConfig.inactivitySecondsToConsiderIdle': 60,
};

/** The number that people read and write for a stored one. */
export function shownNumber(setting: string, stored: number): number {
  return stored / (units[setting] ?? 1);
}

/** The number that is stored for one that a person writes. */
export function storedNumber(setting: string, shown: number): number {
  return shown * (units[setting] ?? 1);
}
