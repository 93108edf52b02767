import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ended, signInAgain } from '../../testing/session-end.ts';
import {
  type CellState,
  cellOf,
  cellStates,
  confirmSave,
  editCell,
} from '../../testing/states/cell-states.ts';
import { rememberUser } from '../lib/storage.ts';

type Page = ReturnType<typeof renderPage>;

const cells = Object.entries(cellStates);
const typedCells = cells.filter(([, { typed }]) => typed !== undefined);

/** Retries the unsaved edit, and expects the same value to be sent. */
async function expectKept(page: Page, state: CellState) {
  const before = page.sent(state.operation).length;
  await waitFor(() => screen.getByRole('list', { name: 'Unsaved edits' }));
  const unsaved = within(screen.getByRole('list', { name: 'Unsaved edits' }));
  unsaved.getByText(new RegExp(`was not saved: “${state.shows}”`));
  await page.user.click(unsaved.getByRole('button', { name: /^Retry/ }));
  await confirmSave(page.user, state);
  await waitFor(() => expect(page.sent(state.operation)).toHaveLength(before + 1));
  expect(JSON.stringify(page.sent(state.operation).at(-1))).toContain(state.sends);
}

describe('a cell whose session ends', () => {
  it.each(cells)(
    'AUTH-028 keeps %s that could not be saved, and sends it after signing in',
    async (_, state) => {
      rememberUser('user1');
      const answers = state.answers();
      const page = renderPage(state.address, answers);
      await cellOf(state);
      page.answerNow(ended(answers, state.operation));
      await editCell(page.user, state);
      if (state.typed !== undefined) await page.user.keyboard('{Enter}');
      await signInAgain(page, answers);
      await expectKept(page, state);
    },
  );

  it.each(typedCells)('AUTH-028 keeps %s that is being typed', async (_, state) => {
    rememberUser('user1');
    const answers = state.answers();
    const page = renderPage(state.address, answers);
    await editCell(page.user, state);
    page.answerNow(ended(answers, state.operation));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await signInAgain(page, answers);
    await expectKept(page, state);
  });
});

/** Pasted people are edited in the page, and sent together: no call for a cell can be refused. */
const unsent = 'areas/imports/paste/pasted-columns.tsx';

it('the table has every kind of cell that is edited', () => {
  const source = join(dirname(fileURLToPath(import.meta.url)), '..');
  const sources = ['areas', 'features']
    .flatMap((folder) =>
      readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && name !== unsent)
    .filter((name) => /\bkind: '(text|select)'/.test(readFileSync(join(source, name), 'utf8')));
  const known = new Set(cells.map(([, { file }]) => file));
  expect(sources.toSorted()).toEqual([...known].toSorted());
});
