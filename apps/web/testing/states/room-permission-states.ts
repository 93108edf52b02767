import { aBoardRecord, aRecord, withPermissions } from '../room-permissions.ts';
import { failing, type PageState } from './page-state.ts';

const address = '/admin/roomPermissions';
const shows = 'Manage Room Permissions';
const state = {
  isWebEnabled: true,
  notesTeamSuites: true,
  records: [aRecord({ kick: 8 }), aRecord({ mute: 4 }, { id: 't', level: 'hall' })],
  webBoards: [aBoardRecord({ permissions: { webboardfull: 4 }, boards: { memberLimitedExceptions: ['7'] } })],
};
const filled = () => withPermissions({ state }).answers;

/** The states of the room permissions page. */
export const roomPermissionStates: Record<string, PageState> = {
  'room permissions, edited': {
    address,
    answers: filled,
    shows,
    press: ['Edit Hall'],
    after: 'Set for the room type',
  },
  'room permissions, about to be reset': {
    address,
    answers: filled,
    shows,
    press: ['Edit Hall', 'Reset All'],
    after: 'What is inherited applies again',
  },
  'permissions of web boards': {
    address,
    answers: filled,
    shows,
    press: ['Edit Hall', 'Edit web board permissions'],
    after: 'Individual Board Control',
  },
  'room permissions, their history': {
    address,
    answers: () =>
      withPermissions(
        {},
        {
          changes: () => ({
            items: [
              {
                kind: 'web' as const,
                level: 'hall',
                instance: 1,
                field: 'kick',
                from: '',
                to: '8',
                by: 'bo@example.org',
                at: '2026-03-04T10:00:00.000Z',
              },
            ],
          }),
        },
      ).answers,
    shows,
    press: ['Edit Hall', 'History'],
    after: 'History of',
  },
  'room permissions without room types': {
    address,
    answers: () => withPermissions({}, { roomTypes: failing, chatbotStatus: failing }).answers,
    shows,
    after: 'Failed to retrieve available room types',
  },
  'room permissions that fail to load': {
    address,
    answers: () => withPermissions({}, { read: failing }).answers,
    shows,
    after: 'Failed to load the room permissions',
  },
};
