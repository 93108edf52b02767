import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ColorModeProvider } from './color-mode.tsx';
import { ColorModeButton } from './color-mode-button.tsx';

afterEach(async () => {
  await cookieStore.delete('campus-color-mode');
});

const isDark = () => document.documentElement.classList.contains('dark');

function renderButton() {
  return renderPart(
    <ColorModeProvider>
      <ColorModeButton />
    </ColorModeProvider>,
  );
}

it('changes the colors, and remembers the choice beyond a sign-out', async () => {
  const { user, unmount } = renderButton();
  await user.click(screen.getByRole('button', { name: 'Colors: system. Change to light' }));
  expect(isDark()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Colors: light. Change to dark' }));
  expect(isDark()).toBe(true);
  expect(document.documentElement.style.colorScheme).toBe('dark');
  unmount();

  localStorage.clear();
  renderButton();
  screen.getByRole('button', { name: 'Colors: dark. Change to system' });
  expect(isDark()).toBe(true);
});
