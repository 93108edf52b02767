import { AppError } from '@campus/contracts/core/app-error';
import { reason, reasonFields } from '@campus/contracts/core/reasons';
import type { acceptProblem, RoomProblem } from '@campus/contracts/rooms/doctor';
import { mayOpen, type PageVisitor } from '@campus/domain/access/page-decision';
import { diagnoseRooms } from '@campus/domain/rooms/doctor/diagnose';
import type { Problem, World } from '@campus/domain/rooms/doctor/problems';
import { allowedRemedies } from '@campus/domain/rooms/doctor/remedies';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readAcceptances } from './accepted-problems.ts';
import { readVersion } from './list-version.ts';
import { reservedFor } from './own-level.ts';
import { readEntries } from './read-entries.ts';
import { readRoomTargets } from './read-room-targets.ts';

/** The problems of the stored list of an account, with the remedies that the caller may apply. */
export async function diagnose(
  sql: Queryable,
  accountId: string,
  caller: PageVisitor,
): Promise<{ version: number; problems: RoomProblem[] }> {
  const version = await readVersion(sql, accountId);
  const world = await readWorld(sql, accountId);
  const acceptanceOf = await readAcceptances(sql, accountId);
  const allowed = {
    reserved: await reservedFor(sql, accountId, caller.level),
    mayResetPermissions: mayOpen('roomPermissions', caller),
  };
  const problems = diagnoseRooms(world).map((problem) => ({
    kind: problem.kind,
    subject: problem.subject.kind,
    subjectId: problem.subject.id,
    otherId: problem.otherId,
    remedies: allowedRemedies(world, problem, allowed),
    accepted: acceptanceOf(problem),
    ...reasonFields([reason(`rooms.doctor.${problem.kind}`, problem.params)]),
  }));
  return { version, problems };
}

/** The problem that a call names, and the list that has it; throws if the list no longer has it. */
export async function findProblem(
  sql: Queryable,
  accountId: string,
  { kind, subjectId, otherId }: z.output<typeof acceptProblem.input>['problem'],
): Promise<{ world: World; problem: Problem }> {
  const world = await readWorld(sql, accountId);
  const problem = diagnoseRooms(world).find(
    (one) => one.kind === kind && one.subject.id === subjectId && one.otherId === otherId,
  );
  if (!problem) throw new AppError('conflict', 'rooms.doctor.gone');
  return { world, problem };
}

async function readWorld(sql: Queryable, accountId: string): Promise<World> {
  return { ...(await readRoomTargets(sql, accountId)), entries: await readEntries(sql, accountId) };
}
