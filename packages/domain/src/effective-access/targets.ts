import { type AccessDecision, decideAccess } from '../access/access.ts';
import type { DecisionStep } from '../access/decision.ts';
import type { Page } from '../access/pages.ts';
import { type RoomRole, roomRoleOf, roomThresholds } from '../access/room-levels.ts';
import { type BoardRequest, decideBoard } from '../room-permissions/decide-board.ts';
import { offeredIn } from '../room-permissions/option-index.ts';
import { decidePermission, type PermissionRequest, type Step } from '../room-permissions/resolve.ts';
import { type Device, type PermissionScope, worldScope } from '../room-permissions/scopes.ts';
import { decideEntry, type EntryVisitor } from '../rooms/entry-decision.ts';
import { type Configuration, type RoomFacts, scopeOfRoom, type Visitor } from './configuration.ts';
import { otherRoomTypes, type RoomTypeStep } from './other-room-types.ts';

/**
 * The target of a question about access: opening a page, entering a room, an action in a room, or a permission on a web
 * board. Without a room, it is about the world. The board null is any that no field names.
 */
export type Target =
  | { kind: 'page'; page: Page }
  | { kind: 'room'; roomId: string }
  | { kind: 'action'; device: Device; optionId: string; roomId: string | null }
  | { kind: 'board'; boardId: string | null; optionId: string; roomId: string | null };

/** Whether a rule is about the person in the account, or about the target. */
export type Stage = 'account' | Target['kind'];

export interface AnswerStep extends RoomTypeStep {
  stage: Stage;
}

/** Whether a person has access, and every rule that was considered. Exactly one step decides. */
export interface Answer {
  allowed: boolean;
  /** Whether access also needs a passcode. */
  needsPasscode: boolean;
  chain: readonly AnswerStep[];
}

/** The step that an answer follows. */
export function decidingStep({ chain }: Answer): AnswerStep | undefined {
  return chain.find(({ decides }) => decides);
}

/**
 * Decides whether a visitor has access to a target: first by the rules of the account, then by those of the target. It
 * calls the functions that enforce access and adds no rule. Undefined if the room does not exist, or no room type has
 * the action.
 */
export function decideTarget(
  target: Target,
  visitor: Visitor,
  configuration: Configuration,
): Answer | undefined {
  if (target.kind === 'page') return decideOpening(target.page, visitor);
  const access = decideAccess({ level: 'member' }, visitor.actor);
  const role = visitor.actor.accountAccess && roomRoleOf(visitor.actor.accountAccess.level);
  const room = configuration.rooms.find(({ id }) => id === target.roomId);
  if (target.roomId !== null && !room) return undefined;
  if (target.kind === 'room')
    return room && joined('room', access, role ? decideRoom(room, { ...visitor, role }) : nothing);
  const scope = room ? scopeOfRoom(room) : worldScope;
  const decided = decideIn(scope, target, role, configuration);
  return decided && joined(target.kind, access, decided);
}

/** Whether a person may enter a room, and whether a passcode or the lack of a menu entry stands before that. */
function decideRoom(room: RoomFacts, visitor: EntryVisitor): Decided {
  const { allowed, chain } = decideEntry(room, visitor);
  if (!room.reached) return { allowed, chain };
  const way = { rule: room.reached, verdict: 'silent' as const, decides: false };
  return { allowed, chain: [...chain, way], needsPasscode: allowed && room.reached !== 'noMenu' };
}

/** Whether a role has an action or a board in a scope; undefined where there is nothing of this name. */
function decideIn(
  scope: PermissionScope,
  target: Extract<Target, { kind: 'action' | 'board' }>,
  role: RoomRole | undefined,
  configuration: Configuration,
): Decided | undefined {
  const { optionId } = target;
  if (target.kind === 'board') {
    const option = configuration.boardOptions.find(({ id }) => id === optionId);
    if (!option || !role) return option && nothing;
    return decideOnBoard(role, { ...target, option, scope }, configuration);
  }
  if (!configuration.options.world.has(optionId)) return undefined;
  if (!role) return nothing;
  const option = offeredIn(configuration.options, scope).get(optionId);
  return option ? decideAction(role, { option, device: target.device, scope }, configuration) : notOffered;
}

/** The answer about the target if the account has refused already: the person is not in the world, or has no role. */
const nothing: Decided = { allowed: false, chain: [] };

/** The answer about an action that the room's type does not have. */
const notOffered: Decided = {
  allowed: false,
  chain: [{ rule: 'notOffered', verdict: 'refuses', decides: true }],
};

interface Decided {
  allowed: boolean;
  needsPasscode?: boolean;
  chain: readonly RoomTypeStep[];
}

function decideAction(
  role: RoomRole,
  request: PermissionRequest,
  { permissions, options }: Configuration,
): Decided {
  const { allowed, chain } = decidePermission(role, request, permissions);
  const steps = chain.map((step) => permissionStep(step, roomThresholds[role]));
  if (request.scope.kind !== 'world') return { allowed, chain: steps };
  return { allowed, chain: [...steps, ...otherRoomTypes(role, request, permissions, options)] };
}

function decideOnBoard(role: RoomRole, request: BoardRequest, { webBoards }: Configuration) {
  const { allowed, fields, permission } = decideBoard(role, request, webBoards);
  const steps = permission.map((step) => permissionStep(step, roomThresholds[role]));
  return { allowed, chain: [...fields, ...steps] };
}

function decideOpening(page: Page, { actor }: Visitor): Answer {
  const access = decideAccess({ page }, actor);
  const others = access.chain.filter(({ rule }) => rule !== 'page');
  const isOpen = access.allowed || access.decidedBy === 'page';
  return joined('page', { ...access, allowed: isOpen, chain: others }, access.page ?? nothing);
}

function permissionStep({ rule, level, recordId, by, at, decides }: Step, threshold: number): DecisionStep {
  const verdict = level === undefined ? 'silent' : threshold >= level ? 'allows' : 'refuses';
  return { rule, verdict, value: level, recordId, by, at, decides };
}

/** The account's rules before those of the target; where the account refuses, nothing of the target decides. */
function joined(
  stage: Target['kind'],
  access: Pick<AccessDecision, 'allowed' | 'chain'>,
  target: Decided,
): Answer {
  const account = access.chain.map((step) => ({
    ...step,
    stage: 'account' as const,
    decides: step.decides && !access.allowed,
  }));
  const own = target.chain.map((step) => ({ ...step, stage, decides: step.decides && access.allowed }));
  return {
    allowed: access.allowed && target.allowed,
    needsPasscode: access.allowed && target.needsPasscode === true,
    chain: [...account, ...own],
  };
}
