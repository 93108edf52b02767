import { text } from '@campus/contracts/core/text';
import { roomAccessName } from '@campus/domain/access/room-levels';
import { teamName } from '@campus/domain/members/team-ids';
import {
  type CommandValues,
  commandFields,
  type RoomValues,
  roomFields,
  roomPlaces,
} from '@campus/domain/rooms/entries';

/** A value of a field in words, as conflicts and plans show it. */
export function formatValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return text('rooms.value.none');
  if (field === 'hasPasscodes') return text(value === true ? 'rooms.value.set' : 'rooms.value.none');
  if (field === 'isOnWeb') return text(value === true ? 'rooms.value.yes' : 'rooms.value.no');
  if (field === 'permAccess') {
    const name = roomAccessName(Number(value));
    return name === undefined ? String(value) : text(`rooms.access.${name}`);
  }
  if (Array.isArray(value)) {
    const words = value.map((one) => wordOf(field, String(one)));
    return words.length === 0 ? text('rooms.value.none') : words.join(', ');
  }
  if (typeof value === 'object')
    return formatValue(
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

/** The labels of fields that are more than one input, or a part of such a field. */
const ownLabels = {
  hasPasscodes: 'rooms.section.passcodes',
  isOnWeb: 'rooms.field.isOnWeb',
  zoomCredential: 'rooms.section.zoom',
  hardUserLimitOptions: 'rooms.section.full',
  'hardUserLimitOptions.dialogTitle': 'rooms.field.full.title.named',
  'hardUserLimitOptions.dialogMessage': 'rooms.field.full.message.named',
  dialogTitle: 'rooms.field.full.title.named',
  dialogMessage: 'rooms.field.full.message.named',
} as const;

const hasOwnLabel = (field: string): field is keyof typeof ownLabels => field in ownLabels;
type PlainField = Exclude<keyof RoomValues | keyof CommandValues, keyof typeof ownLabels>;
const isPlainField = (field: string): field is PlainField => field in roomFields || field in commandFields;

/** The name of a field. */
export function fieldLabel(field: string): string {
  if (hasOwnLabel(field)) return text(ownLabels[field]);
  return isPlainField(field) ? text(`rooms.field.${field}`) : field;
}
