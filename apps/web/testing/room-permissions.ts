import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import type { WirePermissionRecord, WireWebBoardRecord } from '@campus/contracts/room-permissions/fields';
import { mergeFields } from '@campus/domain/editing/merge';
import { boardFields, boardIdsOf } from '@campus/domain/room-permissions/boards';
import { editedFields } from '@campus/domain/room-permissions/edited-fields';
import { isThreshold, type Threshold } from '@campus/domain/room-permissions/thresholds';
import type { Answers } from './answering-link.ts';
import { workingIn } from './people.ts';

const anOption = (id: string, label: string, own: object = {}) => ({
  id,
  label,
  definition: `What ${label} permits.`,
  defaultPermissionLevel: 4,
  ...own,
});

/** The actions that can be permitted: those of all room types except the den. */
export const someOptions = [
  anOption('kick', 'Kick'),
  anOption('mute', 'Mute the audience'),
  anOption('textchatmoderation', 'Chat moderation', { defaultPermissionLevel: 18, definition: '' }),
  anOption('chatbotinteractions', 'Chatbot Interactions', { defaultPermissionLevel: 0 }),
  anOption('webboard', 'Web boards', { defaultPermissionLevel: 0 }),
];

const aType = (name: string, friendlyName: string, own: object = {}) => ({
  name,
  friendlyName,
  isWebAvailable: true,
  isSupported: true,
  locations: [],
  options: someOptions.map(({ id }) => id),
  ...own,
});

export const someTypes = [
  aType('hall', 'Hall'),
  aType('lab', 'Laboratory'),
  aType('den', 'Den', { options: [], isWebAvailable: false }),
];

/** Room types with the same actions. */
const setOf = (types: readonly { name: string; friendlyName: string }[], options: typeof someOptions) => ({
  roomTypes: types.map(({ name, friendlyName }) => ({ name, friendlyName })),
  options,
});

export const someScenes = [
  { name: 'Foyer', group: '', level: 'hall', instance: 1 },
  { name: 'Hopper Hall', group: 'Lectures', level: 'hall', instance: 2 },
  { name: 'Optics', group: '', level: 'lab', instance: 1 },
];

const written = { by: 'bo@example.org', at: '2026-03-04T10:00:00.000Z' };

/** A stored record, written by Bo. */
export function aRecord(
  permissions: WirePermissionRecord['permissions'],
  own: Partial<WirePermissionRecord> = {},
): WirePermissionRecord {
  const by = Object.fromEntries(Object.keys(permissions).map((id) => [id, written]));
  return { id: 'r', level: null, instance: null, isWeb: false, permissions, written: by, ...own };
}

/** A stored web board record. */
export function aBoardRecord(own: Partial<WireWebBoardRecord> = {}): WireWebBoardRecord {
  return { id: 'b', level: 'hall', instance: null, permissions: {}, written: {}, boards: {}, ...own };
}

interface Edit {
  permissions: Readonly<Record<string, number>>;
  base?: Readonly<Record<string, number | null>> | undefined;
  boards?: WireWebBoardRecord['boards'] | undefined;
  baseBoards?: WireWebBoardRecord['boards'] | undefined;
}

/** A record with an edit, merged as the platform merges it. What is in conflict is of Bo. */
function withEdit(before: Pick<WireWebBoardRecord, 'permissions' | 'boards'>, edit: Edit) {
  const { permissions, base, boards = {}, baseBoards } = edit;
  const sent = Object.keys({ ...permissions, ...boards });
  const { merged, conflicts } = mergeFields(
    editedFields(
      [...Object.keys(before.permissions), ...sent, ...boardFields],
      before.permissions,
      before.boards,
    ),
    editedFields(sent, levelsIn(permissions), boards),
    editedFields(sent, levelsIn(base), baseBoards),
  );
  const named = boardFields.map((field) => [field, boardIdsOf(String(merged[field]))] as const);
  return {
    permissions: levelsIn(merged),
    boards: Object.fromEntries(named.filter(([, ids]) => ids.length > 0)),
    conflicts: conflicts.map(({ field, mine, theirs }) => ({
      field,
      mine: String(mine),
      theirs: String(theirs ?? ''),
      by: written.by,
    })),
  };
}

