import { boardFields, boardIdsOf, boardText, tidyBoards } from '@campus/domain/room-permissions/boards';
import { boardDevice } from '@campus/domain/room-permissions/decide-board';
import { type EditedFields, editedFields } from '@campus/domain/room-permissions/edited-fields';
import { offeredIn } from '@campus/domain/room-permissions/option-index';
import { recordOf } from '@campus/domain/room-permissions/records';
import {
  type Device,
  namedScope,
  type PermissionScope,
  sameScope,
} from '@campus/domain/room-permissions/scopes';
import { isThreshold, type Threshold } from '@campus/domain/room-permissions/thresholds';
import type { JudgedDraft } from '../../editing/drafts.ts';
import type { EditedCard } from './edited-card.ts';
import { type Permissions, scopeOf } from './use-permissions.ts';

/** A scope of the permissions of rooms on a device, or of web boards on both. To drafts it is a record. */
export interface Place {
  part: Device | 'boards';
  scope: PermissionScope;
}

/** The unsaved choices in a place. */
export type PlaceDraft = JudgedDraft<EditedFields>;

/** The name of a place as one text. */
export function placeKey({ part, scope }: Place): string {
  const { level = null, instance = null } = namedScope(scope);
  return JSON.stringify([part, level, instance]);
}

/** The place with this name. */
export function placeAt(key: string): Place {
  const [part, level, instance]: [Place['part'], string | null, number | null] = JSON.parse(key);
  return { part, scope: scopeOf(level, instance) };
}

/** Whether a card edits a place. Web boards belong to the cards of both devices. */
export function isInCard({ part, scope }: Place, card: EditedCard): boolean {
  const own = scope.kind === 'scene' ? scopeOf(scope.level, null) : scope;
  return (part === 'boards' || part === card.device) && sameScope(own, card.scope);
}

/** What is stored in a place; undefined where its scope does not exist. */
export function storedFields(
  { state, stored, scenes }: Pick<Permissions, 'state' | 'stored' | 'scenes'>,
  { part, scope }: Place,
): EditedFields | undefined {
  if (!state || !stored) return undefined;
  if (scope.kind !== 'world' && !stored.options.types.has(scope.level)) return undefined;
  // A scene without a room is still listed while something is set there.
  const isSet = () => [...stored.rooms, ...stored.boards].some((one) => sameScope(one.scope, scope));
  if (scope.kind === 'scene' && !scenes.some(isScene(scope)) && !isSet()) return undefined;
  if (part !== 'boards') {
    const offered = [...offeredIn(stored.options, scope).keys()];
    return editedFields(offered, recordOf(stored.index, part, scope)?.values);
  }
  const record = recordOf(stored.boardIndex, boardDevice, scope);
  const fields = [...state.webBoardOptions.map(({ id }) => id), ...boardFields];
  return editedFields(fields, record?.values, record?.boards);
}

function isScene({ level, instance }: { level: string; instance: number }) {
  return (scene: { level: string; instance: number }) => scene.level === level && scene.instance === instance;
}

/** The level that was chosen for a permission; undefined for none. */
export function levelIn(draft: PlaceDraft | undefined, id: string): Threshold | undefined {
  const level = draft?.mine[id];
  return isThreshold(level) ? level : undefined;
}

/** The chosen levels. */
export function levelsIn({ mine }: PlaceDraft): Record<string, Threshold> {
  const levels = Object.entries(mine).filter((entry): entry is [string, Threshold] => isThreshold(entry[1]));
  return Object.fromEntries(levels);
}

/** The boards of the changed fields, and of those that are blank while their exceptions are used (RPM-052, 053). */
export function boardsIn({ value, stored, changed }: PlaceDraft) {
  const tidy = tidyBoards(boardsOf(value));
  const edited = boardFields.filter(
    (field) => changed.includes(field) || boardText(tidy[field]) !== (stored[field] ?? ''),
  );
  return Object.fromEntries(edited.map((field) => [field, [...tidy[field]]]));
}

/** The boards of all fields, also of those that are disabled. */
export function boardsOf(fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(boardFields.map((field) => [field, boardIdsOf(String(fields[field] ?? ''))]));
}
