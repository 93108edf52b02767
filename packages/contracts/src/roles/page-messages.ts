import type { Command, CommandTab, RoomControl } from '@campus/domain/roles/permissions';
import { pageTexts } from '../core/catalogue.ts';

const commands = {
  'command.findperson': 'Find a person',
  'command.bringeveryone': 'Bring everybody here',
  'command.sendhome': 'Send a person home',
  'command.raisehands': 'Lower all hands',
  'command.lockroom': 'Lock the room',
  'command.resetroom': 'Reset the room',
  'command.clearboards': 'Clear the boards',
  'command.opendoors': 'Open all doors',
  'command.announcement': 'Announcement',
  'command.countdown': 'Countdown',
  'command.guidedtour': 'Guided tour',
} as const satisfies Record<`command.${Command}`, string>;

const tabs = {
  'command.tab.people': 'People',
  'command.tab.rooms': 'Rooms',
  'command.tab.world': 'World',
} as const satisfies Record<`command.tab.${CommandTab}`, string>;

const controls = {
  'roomControl.chatBar': 'In-World Chat Bar',
} as const satisfies Record<`roomControl.${RoomControl}`, string>;

/** The texts of the page about roles. */
export const rolesPageMessages = pageTexts({
  ...commands,
  ...tabs,
  ...controls,
  'roles.about': 'Which roles may use options of the world, and which may open pages of this console.',
  'roles.loadFailed': 'Failed to load role permissions',
  'roles.none': 'No roles found',
  'roles.search.none': 'No option has this name.',
  'roles.search': 'Search permissions',
  'roles.table.cmd': 'UI Option Controls',
  'roles.table.cmd.about':
    'Which options the GOTO menu shows. An option that is hidden from a role can still be used by its command.',
  'roles.table.roomControl': 'Room Controls',
  'roles.table.roomControl.about': 'What people see in the rooms of the world.',
  'roles.table.pageAccess': 'Page Access',
  'roles.table.pageAccess.about': 'Who may open each page of this console.',
  'roles.column.name': 'Name',
  'roles.column.default': 'Default',
  'roles.box': (p: { item: string; role: string }) => `${p.item}: ${p.role}`,
  'roles.box.inherited': (p: { item: string; role: string; from: string }) =>
    `${p.item}: ${p.role}, because of ${p.from}`,
  'roles.isDefault': (p: { level: string }) => `${p.level}, in force`,
  'roles.reset': 'Back to default',
  'roles.reset.of': (p: { item: string; level: string }) => `Back to default: ${p.item}, ${p.level}`,
  'roles.changed': (p: { by: string; at: string }) => `Changed by ${p.by}, ${p.at}`,
  'roles.from': (p: { level: string }) => `${p.level} and above`,
  'roles.superadminOnly': 'Superadmins only',
  'roles.saved': 'Successfully updated role permissions.',
  'roles.pagesSaved': 'Successfully updated page access.',
  'roles.failed': 'Failed to update role permissions.',
  'roles.conflicts': (p: { items: string }) =>
    `Another person has changed since: ${p.items}. Nothing of that was saved.`,
  'roles.conflict.theirs': (p: { level: string }) => `Theirs: ${p.level}`,
  'roles.conflict.mine': (p: { level: string }) => `Mine: ${p.level}`,
  'roles.features': 'Lowest roles in the world',
  'roles.features.about':
    'Who may use what people do in the world, unless a room has permissions of its own.',
} as const);
