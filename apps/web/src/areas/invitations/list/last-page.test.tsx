import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { choose } from '../../../../testing/choose.ts';
import { workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { anInvitation, onePage } from '../../../../testing/rows.ts';

const first = anInvitation({ id: 'invitation1', email: 'abeba@example.org' });
const last = anInvitation({ id: 'invitation26', email: 'zola@example.org' });
const everySentence = 'No invitations match your search.|There are no invitations for this account.';

/** The given number of invitations. The first page starts with Abeba. The second has only Zola. */
function invited(total: number): Answers {
  const rowsOf = (page: number) => (page === 1 ? [first] : page === 2 && total > 25 ? [last] : []);
  return {
    ...workingIn(),
    invitations: {
      list: ({ page = 1 }) => onePage(rowsOf(Number(page)), total, Number(page)),
      remove: () => ({}),
    },
  };
}

it('shows the page before when the only invitation of the last page is deleted', async () => {
  const page = renderPage('/admin/import?invitations.page=2', invited(26));
  await screen.findByText('26 - 26 of 26 total invitations');
  await page.user.click(await screen.findByRole('button', { name: 'Actions for zola@example.org' }));
  await choose(page.user, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  page.answerNow(invited(25));
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('abeba@example.org');
  await screen.findByText('1 - 25 of 25 total invitations');
  expect(page.address()).toBe('/admin/import');
});

it('leads from a page of the address that does not exist, without a step back to it', async () => {
  const page = renderPage('/admin/import?invitations.search=example&invitations.page=9', invited(26));
  const said = new Set<string>();
  const watch = new MutationObserver(() => said.add(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await screen.findByText('zola@example.org');
  watch.disconnect();
  expect([...said].join().match(everySentence)).toBeNull();
  await waitFor(() =>
    expect(page.history()).toEqual(['/admin/import?invitations.page=2&invitations.search=example']),
  );
});
