import { mergeFields, mergeForm } from '@campus/domain/editing/merge';
import { webRoomFields } from '@campus/domain/rooms/web-rooms';
import { mergeChanges, type SettingValue } from '@campus/domain/settings/setting-change';

type Values = Readonly<Record<string, unknown>>;

/** What a save sends of a record: the changed fields of the form, their bases, and the form as a whole. */
interface Sent {
  mine: Values;
  base: Values;
  value: Values;
}

interface Saved {
  stored: Values;
  conflicts: readonly string[];
}

/** How a page edits records. */
export interface Mechanism {
  /** The ids of the records, each stored with the values of `first`. */
  ids: readonly string[];
  first: Values;
  /** What a colleague removes: a record, or a field of the only record. */
  removes: 'records' | 'fields';
  /** The values that people give the fields of the form. */
  wants: Readonly<Record<string, readonly unknown[]>>;
  /** The form of a stored record. */
  toForm: (stored: Values) => Values;
  /** Saves a draft as the platform does; undefined where the page or the platform refuses it. */
  save: (stored: Values, sent: Sent) => Saved | undefined;
}

const asStored = (stored: Values) => stored;
const unreadable = { typed: '3x', error: 'Must be a number.' };

/** Settings and roles are saved as a list of changes. */
function saveChanges(stored: Values, { mine, base }: Sent): Saved {
  const { written, conflicts } = mergeChanges(
    new Map(Object.entries(stored) as [string, SettingValue][]),
    Object.entries(mine).map(([setting, value]) => ({
      setting,
      value: value as SettingValue,
      base: base[setting] as SettingValue,
    })),
  );
  return { stored: { ...stored, ...Object.fromEntries(written) }, conflicts };
}

function saveFields(stored: Values, { mine, base }: Pick<Sent, 'mine' | 'base'>): Saved {
  const { merged, conflicts } = mergeFields(stored, mine, base);
  return { stored: merged, conflicts: conflicts.map(({ field }) => field) };
}

/** The form of a scope, which stores its own levels only; null is the level of the scope above. */
const levelsOf = ({ kick = null, lock = null }: Values) => ({ kick, lock });

/** The pages with unsaved changes: few values of each field, so that people often agree, and often go back. */
export const mechanisms: Readonly<Record<string, Mechanism>> = {
  settings: {
    ids: ['settings'],
    first: { days: null, hint: 'Ask Cy', open: true },
    removes: 'fields',
    wants: { days: [null, 30, unreadable], hint: ['Ask Cy', 'Ask Bo'], open: [true, false] },
    toForm: asStored,
    save: (stored, sent) =>
      Object.values(sent.mine).includes(unreadable) ? undefined : saveChanges(stored, sent),
  },
  roles: {
    ids: ['roles'],
    first: { audit: null, badges: 'owner' },
    removes: 'fields',
    wants: { audit: [null, 'member', 'leader'], badges: ['owner', 'member', null] },
    toForm: asStored,
    save: saveChanges,
  },
  rooms: {
    ids: ['lobby', 'garden'],
    first: { name: 'Hall', visibleOn: ['GOTO'], zoom: { id: '', passcode: '' } },
    removes: 'records',
    wants: {
      name: ['Hall', 'Foyer', ''],
      visibleOn: [['GOTO'], ['GOTO', 'mobile'], ['hidden']],
      zoom: [
        { id: '', passcode: '' },
        { id: '1', passcode: '2' },
      ],
      // Passcodes are not stored with the room, and so are based on nothing.
      passcodes: [[], ['secret123']],
    },
    toForm: asStored,
    save: (stored, { mine: { passcodes: _, ...mine }, base: { passcodes: __, ...base } }) =>
      saveFields(stored, { mine, base }),
  },
  'room permissions': {
    ids: ['world', 'lobby'],
    first: { kick: 4 },
    removes: 'records',
    wants: { kick: [null, 4, 8], lock: [null, 1] },
    toForm: levelsOf,
    save: (before, sent) => {
      const { stored, conflicts } = saveFields(levelsOf(before), sent);
      const levels = Object.entries(stored).filter(([, level]) => level !== null);
      return { stored: Object.fromEntries(levels), conflicts };
    },
  },
  'member profiles': {
    ids: ['nickname', 'office'],
    first: { name: 'Field', required: false, visible: true },
    removes: 'records',
    wants: { name: ['Field', 'Title'], required: [true, false], visible: [true, false] },
    toForm: asStored,
    // The form is sent as a whole.
    save: (stored, { value, base }) => {
      const { merged, conflicts } = mergeForm(stored, value, { ...value, ...base });
      return { stored: merged, conflicts: conflicts.map(({ field }) => field) };
    },
  },
  'web rooms': {
    ids: ['aula', 'stage'],
    first: { name: 'Aula', order: 20 },
    removes: 'records',
    wants: { name: ['Aula', 'Gym'], order: ['20', '30', ''] },
    toForm: ({ name, order }) => ({ name, order: order === null ? '' : String(order) }),
    // The name is always sent, and refused if another person has changed it. The order is not compared.
    save: (stored, { mine, base, value }) => {
      const name = String(value.name);
      const fields = webRoomFields({ name, ...('order' in mine && { order: String(mine.order) }) });
      const { merged, conflicts } = mergeFields(stored, { ...fields }, { name: base.name ?? name });
      return conflicts.length > 0 ? undefined : { stored: merged, conflicts: [] };
    },
  },
};
