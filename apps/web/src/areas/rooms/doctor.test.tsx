import type { RoomProblem } from '@campus/contracts/rooms/doctor';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRoom, withHeights, withRooms } from '../../../testing/rooms.ts';

const address = '/admin/manageRooms';
const press = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const reason = 'Lobby has only half of a Zoom meeting: the ID or the passcode is missing.';

beforeEach(() => withHeights());

const halfMeeting: RoomProblem = {
  kind: 'zoom.half',
  subject: 'room',
  subjectId: 'lobby',
  otherId: '',
  reason,
  reasons: [{ key: 'rooms.doctor.zoom.half', params: { name: 'Lobby', target: '', other: '' } }],
  remedies: ['clearZoom'],
  accepted: null,
};

it('counts no problem that a person accepted, and counts it again', async () => {
  const { answers } = withRooms();
  const stored: { accepted: RoomProblem['accepted'] } = { accepted: null };
  const diagnose = () => ({ version: 1, problems: [{ ...halfMeeting, ...stored }] });
  const acceptProblem = ({ isAccepted }: { isAccepted: boolean }) => {
    stored.accepted = isAccepted ? { by: 'ana@example.org', at: '2026-11-20T10:00:00.000Z' } : null;
    return {};
  };
  const page = renderPage(address, { ...answers, rooms: { ...answers.rooms, diagnose, acceptProblem } });
  await page.user.click(await press('Room doctor: 1 problem'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Room doctor' }));
  await page.user.click(dialog.getByRole('button', { name: `Accept: ${reason}` }));
  await dialog.findByText('There is no other problem than the accepted ones.');
  within(dialog.getByRole('region', { name: 'Accepted problems' })).getByText(
    /^Accepted by ana@example.org on /,
  );
  await page.user.click(dialog.getByRole('button', { name: 'Close' }));
  await page.user.click(await press('Room doctor'));
  const again = within(await screen.findByRole('dialog', { name: 'Room doctor' }));
  await page.user.click(again.getByRole('button', { name: `Count again: ${reason}` }));
  await again.findByRole('button', { name: `Accept: ${reason}` });
  expect(page.sent('rooms.acceptProblem')).toMatchObject([{ isAccepted: true }, { isAccepted: false }]);
});

it('puts a Zoom meeting that the doctor removed back into the form', async () => {
  const { answers, world } = withRooms({
    entries: [aRoom('lobby', { zoomCredential: { id: '4711', passcode: '' } })],
  });
  const remedy = () => {
    world.entries = [aRoom('lobby')];
    world.version += 1;
    return { version: world.version, changed: aRoom('lobby'), deletedId: null };
  };
  const diagnose = () => ({ version: world.version, problems: world.version === 1 ? [halfMeeting] : [] });
  const page = renderPage(address, {
    ...answers,
    rooms: { ...answers.rooms, diagnose, remedy: () => JSON.parse(JSON.stringify(remedy())) },
  });
  await page.user.click(await press('Room doctor: 1 problem'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Room doctor' }));
  await page.user.click(dialog.getByRole('button', { name: `Remove the Zoom meeting: ${reason}` }));
  await dialog.findByText('Nothing is wrong with the rooms and commands.');
  await page.user.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByText('Removed the Zoom meeting of Lobby');
  await page.user.click(await press('Undo removal'));
  await screen.findByRole('heading', { name: 'Lobby', level: 2 });
  await screen.findByDisplayValue('4711');
  await screen.findByText('Zoom ID and Zoom passcode must be both given or both omitted.');
});
