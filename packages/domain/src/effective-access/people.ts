import { type Level, levels } from '../access/levels.ts';
import { type Configuration, type Visitor, visitorOf } from './configuration.ts';
import { decideTarget, type Target } from './targets.ts';

/** Members with the same result under every rule, and their number. */
export interface PeopleKind {
  level: Level;
  /** Team number as text; empty for none. */
  teamId: string;
  emailVerified: boolean;
  people: number;
}

/** Anybody of these people. */
export function visitorOfKind(kind: PeopleKind, configuration: Configuration): Visitor {
  return visitorOf(kind.level, configuration, kind);
}

/** The kinds of people who have access to a target. */
export function kindsWith(
  target: Target,
  kinds: readonly PeopleKind[],
  configuration: Configuration,
): PeopleKind[] {
  return kinds.filter(
    (kind) => decideTarget(target, visitorOfKind(kind, configuration), configuration)?.allowed === true,
  );
}

/** How many people of a role have access to a target. */
export interface RoleCount {
  level: Level;
  /** Whether the role is enough, without a team or a group. */
  allowed: boolean;
  people: number;
  /** How many of them have access without a passcode. */
  allowedPeople: number;
  /** How many of them have access with a passcode only. */
  passcodePeople: number;
}

/** The people with access to a target by role, the highest role first. */
export function whoCan(
  target: Target,
  kinds: readonly PeopleKind[],
  configuration: Configuration,
): RoleCount[] {
  const admitted = kindsWith(target, kinds, configuration);
  const needsPasscode = (kind: PeopleKind) =>
    decideTarget(target, visitorOfKind(kind, configuration), configuration)?.needsPasscode === true;
  return [...levels].reverse().map((level) => {
    const own = admitted.filter((kind) => kind.level === level);
    return {
      level,
      allowed: decideTarget(target, visitorOf(level, configuration), configuration)?.allowed === true,
      people: countPeople(kinds.filter((kind) => kind.level === level)),
      allowedPeople: countPeople(own.filter((kind) => !needsPasscode(kind))),
      passcodePeople: countPeople(own.filter(needsPasscode)),
    };
  });
}

/** The number of people of these kinds together. */
export function countPeople(kinds: readonly PeopleKind[]): number {
  return kinds.reduce((sum, { people }) => sum + people, 0);
}
