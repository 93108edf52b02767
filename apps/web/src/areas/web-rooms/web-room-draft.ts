import type { WebRoom } from '@campus/contracts/web-rooms/web-rooms';

/** The fields of a room as the form shows them. */
export interface WebRoomForm {
  name: string;
  order: string;
}

/** The unsaved input of a room: its changed fields only, so that what a colleague saves of the others shows. */
export interface WebRoomDraft extends Partial<WebRoomForm> {
  /** The name that the room had when its name was changed. */
  base: string;
}

/** The stored fields as the form shows them. */
export function storedForm({ name, order }: WebRoom): WebRoomForm {
  return { name, order: order === null ? '' : String(order) };
}

/** The name that a save is based on. */
export function baseOf(draft: WebRoomDraft | undefined, stored: WebRoomForm): string {
  return draft?.name === undefined ? stored.name : draft.base;
}

/** Whether a draft would change anything. */
export function isChanged(draft: WebRoomDraft, stored: WebRoomForm): boolean {
  return changedFrom(stored, draft, draft.base) !== undefined;
}

/** The draft after more input; undefined when it shows what is stored. */
export function withInput(
  draft: WebRoomDraft | undefined,
  typed: Partial<WebRoomForm>,
  stored: WebRoomForm,
): WebRoomDraft | undefined {
  return changedFrom(stored, { ...draft, ...typed }, baseOf(draft, stored));
}

/** The part of a draft that is not saved after the form was sent: what has been typed since. */
export function leftAfter(
  draft: WebRoomDraft | undefined,
  { sent, saved }: { sent: WebRoomForm; saved: WebRoomForm },
): WebRoomDraft | undefined {
  return draft && changedFrom(sent, draft, saved.name);
}

function changedFrom(
  shown: WebRoomForm,
  { name, order }: Partial<WebRoomForm>,
  base: string,
): WebRoomDraft | undefined {
  const changed = {
    ...(name !== undefined && name !== shown.name && { name }),
    ...(order !== undefined && order !== shown.order && { order }),
  };
  return Object.keys(changed).length > 0 ? { ...changed, base } : undefined;
}
