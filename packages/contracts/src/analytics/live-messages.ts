import { pageTexts } from '../core/catalogue.ts';

/** Texts of the page that shows who is where now. */
export const liveMessages = pageTexts({
  'live.about': 'Who is in the world now, and in which room. Updated every second.',
  'live.pause': 'Pause updates',
  'live.resume': 'Resume updates',
  'live.paused': (p: { time: string }) => `Paused: as of ${p.time}.`,
  'live.online': (p: { people: string }) => `${p.people} online`,
  'live.unknown': (p: { people: string; time: string }) =>
    `${p.people}: not known since ${p.time}. Their world server has stopped reporting.`,
  'live.online.unknown': 'People online: not known',
  'live.nobody': 'Nobody is online.',
  'live.silent': (p: { time: string }) => `Not known since ${p.time}: no world server is reporting.`,
  'live.never': 'No world server has reported in the last 24 hours.',
  'live.employees': "Show the provider's employees",

  'live.rooms': 'Rooms with people',
  'live.rooms.about': 'Choose a room to see who is in it.',
  'live.noRoom': 'In no room',
  'live.column.room': 'Room',
  'live.column.people': 'People now',
  'live.column.unknown': 'Not known',

  'live.people': 'People',
  'live.people.about': 'The last to arrive come first.',
  'live.people.hidden': 'Only people who can open the Members page see their names.',
  'live.people.none': 'Nobody is there.',
  'live.everywhere': 'Everywhere',
  'live.column.person': 'Person',
  'live.column.since': 'Since',
  'live.column.state': 'State',
  'live.state.online': 'Online',
  'live.state.unknown': (p: { time: string }) => `Not known since ${p.time}`,
});
