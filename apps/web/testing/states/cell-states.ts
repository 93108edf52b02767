import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Answers } from '../answering-link.ts';
import { anAssignment, assignmentsPage, withBadges } from '../badges.ts';
import { choose } from '../choose.ts';
import { enterText } from '../enter-text.ts';
import { membersList, pickColumns, withMembers } from '../members.ts';
import { aMember } from '../rows.ts';
import { aSpace, withSpaces } from '../spaces.ts';

/** A kind of editable cell, and how to edit it. */
export interface CellState {
  /** The file that defines how the cell is edited. */
  file: string;
  address: string;
  answers: () => Answers;
  /** A text in the row, and the header of the column. */
  row: string;
  column: string;
  /** The text to type, or the option to choose. */
  typed?: string;
  chosen?: string;
  /** The button that confirms, if a dialog precedes each attempt to save. */
  confirms?: string;
  /** How the list of unsaved edits shows it. */
  shows: string;
  /** The operation that saves it. */
  operation: string;
  sends: string;
}

const customFields = [
  { name: 'Seats', type: 'number' as const },
  { name: 'Since', type: 'ISOTimeString' as const },
  { name: 'Remote', type: 'boolean' as const },
];

const member = {
  file: 'areas/members/editing/cell-edits.ts',
  address: '/admin/members',
  row: 'bola@example.org',
  operation: 'members.update',
  answers: () => {
    pickColumns(
      'email',
      'firstName',
      'permission',
      'teamId',
      ...customFields.map(({ name }) => `custom:${name}`),
    );
    const bola = aMember({ customFields: { Seats: 1200, Remote: true } });
    const update = () => ({ member: bola, username: null });
    return withMembers(membersList([bola], { customFields }), { update });
  },
};

/** Every kind of cell that a signed-in person edits. */
export const cellStates: Record<string, CellState> = {
  'a text': { ...member, column: 'First Name', typed: 'Bolanle', shows: 'Bolanle', sends: 'Bolanle' },
  'a number': { ...member, column: 'Seats', typed: '1250', shows: '1250', sends: '1250' },
  'a time': {
    ...member,
    column: 'Since',
    typed: '2026-11-02T14:05',
    shows: '2026-11-02T14:05',
    sends: '2026-11-02T',
  },
  'an answer': { ...member, column: 'Remote', chosen: 'No', shows: 'No', sends: 'false' },
  'a role': { ...member, column: 'Role', chosen: 'Leader', shows: 'Leader', sends: 'leader' },
  'a badge': {
    file: 'features/badges/badge-edit.ts',
    address: '/admin/badges',
    answers: () =>
      withBadges({
        listAssignments: () => assignmentsPage([anAssignment({ badges: [] })]),
        assign: () => ({ assignment: anAssignment({ badges: [{ id: 'badge1', name: 'Explorer' }] }) }),
      }),
    row: 'bola@example.org',
    column: 'Badge',
    chosen: 'Explorer',
    shows: 'Explorer',
    operation: 'badges.assign',
    sends: 'badge1',
  },
  'a status that is asked about': {
    file: 'areas/private-spaces/space-columns.tsx',
    address: '/admin/privatespaces/report',
    answers: () =>
      withSpaces([aSpace()], { changeStatus: () => ({ space: aSpace({ status: 'archived' }) }) }),
    row: 'ada@example.org',
    column: 'Status',
    chosen: 'Archived',
    confirms: 'Archive',
    shows: 'Archived',
    operation: 'privateSpaces.changeStatus',
    sends: 'archived',
  },
};

/** Finds the cell of a state. */
export async function cellOf({ row, column }: CellState): Promise<HTMLElement> {
  const line = (await screen.findByText(row, { selector: 'td, td *' })).closest('tr') ?? document.body;
  const cell = within(line)
    .getAllByRole('gridcell')
    .find((one) => one.dataset.label === column);
  if (!cell) throw new Error(`There is no cell of ${column}.`);
  return cell;
}

/** Confirms the dialog before a save, if there is one. */
export async function confirmSave(user: UserEvent, { confirms }: CellState): Promise<void> {
  if (confirms === undefined) return;
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: confirms }));
}

/** Edits a cell without leaving it. */
export async function editCell(user: UserEvent, state: CellState): Promise<void> {
  const cell = await cellOf(state);
  await user.click(cell);
  if (state.chosen !== undefined) {
    await choose(user, state.chosen);
    return confirmSave(user, state);
  }
  const field = within(cell).getByLabelText<HTMLInputElement>(state.column);
  await user.clear(field);
  await enterText(user, field, state.typed ?? '');
}
