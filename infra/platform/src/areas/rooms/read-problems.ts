import { reason, reasonFields } from '@campus/contracts/core/reasons';
import type { RoomProblem } from '@campus/contracts/rooms/doctor';
import { diagnoseRooms } from '@campus/domain/rooms/doctor/diagnose';
import type { Problem } from '@campus/domain/rooms/doctor/problems';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readVersion } from './list-version.ts';
import { readEntries } from './read-entries.ts';
import { readRoomTargets } from './read-room-targets.ts';

/** The problems of the stored list of an account. */
export async function diagnose(
  sql: Queryable,
  accountId: string,
  mayResetPermissions: boolean,
): Promise<{ version: number; problems: RoomProblem[] }> {
  const version = await readVersion(sql, accountId);
  const problems = diagnoseRooms({
    ...(await readRoomTargets(sql, accountId)),
    entries: await readEntries(sql, accountId),
  });
  return { version, problems: problems.map((problem) => presented(problem, mayResetPermissions)) };
}

function presented(
  { kind, subject, otherId, params, remedies }: Problem,
  mayResetPermissions: boolean,
): RoomProblem {
  return {
    kind,
    subject: subject.kind,
    subjectId: subject.id,
    otherId,
    remedies: remedies.filter((remedy) => remedy !== 'deleteOverrides' || mayResetPermissions),
    ...reasonFields([reason(`rooms.doctor.${kind}`, params)]),
  };
}
