import { expect, it } from 'vitest';
import { type Place, stepsAt } from './steps.ts';
import { endOf } from './testing/watched-sessions.ts';
import { visitsOf } from './visits.ts';

const clock = (time: string) => Date.parse(`2026-10-25T${time}:00Z`);

/** Events as one writes them down: "10:00 JOINROOM hall_1". */
function visits(place: Place, ...lines: string[]) {
  const events = lines.map((line) => {
    const [time = '', kind = '', room = ''] = line.split(' ');
    return { kind, room, ms: clock(time), talked: kind.startsWith('LEAVE') ? 60 : 0 };
  });
  const steps = stepsAt(place, events);
  return visitsOf(steps, endOf(steps, clock('20:00'))).map(({ began, ended, talked, inferred }) =>
    [time(began), time(ended), talked, ...(inferred ? ['inferred'] : [])].join(' '),
  );
}
const time = (ms: number) => new Date(ms).toISOString().slice(11, 16);

const booth = { volume: 'booth' };
const here = { room: 'hall_1' };

it('ATT-020 ends a stay in a private volume with the room, where its leave was lost', () => {
  for (const place of [booth, 'anyVolume'] as const) {
    for (const leave of ['LEAVEROOM hall_1', 'JOINROOM lab_1'])
      expect(
        visits(place, '09:50 JOINROOM hall_1', '10:00 JOINVOLUME booth', `10:10 ${leave}`, '11:00 LOGOUT'),
      ).toEqual(['10:00 10:10 0 inferred']);
    expect(visits(place, '10:00 JOINVOLUME booth', '10:10 LEAVEROOM hall_1', '11:00 LOGOUT')).toEqual([
      '10:00 10:10 0 inferred',
    ]);
  }
});

it('ATT-020 infers nothing of a volume that is left together with its room, in whichever order', () => {
  const leaves = ['10:10 LEAVEROOM hall_1', '10:10 LEAVEVOLUME booth'];
  for (const [first = '', second = ''] of [leaves, leaves.toReversed()])
    expect(visits(booth, '10:00 JOINVOLUME booth', first, second, '11:00 LOGOUT')).toEqual([
      '10:00 10:10 60',
    ]);
});

it('ATT-020 ends no stay in a volume with a room that the session had left before', () => {
  expect(
    visits(
      booth,
      ...['09:40 JOINROOM hall_1', '09:50 JOINROOM lab_1', '10:00 JOINVOLUME booth'],
      ...['10:01 LEAVEROOM hall_1', '10:20 LEAVEVOLUME booth'],
    ),
  ).toEqual(['10:00 10:20 60']);
});

it('ATT-020 takes all volumes for one place, in which a late leave of one ends no stay in the next', () => {
  const moves = ['10:00 JOINVOLUME booth', '10:10 JOINVOLUME stand', '10:11 LEAVEVOLUME booth'];
  expect(visits('anyVolume', ...moves, '10:30 LEAVEVOLUME stand')).toEqual([
    '10:00 10:10 0 inferred',
    '10:10 10:30 60',
  ]);
  expect(visits(booth, ...moves, '10:30 LEAVEVOLUME stand')).toEqual(['10:00 10:10 0 inferred']);
});

it('ATT-019 stays in a room whose volumes are joined and left', () => {
  const moves = ['10:00 JOINROOM hall_1', '10:05 JOINVOLUME booth', '10:10 LEAVEVOLUME booth'];
  expect(visits(here, ...moves, '10:11 LEAVEROOM lab_1', '10:30 LEAVEROOM hall_1')).toEqual([
    '10:00 10:30 60',
  ]);
});

it('ATT-019 takes the leave that is reported together with the next join, or the end of the session', () => {
  for (const other of ['JOINROOM lab_1', 'LOGOUT'])
    expect(visits(here, '10:00 JOINROOM hall_1', `10:10 ${other}`, '10:10 LEAVEROOM hall_1')).toEqual([
      '10:00 10:10 60',
    ]);
  expect(visits(here, '10:00 JOINROOM hall_1', '10:10 LOGOUT', '10:11 LEAVEROOM hall_1')).toEqual([
    '10:00 10:10 0 inferred',
  ]);
});
