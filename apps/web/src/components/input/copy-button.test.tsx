import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { CopyButton } from './copy-button.tsx';

it('copies a text, and says what to do where the browser does not let it', async () => {
  const { user } = renderPart(<CopyButton value="secret" label="Copy the secret" />);
  const copy = () => user.click(screen.getByRole('button', { name: 'Copy the secret' }));
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await copy();
  await screen.findByText('The browser could not copy it. Select the text and copy it yourself.');
  await copy();
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('secret');
});
