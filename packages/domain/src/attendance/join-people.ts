import { serverName } from '../analytics/strangers.ts';
import { teamName } from '../members/team-ids.ts';

/** A row of the usage-search service: one person who attended. */
interface Searched {
  User_ID: string;
  Join_Time: string;
  Leave_Time: string;
  Duration_Attended_Minutes: number;
  Talk_Time_Minutes: number;
  Leave_Inferred: boolean;
}

/** The platform's data about a person. */
interface Known {
  userId: string;
  displayname: string;
  email: string;
  firstname: string;
  lastname: string;
  teamId: string;
  yearLicensed?: string | undefined;
  region?: string | undefined;
  phone?: string | undefined;
}

/**
 * The columns about a person who attended. Without the platform's data, the person has the name that the servers use, and
 * otherwise empty columns (ATT-029); a team without a name is shown by its id (ATT-010).
 */
export function attendeeOf(userId: string, user: Known | undefined) {
  return {
    userId,
    displayName: user?.displayname ?? serverName(userId),
    email: user?.email ?? '',
    firstName: user?.firstname ?? '',
    lastName: user?.lastname ?? '',
    team: user ? teamName(user.teamId) : '',
  };
}

/**
 * Joins attendance and people by User_ID (ATT-018), as `attendeeOf` says.
 */
export function joinPeople(rows: readonly Searched[], users: readonly Known[]) {
  const known = new Map(users.map((user) => [user.userId, user]));
  return rows.map((row) => {
    const user = known.get(row.User_ID);
    return {
      ...attendeeOf(row.User_ID, user),
      joinTime: row.Join_Time,
      leaveTime: row.Leave_Time,
      minutes: row.Duration_Attended_Minutes,
      talkMinutes: row.Talk_Time_Minutes,
      leaveInferred: row.Leave_Inferred,
      ...(user?.yearLicensed !== undefined && { yearLicensed: user.yearLicensed }),
      ...(user?.region !== undefined && { region: user.region }),
      ...(user?.phone !== undefined && { phone: user.phone }),
    };
  });
}
