import { withRoles } from '../roles.ts';
import { withWebRooms } from '../web-rooms.ts';
import type { PageState } from './page-state.ts';

const rooms = '/admin/manageWebRooms';

/** The states of the pages about roles and web rooms. */
export const roleStates: Record<string, PageState> = {
  'roles, one of them changed': {
    address: '/admin/roles',
    answers: () => withRoles({ 'pageAccess.audit': 'member' }).answers,
    shows: 'Page Access',
    press: ['Back to default', 'Show changes'],
    after: 'not saved',
  },
  'web rooms': {
    address: rooms,
    answers: () => withWebRooms({ level: 'superadmin' }),
    shows: 'Save Room',
  },
  'no web rooms': {
    address: rooms,
    answers: () => withWebRooms({}, { list: () => ({ items: [] }) }),
    shows: 'No rooms available',
  },
};
