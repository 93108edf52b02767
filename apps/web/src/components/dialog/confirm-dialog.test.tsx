import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { rulesOf } from '../../../testing/styles.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Page({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <ConfirmDialog
          danger
          title="Delete ana@example.org?"
          message="The link in the email ends."
          confirmText="Delete"
          cancelText="Keep"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

it('SHL-005 asks with its own title, message and words for both answers', async () => {
  const confirmed: string[] = [];
  const { user } = renderPart(<Page onConfirm={async () => void confirmed.push('yes')} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('alertdialog', { name: 'Delete ana@example.org?' });
  screen.getByText('The link in the email ends.');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirmed).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirmed).toEqual(['yes']);
});

it('cannot be confirmed twice while the first is on its way', async () => {
  let finish = () => {};
  let confirmed = 0;
  const onConfirm = () =>
    new Promise<void>((resolve) => {
      confirmed += 1;
      finish = resolve;
    });
  const { user } = renderPart(<Page onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  const button = await screen.findByRole('button', { name: 'Delete' });
  await user.click(button);
  await user.click(button);
  await user.keyboard('{Escape}');
  screen.getByRole('alertdialog');
  finish();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(confirmed).toBe(1);
});

it('breaks a word of its title that is longer than a line, such as an address', async () => {
  const { user } = renderPart(<Page onConfirm={async () => {}} />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  const title = await screen.findByRole('heading', { name: 'Delete ana@example.org?' });
  expect(rulesOf(title)).toContain('overflow-wrap:anywhere');
});
