/** Texts of web rooms that every layer may say. */
export const webRoomsMessages = {
  'webRooms.field.required': (p: { field: string }) => `${p.field} is required`,
  'webRooms.field.text': (p: { field: string }) => `${p.field} must be a text string`,
  'webRooms.field.number': (p: { field: string }) => `${p.field} must be a number or empty`,
  'webRooms.changedMeanwhile': (p: { name: string }) =>
    `Another person has changed this room since. It is called ${p.name} now. Nothing was saved.`,
} as const;
