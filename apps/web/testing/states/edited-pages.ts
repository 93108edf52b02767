import type { Entry } from '@campus/domain/rooms/entries';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Answers } from '../answering-link.ts';
import { enterText } from '../enter-text.ts';
import { withRoles } from '../roles.ts';
import { withHeights, withRooms } from '../rooms.ts';
import { withSettings } from '../settings.ts';
import { webRooms, withWebRooms } from '../web-rooms.ts';

/** A gateway, and a colleague who uses it too. */
interface SharedGateway {
  answers: Answers;
  /** Stores another value of the field that the person edits, or of another field. */
  theySave: (field: 'same' | 'other', value: string) => void;
  /** Removes the edited thing, or brings it back. */
  theyRemove: (isRemoved: boolean) => void;
}

/** A page whose changes wait to be saved. */
export interface EditedPage {
  address: string;
  open: () => SharedGateway;
  /** The operation that the page repeats to see what others have saved. */
  read: string;
  /** The operation that saves. */
  operation: string;
  /** The button that saves. */
  save: string;
  /** The values of the edited field: stored, the person's, and two of the colleague. */
  values: Readonly<Record<'stored' | 'mine' | 'theirs' | 'later', string>>;
  edit: (user: UserEvent, value: string) => Promise<void>;
  shown: () => string | undefined;
  /** A value that the colleague gives another field, and what the page shows of that field. */
  other: { value: string; shown: () => string | undefined };
  /** The name of the thing that the colleague removes. */
  removed: string;
  /** A call that saves `value` based on `base`. */
  sends: (value: string, base: string) => object;
}

const accountId = 'account1';
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function retype(user: UserEvent, name: string, value: string) {
  await user.clear(textbox(name));
  await enterText(user, textbox(name), value);
}

const hint = 'Account.invitesOnlyHint';

const settings: EditedPage = {
  address: '/admin/world/access',
  open: () => {
    const hidden: (typeof hint)[] = [];
    const { answers, save } = withSettings({ [hint]: 'Ask Cy' }, { hidden });
    return {
      answers,
      theySave: (field, value) =>
        void save('worldAccess', [
          field === 'same'
            ? { setting: hint, value }
            : { setting: 'ServerConfig.passwordExpireDays', value: Number(value) },
        ]),
      theyRemove: (isRemoved) => void hidden.splice(0, 1, ...(isRemoved ? ([hint] as const) : [])),
    };
  },
  read: 'settings.read',
  operation: 'settings.save',
  save: 'Save',
  values: { stored: 'Ask Cy', mine: 'Ask Ada', theirs: 'Ask Bo', later: 'Ask Di' },
  edit: (user, value) => retype(user, 'Invites only hint', value),
  shown: () => textbox('Invites only hint').value,
  other: { value: '30', shown: () => textbox('Password expiry').value },
  removed: 'Invites only hint',
  sends: (value, base) => ({ accountId, page: 'worldAccess', changes: [{ setting: hint, value, base }] }),
};

const levels = { Admin: null, Leader: 'leader', Moderator: 'moderator', Owner: 'owner' } as const;
const levelOf = (name: string) => levels[name as keyof typeof levels];

/** The lowest role that has a page. */
const lowestOf = (page: string) =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${page}: `) })
    .find(({ checked }) => checked)
    ?.getAttribute('aria-label')
    ?.replace(`${page}: `, '')
    .split(',')[0];

const roles: EditedPage = {
  address: '/admin/roles',
  open: () => {
    let isGone = false;
    const { answers, change } = withRoles();
    const read = async (input: Parameters<typeof answers.roles.read>[0]) => {
      const { items, ...rest } = await answers.roles.read(input);
      return { ...rest, items: items.filter(({ action }) => !isGone || action !== 'audit') };
    };
    return {
      answers: { ...answers, roles: { ...answers.roles, read } },
      theySave: (field, value) =>
        void change([
          { table: 'pageAccess', action: field === 'same' ? 'audit' : 'badges', level: levelOf(value) },
        ]),
      theyRemove: (isRemoved) => {
        isGone = isRemoved;
      },
    };
  },
  read: 'roles.read',
  operation: 'roles.save',
  save: 'Save',
  values: { stored: 'Admin', mine: 'Leader', theirs: 'Owner', later: 'Moderator' },
  edit: (user, value) => user.click(screen.getByRole('checkbox', { name: new RegExp(`^Audit: ${value}`) })),
  shown: () => lowestOf('Audit'),
  other: { value: 'Owner', shown: () => lowestOf('Badges') },
  removed: 'Audit',
  sends: (value, base) => ({
    accountId,
    changes: [{ table: 'pageAccess', action: 'audit', level: levelOf(value), base: levelOf(base) }],
  }),
};

const rooms: EditedPage = {
  address: '/admin/manageRooms?item=lobby',
  open: () => {
    withHeights();
    const { answers, world } = withRooms();
    const lobby = world.entries.find(({ id }) => id === 'lobby') as Entry;
    const store = (entries: Entry[]) => {
      world.entries = entries;
      world.version += 1;
    };
    return {
      answers,
      theySave: (field, value) =>
        store(
          world.entries.map((entry) =>
            entry.id === 'lobby' ? { ...entry, [field === 'same' ? 'name' : 'group']: value } : entry,
          ),
        ),
      theyRemove: (isRemoved) =>
        store([...world.entries.filter(({ id }) => id !== 'lobby'), ...(isRemoved ? [] : [lobby])]),
    };
  },
  read: 'rooms.version',
  operation: 'rooms.update',
  save: 'Save',
  values: { stored: 'Lobby', mine: 'Aula', theirs: 'Foyer', later: 'Hall' },
  edit: (user, value) => retype(user, 'Name', value),
  shown: () => textbox('Name').value,
  other: { value: 'Bright', shown: () => screen.getByLabelText<HTMLInputElement>('Folder').value },
  removed: 'Lobby',
  sends: (value, base) => ({
    accountId,
    entryId: 'lobby',
    change: { kind: 'room', fields: { name: value }, base: { name: base } },
  }),
};

const webRoomsPage: EditedPage = {
  address: '/admin/manageWebRooms',
  open: () => {
    let items = [...webRooms];
    let isGone = false;
    const change = (changed: object) => {
      items = items.map((room) => (room.id === 'aula' ? { ...room, ...changed } : room));
      return items[0] ?? webRooms[0];
    };
    return {
      answers: withWebRooms(
        { level: 'superadmin' },
        {
          list: () => ({ items: items.filter(({ id }) => !isGone || id !== 'aula') }),
          update: ({ name }) => ({ room: change({ name }) as (typeof items)[number], version: 2 }),
        },
      ),
      theySave: (field, value) => void change(field === 'same' ? { name: value } : { order: Number(value) }),
      theyRemove: (isRemoved) => {
        isGone = isRemoved;
      },
    };
  },
  read: 'webRooms.list',
  operation: 'webRooms.update',
  save: 'Save Room',
  values: { stored: 'Aula', mine: 'Stage', theirs: 'Foyer', later: 'Gym' },
  edit: (user, value) => retype(user, 'Name', value),
  shown: () => textbox('Name').value,
  other: { value: '70', shown: () => textbox('Order').value },
  removed: 'Aula',
  sends: (value, base) => ({ accountId, roomId: 'aula', name: value, base }),
};

/** The pages that follow docs/decisions/067-editing.md. */
export const editedPages: Readonly<Record<string, EditedPage>> = {
  settings,
  roles,
  rooms,
  'web rooms': webRoomsPage,
};
