import type { Room, RoomPlace } from './entries.ts';

/** The menus in which people choose entries; a room in neither is hidden. */
const menus: readonly RoomPlace[] = ['GOTO', 'mobile'];

/** A room is either in a menu or hidden. The room graph is independent of both. */
export function isHiddenRoom({ visibleOn }: Pick<Room, 'visibleOn'>): boolean {
  return !visibleOn.some((place) => menus.includes(place));
}

/**
 * The places of a room after one was checked or unchecked: without GOTO and mobile it is hidden (ROM-012), and either
 * of them replaces hidden (ROM-013). Checking hidden removes it from both; unchecking it puts it in the GOTO menu.
 */
export function withPlace(visibleOn: readonly RoomPlace[], place: RoomPlace, shown: boolean): RoomPlace[] {
  if (place === 'hidden' && !shown && isHiddenRoom({ visibleOn })) return withPlace(visibleOn, 'GOTO', true);
  const others = visibleOn.filter((other) => other !== place);
  const next = shown ? [...others, place] : others;
  return tidyPlaces(place === 'hidden' && shown ? next.filter((other) => !menus.includes(other)) : next);
}

/** These places, each once and in their order, and hidden exactly where neither GOTO nor mobile is among them. */
export function tidyPlaces(visibleOn: readonly RoomPlace[]): RoomPlace[] {
  const hidden = isHiddenRoom({ visibleOn });
  const order: readonly RoomPlace[] = ['GOTO', 'mobile', 'hidden', 'roomGraph'];
  return order.filter((place) => (place === 'hidden' ? hidden : visibleOn.includes(place)));
}

/** What a change of visibility or passcodes does to a room, and what a person is asked before it happens. */
export interface VisibilityChange<Question extends string> {
  visibleOn: RoomPlace[];
  hasPasscodes: boolean;
  /** The question to confirm first; canceling changes nothing. */
  asks?: Question;
}

type Shown = Pick<Room, 'visibleOn' | 'hasPasscodes' | 'isOnWeb'>;

/** Whether a room is in no list at all, as one with passcodes has to be. */
export function isHiddenOnly({ visibleOn }: Pick<Room, 'visibleOn'>): boolean {
  return visibleOn.every((place) => place === 'hidden');
}

/** Switching passcodes on makes a room hidden and nothing else, on the web too, after a question (ROM-014). */
export function enablePasscodes({
  visibleOn,
  isOnWeb,
}: Shown): VisibilityChange<'rooms.passcodes.hides' | 'rooms.passcodes.hides.web'> {
  const asks = isOnWeb ? ('rooms.passcodes.hides.web' as const) : ('rooms.passcodes.hides' as const);
  return {
    visibleOn: ['hidden'],
    hasPasscodes: true,
    ...((isOnWeb || !isHiddenOnly({ visibleOn })) && { asks }),
  };
}

/** Whether a room stays on the web: only without passcodes (ROM-014). */
export function staysOnWeb({ isOnWeb, hasPasscodes }: Pick<Room, 'isOnWeb' | 'hasPasscodes'>): boolean {
  return isOnWeb && !hasPasscodes;
}

/**
 * Checking or unchecking a place. A room with passcodes loses them when it comes into a menu, or into the room graph,
 * after a question (ROM-015).
 */
export function changePlace(
  room: Shown,
  place: RoomPlace,
  shown: boolean,
): VisibilityChange<'rooms.passcodes.removed'> {
  const visibleOn = withPlace(room.visibleOn, place, shown);
  const reveals = room.hasPasscodes && !isHiddenOnly({ visibleOn });
  return {
    visibleOn,
    hasPasscodes: room.hasPasscodes && !reveals,
    ...(reveals && { asks: 'rooms.passcodes.removed' }),
  };
}

/** Why a room cannot have these places and passcodes together, or undefined (ROM-014, ROM-015). */
export function refuseVisibility({
  visibleOn,
  hasPasscodes,
  isOnWeb,
}: Shown): 'rooms.passcodes.visible' | undefined {
  return hasPasscodes && (isOnWeb || !isHiddenOnly({ visibleOn })) ? 'rooms.passcodes.visible' : undefined;
}
