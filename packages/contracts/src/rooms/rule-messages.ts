import { maxNotesLength } from '@campus/domain/rooms/entries';
import { maxFolderLength } from '@campus/domain/rooms/folders';
import { maxEntries } from '@campus/domain/rooms/list-limit';
import { maxPasscodeLength, minPasscodeLength } from '@campus/domain/rooms/passcodes';

/** Why rooms and commands are refused: what the rules of `domain/rooms` answer with. */
export const roomRuleMessages = {
  'rooms.command.typeMissing': 'Missing required parameter: type',
  'rooms.command.parametersMissing': 'Missing required parameters for this command type.',
  'rooms.prohibited': 'Please fix the issue(s) indicated below before proceeding:',
  'rooms.prohibited.field': 'Markup, scripts, and control characters are not allowed here.',
  'rooms.aboveOwn':
    'This is for people above your level. Only they change its access, passcodes, Zoom meeting, room type, and instance, copy it, or delete it.',
  'rooms.aboveOwn.access': 'You cannot give access to levels above your own only.',
  'rooms.aboveOwn.scene':
    'This room has permissions above your level. Only people of that level change its room type and instance, copy it, or delete it.',
  'rooms.aboveOwn.place':
    'A room for people above your level has this room type and instance. Only they open another way to it.',
  'rooms.bulk.stale': 'Another person has changed this since the plan was made.',
  'rooms.bulk.gone': 'This room or command was deleted since the plan was made.',
  'rooms.bulk.notPlanned': 'This change does not wait to be applied.',
  'rooms.bulk.nothingDone': 'There is nothing to undo.',
  'rooms.tooMany': `An account can have at most ${maxEntries.toLocaleString('en')} rooms and commands.`,
  'rooms.name.required': 'A room or command needs a name.',
  'rooms.level.required': 'A room needs a room type.',
  'rooms.level.unknown': (p: { level: string }) => `The client application has no room type ${p.level}.`,
  'rooms.notes.tooLong': `Notes can have at most ${maxNotesLength} characters.`,
  'rooms.folder.required': 'A folder needs a name.',
  'rooms.folder.tooLong': `The name of a folder can have at most ${maxFolderLength} characters.`,
  'rooms.folder.taken': 'There is already a folder of this name.',
  'rooms.zoom.half': 'Zoom ID and Zoom passcode must be both given or both omitted.',
  'rooms.passcodes.visible': 'A room with passcodes must be hidden.',
  'rooms.passcode.count': 'A room has one or two passcodes.',
  'rooms.passcode.weak': `A passcode needs at least ${minPasscodeLength} characters with 1 letter and 1 digit.`,
  'rooms.passcode.characters': 'A passcode cannot contain spaces or semicolons.',
  'rooms.passcode.tooLong': `A passcode can have at most ${maxPasscodeLength} characters.`,
} as const;
