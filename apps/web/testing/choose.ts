import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Chooses an item of an opening menu by keyboard: from the first item down to it, then Enter. */
export async function choose(user: UserEvent, name: string) {
  const entry = await screen.findByRole('menuitem', { name });
  const menu = entry.closest<HTMLElement>('[role="menu"]');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  await user.keyboard('{Home}');
  await waitFor(async () => {
    if (menu?.getAttribute('aria-activedescendant') === entry.id) return;
    await user.keyboard('{ArrowDown}');
    throw new Error(`The menu has not come to ${name} yet.`);
  });
  await user.keyboard('{Enter}');
}
