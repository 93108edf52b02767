import { text } from '@campus/contracts/core/messages';
import { roomAccessName } from '@campus/domain/access/room-levels';
import { teamName } from '@campus/domain/members/team-ids';
import { roomPlaces } from '@campus/domain/rooms/entries';

/** A value of a field in words, as conflicts and plans show it. */
export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return text('rooms.value.none');
  if (field === 'hasPasscodes') return text(value === true ? 'rooms.value.set' : 'rooms.value.none');
  if (field === 'permAccess') {
    const name = roomAccessName(Number(value));
    return name === undefined ? String(value) : text(`rooms.access.${name}`);
  }
  if (Array.isArray(value)) {
    const words = value.map((one) => wordOf(field, String(one)));
    return words.length === 0 ? text('rooms.value.none') : words.join(', ');
  }
  if (typeof value === 'object')
    return valueInWords(
      field,
      Object.values(value)
        .filter((one) => one !== '')
        .join(' / '),
    );
  return String(value);
}

function wordOf(field: string, value: string): string {
  if (field === 'teamAccess') return teamName(value);
  const place = roomPlaces.find((known) => known === value);
  return field === 'visibleOn' && place ? text(`rooms.place.${place}`) : value;
}

const labels = {
  name: 'rooms.field.name',
  group: 'rooms.field.group',
  levelName: 'rooms.field.levelName',
  instance: 'rooms.field.instance',
  visibleOn: 'rooms.field.visibleOn',
  permAccess: 'rooms.field.permAccess',
  teamAccess: 'rooms.field.teamAccess',
  groupAccess: 'rooms.field.groupAccess',
  customLabel: 'rooms.field.customLabel',
  voiceIP: 'rooms.field.voiceIP',
  doorName: 'rooms.field.doorName',
  notes: 'rooms.field.notes',
  hasPasscodes: 'rooms.section.passcodes',
  zoomCredential: 'rooms.section.zoom',
  hardUserLimitOptions: 'rooms.section.full',
  'hardUserLimitOptions.dialogTitle': 'rooms.field.full.title.named',
  'hardUserLimitOptions.dialogMessage': 'rooms.field.full.message.named',
  dialogTitle: 'rooms.field.full.title.named',
  dialogMessage: 'rooms.field.full.message.named',
  commandType: 'rooms.field.commandType',
  targetLevel: 'rooms.field.targetLevel',
  targetLocation: 'rooms.field.targetLocation',
  targetInstance: 'rooms.field.targetInstance',
  currentLevel: 'rooms.field.currentLevel',
  guiVersion: 'rooms.field.guiVersion',
} as const;

const isLabeled = (field: string): field is keyof typeof labels => field in labels;

/** The name of a field. */
export function fieldLabel(field: string): string {
  return isLabeled(field) ? text(labels[field]) : field;
}
