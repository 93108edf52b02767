import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { RowMenu } from './row-menu.tsx';

function Row() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <RowMenu
        label="Actions for Bram"
        tabIndex={0}
        actions={[{ label: 'Delete', run: () => setAsked(true), danger: true }]}
      />
      {asked && (
        <ConfirmDialog
          title="Delete Bram?"
          message="Bram loses access."
          confirmText="Delete"
          onConfirm={async () => undefined}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Actions for Bram' });

it('gives the focus back to its button after Escape', async () => {
  const { user } = renderPart(<Row />);
  const before = button();
  before.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.role).toBe('menu'));
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(before));
  expect(before.getAttribute('aria-expanded')).toBe('false');
});

it('gives the focus back to its button when a dialog it opened is cancelled', async () => {
  const { user } = renderPart(<Row />);
  const before = button();
  before.focus();
  await user.keyboard('{Enter}');
  await choose(user, 'Delete');
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(before));
});
