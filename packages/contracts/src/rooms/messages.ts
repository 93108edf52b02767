/** Texts of rooms and commands that every layer may say. */
export const roomsMessages = {
  'rooms.notFound': 'This room or command does not exist.',
  'rooms.folder.notFound': 'This folder does not exist.',
  'rooms.name.tooLong': 'The name of a room or command can have at most 100 characters.',
  'rooms.place.unknown': 'A room is visible in GOTO, in mobile, in the room graph, or it is hidden.',
  'rooms.access.unknown': 'This is no access option.',
  'rooms.instance.invalid': 'The instance is a whole number from 0.',
  'rooms.command.typeUnknown': 'This is no type of a command.',
  'rooms.passcodes.notOffered': 'This account has no passcodes for rooms.',
  'rooms.kind.wrong': 'A room cannot be changed as a command, nor a command as a room.',
  'rooms.id.missing': 'Without `create`, each entry needs the identifier of a room or command.',
  'rooms.repeated': 'Name each room or command once.',
  'rooms.changedMeanwhile': (p: { name: string }) =>
    `Another person has changed ${p.name} since. Nothing was saved.`,
  'rooms.move.anchorGone': (p: { offered: string; kind: string; id: string }) =>
    p.kind === 'first'
      ? 'What this was to be put after is no longer there. The nearest place is the first one.'
      : `What this was to be put after is no longer there. The nearest place is after ${p.offered}.`,
  'rooms.move.notFound': 'There is no such move.',
} as const;