/** The values that are levels. */
function levelsIn(values: Readonly<Record<string, unknown>> = {}): WirePermissionRecord['permissions'] {
  const levels = Object.entries(values).filter((entry): entry is [string, Threshold] =>
    isThreshold(entry[1]),
  );
  return Object.fromEntries(levels);
}

type State = ReturnType<NonNullable<NonNullable<Answers['roomPermissions']>['read']>>;
type Types = ReturnType<NonNullable<NonNullable<Answers['roomPermissions']>['roomTypes']>>;

interface Options {
  state?: Partial<Awaited<State>>;
  types?: Partial<Awaited<Types>>;
}

/** A gateway with permissions in memory. Change `world.records` to act as a colleague. */
export function withPermissions(
  { state = {}, types = {} }: Options = {},
  answers: NonNullable<Answers['roomPermissions']> = {},
) {
  const world = {
    records: [...(state.records ?? [])],
    webBoards: [...(state.webBoards ?? [])],
    version: 1,
  };
  const levels = types.levels ?? someTypes;
  const deleted = (kept: number, before: number) => {
    world.version += 1;
    return { deleted: before - kept, version: world.version };
  };
  const table = {
    ...workingIn(),
    roomPermissions: {
      read: () => ({
        optionSets: [
          setOf(
            levels.filter(({ options }) => options.length > 0),
            someOptions,
          ),
          setOf(
            levels.filter(({ options }) => options.length === 0),
            [],
          ),
        ],
        webBoardOptions: [
          anOption('webboardfull', 'Full access', {
            defaultPermissionLevel: 0,
            definition: text('roomPermissions.webBoard.webboardfull.definition'),
          }),
          anOption('webboardlimited', 'Limited', {
            defaultPermissionLevel: 0,
            definition: text('roomPermissions.webBoard.webboardlimited.definition'),
          }),
          anOption('resethomepage', 'Reset homepage', { defaultPermissionLevel: 1 }),
        ],
        isWebEnabled: false,
        isWebOnly: false,
        worldBuildVersion: '2.0.0',
        world: 'demo',
        notesTeamSuites: false,
        highest: 16,
        ...state,
        ...world,
      }),
      roomTypes: () => ({ levels: someTypes, scenes: someScenes, ...types }),
      chatbotStatus: () => ({ isChatbotAllowed: true }),
      changes: () => ({ items: [] }),
      save: ({ level = null, instance = null, isWeb = false, ...edit }) => {
        const at = (one: WirePermissionRecord) =>
          one.level === level && one.instance === instance && one.isWeb === isWeb;
        const before = world.records.find(at) ?? aRecord({});
        const { permissions, conflicts } = withEdit({ ...before, boards: {} }, edit);
        const record = aRecord(permissions, { level, instance, isWeb: isWeb === true });
        world.records = [...world.records.filter((one) => !at(one)), record];
        world.version += 1;
        return { ...record, version: world.version, conflicts };
      },
      saveBoards: ({ level = null, instance = null, ...edit }) => {
        const before = world.webBoards.find((one) => one.level === level && one.instance === instance);
        const { conflicts, ...values } = withEdit(before ?? aBoardRecord(), edit);
        const record = aBoardRecord({ level, instance, ...values });
        world.webBoards = [record];
        world.version += 1;
        return { ...record, version: world.version, conflicts };
      },
      reset: ({ level = null, instance = null }) => {
        const before = world.records.length;
        world.records = world.records.filter((one) => one.level !== level || one.instance !== instance);
        return deleted(world.records.length, before);
      },
      resetType: ({ level }) => {
        const before = world.records.length;
        world.records = world.records.filter((one) => one.level !== level);
        return deleted(world.records.length, before);
      },
      resetBoards: () => {
        const before = world.webBoards.length;
        world.webBoards = [];
        return deleted(0, before);
      },
      resetBoardsType: () => {
        throw new AppError('conflict', 'roomPermissions.changedMeanwhile');
      },
      ...answers,
    },
  } satisfies Answers;
  return { answers: table, world };
}
