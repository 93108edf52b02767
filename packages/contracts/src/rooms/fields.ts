import { isRoomAccess } from '@campus/domain/access/room-levels';
import {
  type CommandValues,
  commandFields,
  commandTypes,
  maxNotesLength,
  type RoomValues,
  roomFields,
  roomPlaces,
} from '@campus/domain/rooms/entries';
import { maxFolderLength } from '@campus/domain/rooms/folders';
import { refuseLevel } from '@campus/domain/rooms/new-entries';
import { isProhibited } from '@campus/domain/rooms/prohibited';
import { refuseZoom, tidyVoiceIP } from '@campus/domain/rooms/saved-entry';
import { tidyPlaces } from '@campus/domain/rooms/visibility';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { typed, typedLines } from '../core/fields.ts';
import { type Sentence, sentence } from '../core/schema-sentences.ts';
import { teamId } from '../members/fields.ts';

const maxNameLength = 100;
const maxTextLength = 100;

/** Typed text that others see: without prohibited content (ROM-030). */
function shown(text: ReturnType<typeof typed>) {
  return text.superRefine((value, context) =>
    addRefusal(context, isProhibited(value) ? 'rooms.prohibited.field' : undefined),
  );
}

const instance = z
  .int({ error: sentence('rooms.instance.invalid') })
  .min(0, { error: sentence('rooms.instance.invalid') })
  .max(1_000_000_000, { error: sentence('rooms.instance.invalid') })
  .nullable();

/** The fields that people type in several lines. */
const severalLines: ReadonlySet<string> = new Set(['notes']);

/** The typed text of a field, checked as the record of fields says. */
function textOf(field: keyof RoomValues | keyof CommandValues, max: number, tooLong?: Sentence) {
  const { shown: isShown } = { ...roomFields, ...commandFields }[field];
  const text = severalLines.has(field) ? typedLines(max, tooLong) : typed(max, tooLong);
  return isShown ? shown(text) : text;
}

export const folderName = textOf('group', maxFolderLength, sentence('rooms.folder.tooLong'));

/** The saved fields that rooms and commands have in common. */
const common = {
  name: textOf('name', maxNameLength, sentence('rooms.name.tooLong'))
    .superRefine((value, context) => addRefusal(context, value === '' ? 'rooms.name.required' : undefined))
    .describe(`Name in the list and in menus, at most ${maxNameLength} characters.`),
  group: folderName.describe('Folder; empty for none.'),
  permAccess: z
    .number({ error: sentence('rooms.access.unknown') })
    .refine(isRoomAccess, { error: sentence('rooms.access.unknown') })
    .describe(
      'Roles that may enter: 0.5 owners, 1 admins and above, 2 moderators and above, 3 leaders and above, 4 members and above, 0 none.',
    ),
  teamAccess: z.array(teamId).max(78).describe('Teams whose members may enter, whatever their role.'),
  voiceIP: textOf('voiceIP', 255)
    .overwrite(tidyVoiceIP)
    .describe('Address of the voice server, without white space; empty for the default.'),
  notes: textOf('notes', maxNotesLength, sentence('rooms.notes.tooLong')).describe(
    `Notes for administrators, at most ${maxNotesLength} characters.`,
  ),
};

const levelName = typed(maxTextLength, undefined, sentence('rooms.level.required'))
  .superRefine((value, context) => addRefusal(context, refuseLevel(value)))
  .describe('Name of the level that the room is a copy of.');

const visibleOn = z
  .array(
    z
      .enum(roomPlaces, { error: sentence('rooms.place.unknown') })
      .describe('A place where the room is listed.'),
  )
  .max(roomPlaces.length)
  .overwrite(tidyPlaces)
  .describe('Where the room is listed: GOTO menu, mobile list, room graph; `hidden` without the first two.');

const zoomCredential = z
  .strictObject({
    id: typed(maxTextLength).describe('Zoom ID; empty for none.'),
    passcode: typed(maxTextLength).describe('Zoom passcode; empty for none.'),
  })
  .superRefine((value, context) => addRefusal(context, refuseZoom(value)))
  .describe('Zoom meeting of the room: both are given, or neither.');

const hardUserLimitOptions = z
  .strictObject({
    dialogTitle: shown(typed(maxTextLength)).describe('Title of the dialog; empty for the default.'),
    dialogMessage: shown(typedLines(500)).describe('Text of the dialog; empty for the default.'),
    command: shown(typed(300)).describe('Command that leads people elsewhere; empty for none.'),
  })
  .describe('What people see, and where they are led, when the room is full.');

/** A room as it is saved. */
export const roomContent = z.strictObject({
  ...common,
  levelName,
  instance: instance.describe('Which copy of the level the room is; null for none.'),
  visibleOn,
  doorName: textOf('doorName', maxTextLength).describe('Door that leads to the room; empty for none.'),
  groupAccess: z
    .array(typed(200))
    .max(200)
    .describe('Groups of the identity provider whose people may enter, whatever their role.'),
  customLabel: textOf('customLabel', maxTextLength).describe(
    'Label shown in place of the name; empty for none.',
  ),
  zoomCredential,
  hardUserLimitOptions,
} satisfies Record<keyof RoomValues, z.ZodType>);

const commandType = z
  .enum(commandTypes, {
    error: (issue) =>
      sentence(
        issue.input === undefined || issue.input === ''
          ? 'rooms.command.typeMissing'
          : 'rooms.command.typeUnknown',
      )(issue),
  })
  .describe('What the command does.');

/** A command as it is saved. What its type needs is checked when its fields are together. */
export const commandContent = z.strictObject({
  ...common,
  commandType,
  targetLevel: textOf('targetLevel', maxTextLength).describe('Level that it leads to; empty for none.'),
  targetLocation: textOf('targetLocation', maxTextLength).describe(
    'Location that it leads to; empty for none.',
  ),
  targetInstance: instance.describe('Copy of the level that it leads to; null for none.'),
  currentLevel: textOf('currentLevel', maxTextLength).describe('Level in which it is of use; empty for all.'),
  guiVersion: textOf('guiVersion', 20).describe('Oldest build of the world that knows it; empty for any.'),
} satisfies Record<keyof CommandValues, z.ZodType>);
