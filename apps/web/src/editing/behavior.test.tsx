import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerBy } from '../../testing/answering-link.ts';
import { comeBack } from '../../testing/come-back.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ended, signInAgain } from '../../testing/session-end.ts';
import { editedPages } from '../../testing/states/edited-pages.ts';
import { keptNotifications } from '../components/feedback/kept-notifications.ts';
import { rememberUser } from '../lib/storage.ts';

/** Opens a page, and begins a change in it. */
async function begin({ address, open, ...page }: (typeof editedPages)[string]) {
  const gateway = open();
  const view = renderPage(address, gateway.answers);
  await waitFor(() => expect(page.shown()).toBe(page.values.stored));
  await page.edit(view.user, page.values.mine);
  expect(page.shown()).toBe(page.values.mine);
  return {
    ...gateway,
    ...view,
    save: () => view.user.click(screen.getByRole('button', { name: page.save })),
    mayBeSaved: () =>
      screen
        .queryAllByRole<HTMLButtonElement>('button', { name: page.save })
        .some(({ disabled }) => !disabled),
    saves: () => view.sent(page.operation),
    reads: () => view.sent(page.read).length,
    leave: () => view.user.click(screen.getByRole('link', { name: 'Badges' })),
  };
}

const conflict = async (theirs: string) => {
  const keepMine = await screen.findByRole('button', { name: 'Keep mine' });
  const notice = keepMine.closest<HTMLElement>('[role=alert]');
  expect(notice?.textContent).toContain(theirs);
  return { notice, ...within(notice as HTMLElement) };
};

beforeEach(() => rememberUser('user1'));

describe.each(Object.entries(editedPages))('unsaved changes: %s', (_, page) => {
  const { values, shown, other, sends } = page;

  it('AUTH-028 outlast a question before the page is left, a failed save, and the end of the session', async () => {
    const view = await begin(page);
    await view.leave();
    await view.user.click(await screen.findByRole('button', { name: 'Stay' }));
    view.theySave('other', other.value);
    const refuse = () => {
      throw new AppError('unavailable', 'platform.unavailable');
    };
    view.answerNow(answerBy(view.answers, page.operation, refuse));
    await view.save();
    await screen.findByText(/The platform cannot be reached at the moment/);
    await waitFor(() => expect(other.shown()).toBe(other.value));
    expect(shown()).toBe(values.mine);
    view.answerNow(ended(view.answers, page.operation));
    await view.save();
    await signInAgain(view, view.answers);
    expect(shown()).toBe(values.mine);
    await view.save();
    await waitFor(() => expect(view.mayBeSaved()).toBe(false));
    expect(view.saves()[2]).toEqual(sends(values.mine, values.stored));
    await view.leave();
    await waitFor(() => expect(view.address()).toBe('/admin/badges'));
  });

  it('are merged with what a colleague saves, and a conflict ends with their value or mine', async () => {
    const view = await begin(page);
    view.theySave('same', values.theirs);
    view.theySave('other', other.value);
    comeBack();
    const first = await conflict(values.theirs);
    expect(first.notice?.textContent).toContain(values.mine);
    expect([shown(), other.shown()]).toEqual([values.mine, other.value]);
    await view.user.click(first.getByRole('button', { name: 'Take theirs' }));
    expect(shown()).toBe(values.theirs);
    expect(view.mayBeSaved()).toBe(false);
    await page.edit(view.user, values.mine);
    view.theySave('same', values.later);
    comeBack();
    await view.user.click((await conflict(values.later)).getByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    expect(shown()).toBe(values.mine);
    await view.save();
    await waitFor(() => expect(view.saves()).toEqual([sends(values.mine, values.later)]));
  });

  it('of what a colleague removes are told once, not saved, and back when it is back', async () => {
    const view = await begin(page);
    const gone = `Removed by another person, so your changes cannot be saved: ${page.removed}.`;
    const told = () => keptNotifications().filter(({ message }) => message === gone).length;
    view.theyRemove(true);
    comeBack();
    await screen.findByText(gone);
    expect(view.mayBeSaved()).toBe(false);
    const before = view.reads();
    comeBack();
    await waitFor(() => expect(view.reads()).toBeGreaterThan(before));
    view.theyRemove(false);
    comeBack();
    await waitFor(() => expect(shown()).toBe(values.mine));
    expect(told()).toBe(1);
    await view.save();
    await waitFor(() => expect(view.saves()).toEqual([sends(values.mine, values.stored)]));
  });
});
