/** The fields of a web room as a person typed them; without `order`, its order was not edited (WRM-003). */
interface TypedWebRoom {
  name: string;
  order?: string | undefined;
}

/** The fields of a web room to save. An order of null is removed; a missing one stays as it is. */
interface WebRoomFields {
  name: string;
  order?: number | string | null | undefined;
}

/** Why a person may not set the order of a web room, or undefined: only superadmins may (WRM-003). */
export function refuseWebRoomOrder({ superadmin }: { superadmin: boolean }): 'access.forbidden' | undefined {
  return superadmin ? undefined : 'access.forbidden';
}

/** Converts the input to fields: a blank order becomes none, a number becomes an integer, other text stays text. */
export function webRoomFields({ name, order }: TypedWebRoom): WebRoomFields {
  return order === undefined ? { name } : { name, order: typedOrder(order.trim()) };
}

function typedOrder(order: string): number | string | null {
  if (order === '') return null;
  const number = Number(order);
  return Number.isFinite(number) ? Math.trunc(number) : order;
}

/** The data for the platform: fields to set, and fields to remove (WRM-016). */
export function webRoomData({ name, order }: { name: string; order?: number | null | undefined }) {
  const isRemoved = order === null;
  return {
    dataToSave: { name, ...(order !== undefined && !isRemoved && { order: Math.trunc(order) }) },
    dataToRemove: isRemoved ? ['order' as const] : [],
  };
}
