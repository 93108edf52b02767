import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Page({ state }: { state: { broken: boolean } }) {
  if (state.broken) throw new Error('secret detail');
  return <p>All is well.</p>;
}

it('SHL-015 says of an unexpected failure that something went wrong, and draws again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = { broken: true };
  const { user, container } = renderPart(
    <ErrorBoundary>
      <Page state={state} />
    </ErrorBoundary>,
  );
  screen.getByText('Oops, something went wrong. Please try again.');
  expect(container.textContent).not.toContain('secret detail');
  state.broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('All is well.');
});
