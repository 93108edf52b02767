const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Team names by team number: A to Z, AA to AZ, BA to BZ. */
export const teamNames: readonly string[] = ['', 'A', 'B'].flatMap((prefix) =>
  [...alphabet].map((letter) => prefix + letter),
);

/** Team ids as stored: the team number as a string, '0' to '77'. */
export const teamIds: readonly string[] = teamNames.map((_, index) => String(index));

export const defaultTeamNumber = 8;

export function isTeamId(value: string): boolean {
  return teamIds.includes(value);
}

/** The name of a team ('8' is 'I'); the stored value itself when it is no team id. */
export function teamName(teamId: string): string {
  return isTeamId(teamId) ? (teamNames[Number(teamId)] ?? teamId) : teamId;
}

/** The default team id. */
export function teamIdOrDefault(teamId: string | undefined, accountDefault: number | undefined): string {
  return teamId ?? String(accountDefault ?? defaultTeamNumber);
}
