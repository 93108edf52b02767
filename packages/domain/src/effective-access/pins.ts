import type { Level } from '../access/levels.ts';
import type { Page } from '../access/pages.ts';
import type { Device } from '../room-permissions/scopes.ts';
import { type Configuration, type Visitor, visitorOf } from './configuration.ts';
import { createEverywhere, type Everywhere } from './pinned-places.ts';
import { type AnswerStep, decideTarget, decidingStep, type Target } from './targets.ts';

/** The roles of pinned rules. Superadmin is not a role of the account. */
export const pinnedRoles = [
  'member',
  'leader',
  'moderator',
  'admin',
  'owner',
] as const satisfies readonly Level[];
export type PinnedRole = (typeof pinnedRoles)[number];

/** The subject of a pinned rule. An action or board without a room stands for the world and every room that has it. */
export type PinnedTarget =
  | { kind: 'page'; page: Page }
  | { kind: 'room'; roomId: string }
  | { kind: 'action'; device: Device; optionId: string; roomId: string | null }
  | { kind: 'board'; boardId: string | null; optionId: string; roomId: string | null };

/** A sentence that must hold after every save: a role can, or can never. */
export interface Pin {
  id: string;
  role: PinnedRole;
  can: boolean;
  target: PinnedTarget;
}

/**
 * A pinned rule that does not hold, the first target where it does not, and the step that decides there; undefined if
 * the room or action no longer exists.
 */
export interface BrokenPin<P extends Pin = Pin> {
  pin: P;
  target: Target;
  step: AnswerStep | undefined;
}

/**
 * The pinned rules that do not hold, each with the first target that breaks it. "Can" holds if the role is enough.
 * "Never" holds if nobody of the role has access, whatever their team and groups. So "never" holds for deleted targets.
 */
export function brokenPins<P extends Pin>(pins: readonly P[], configuration: Configuration): BrokenPin<P>[] {
  const everywhere = createEverywhere(configuration);
  const rooms = new Map(configuration.rooms.map((room) => [room.id, room]));
  return pins.flatMap((pin) => {
    for (const target of isEverywhere(pin.target) ? everywhere(pin.target) : [pin.target]) {
      const room = target.kind === 'page' || target.roomId === null ? undefined : rooms.get(target.roomId);
      const broken = breakingStep(pin, target, { ...configuration, rooms: room ? [room] : [] });
      if (broken) return [{ pin, target, step: broken.step }];
    }
    return [];
  });
}

function isEverywhere(target: PinnedTarget): target is Everywhere {
  return (target.kind === 'action' || target.kind === 'board') && target.roomId === null;
}

function breakingStep(
  { role, can }: Pin,
  target: Target,
  configuration: Configuration,
): { step: AnswerStep | undefined } | undefined {
  const alone = visitorOf(role, configuration);
  const visitors = can ? [alone] : [alone, ...helpedVisitors(role, target, configuration)];
  for (const visitor of visitors) {
    const answer = decideTarget(target, visitor, configuration);
    if ((answer?.allowed ?? false) !== can) return { step: answer && decidingStep(answer) };
  }
  return undefined;
}

/** People of the role who could have access through a team or group of the room. */
function helpedVisitors(role: PinnedRole, target: Target, configuration: Configuration): Visitor[] {
  if (target.kind !== 'room') return [];
  return configuration.rooms.flatMap(({ teamAccess, groupAccess }) => [
    ...teamAccess.map((teamId) => visitorOf(role, configuration, { teamId })),
    ...groupAccess.map((group) => visitorOf(role, configuration, { groups: [group] })),
  ]);
}
