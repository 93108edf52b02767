import { type Actor, refuseAccess, type Scope } from '../access/access.ts';
import { reaches } from '../access/levels.ts';

/** The kinds of work that take longer than a call may. */
export const taskKinds = [
  'members.suspend',
  'members.unsuspend',
  'members.export',
  'badges.import',
  'badges.assignToPeople',
  'badges.export',
  'memberProfile.dropFields',
  'invitations.export',
  'invitations.resend',
  'privateSpaces.export',
  'imports.invitations',
  'imports.memberships',
  'imports.deletions',
  'rooms.bulkEdit',
  'analytics.export',
  'analytics.keepReport',
  'analytics.correctReport',
  'activity.export',
  'attendance.exportRoom',
  'attendance.exportPrivateVolume',
  'attendance.exportRoomSeries',
  'attendance.exportVolumeSeries',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** The access needed to start a task, for each of its steps, and for its results. */
export const taskAccess: Record<TaskKind, Scope> = {
  'members.suspend': { page: 'members' },
  'members.unsuspend': { page: 'members' },
  'members.export': { level: 'admin', page: 'members' },
  'badges.import': { level: 'admin', page: 'badges' },
  'badges.assignToPeople': { level: 'admin', page: 'badges' },
  'badges.export': { level: 'admin', page: 'badges' },
  'memberProfile.dropFields': { level: 'admin', page: 'memberProfile' },
  'invitations.export': { level: 'admin', page: 'import' },
  'invitations.resend': { level: 'admin', page: 'import' },
  'privateSpaces.export': { page: 'privateSpaceReport' },
  'imports.invitations': { level: 'admin', page: 'import' },
  'imports.memberships': { level: 'admin', page: 'import' },
  'imports.deletions': { level: 'admin', page: 'import' },
  'rooms.bulkEdit': { page: 'manageRooms' },
  'analytics.export': { page: 'analyticsDashboard' },
  'analytics.keepReport': { page: 'analyticsDashboard' },
  'analytics.correctReport': { page: 'analyticsDashboard' },
  'activity.export': { page: 'roomActivity' },
  'attendance.exportRoom': { page: 'roomAttendance' },
  'attendance.exportPrivateVolume': { page: 'privateVolumeAttendance' },
  'attendance.exportRoomSeries': { page: 'roomAttendance' },
  'attendance.exportVolumeSeries': { page: 'privateVolumeAttendance' },
};

/**
 * A task waits for a worker, runs, and ends in one of three ways. A planned task knows what to do, row by
 * row, and waits for approval. A running task that is stopped completes its current step before it is cancelled.
 */
export const taskStatuses = [
  'waiting',
  'planned',
  'running',
  'stopping',
  'done',
  'failed',
  'cancelled',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** The outcome of a row. `skipped`: there was nothing to do, or it was not allowed. */
export const taskOutcomes = ['done', 'skipped', 'failed'] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];

/** A task and its result are deleted this many days after its end. */
export const taskResultDays = 7;

/** Whether the task can still do something: it has not ended. */
export function isOpen(status: TaskStatus): boolean {
  return isUnderWay(status) || status === 'planned';
}

/** Whether the task continues by itself. */
export function isUnderWay(status: TaskStatus): boolean {
  return status === 'waiting' || status === 'running' || status === 'stopping';
}

/** The recipient of a result that is not mailed, but read from the task. */
export const noRecipient = 'none';

/** Why the result of a task may not be mailed to this address, or undefined. */
export function refuseRecipient({
  recipient,
  own,
  isMember,
}: {
  recipient: string;
  /** The address of the person who starts the task. */
  own: string;
  /** Whether it is the address of a member of the account who is not suspended. */
  isMember: boolean;
}): 'tasks.recipient.stranger' | undefined {
  if (recipient === noRecipient) return undefined;
  return isMember || recipient.toLowerCase() === own.toLowerCase() ? undefined : 'tasks.recipient.stranger';
}

/** The kinds of task that a person may start now. People see tasks of these kinds only. */
export function openTaskKinds(actor: Actor): TaskKind[] {
  return taskKinds.filter((kind) => refuseAccess(taskAccess[kind], actor) === undefined);
}

/**
 * Whether a person may see the task and its result: the requester and owners, as long as they may start such a task.
 */
export function mayFollowTask(actor: Actor, task: { kind: TaskKind; requestedBy: { id: string } }): boolean {
  const isConcerned = actor.userId === task.requestedBy.id || reaches(actor.accountAccess?.level, 'owner');
  return isConcerned && refuseAccess(taskAccess[task.kind], actor) === undefined;
}
