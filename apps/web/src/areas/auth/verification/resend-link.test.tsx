import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ResendLink } from './resend-link.tsx';
import { useResend } from './use-resend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Part({ request }: { request: () => Promise<{ message: string }> }) {
  return <ResendLink resend={useResend(request)} email={() => 'ana@example.org'} />;
}

const link = () => screen.getByRole('button', { name: /verification email/i });
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A request that the test resolves later. */
function pending() {
  let answer: (sent: { message: string }) => void = () => {};
  const request = vi.fn(
    () =>
      new Promise<{ message: string }>((resolve) => {
        answer = resolve;
      }),
  );
  return { request, answer: () => answer({ message: '' }) };
}

it('AUTH-022 says that the verification email is being sent while the request runs', async () => {
  const { request, answer } = pending();
  renderPart(<Part request={request} />);
  expect(link().textContent).toBe('Resend verification email');
  fireEvent.click(link());
  expect(link().textContent).toBe('Sending verification email');
  await after(60_000);
  expect(link().textContent).toBe('Sending verification email');
  answer();
  await after(0);
  expect(link().textContent).not.toBe('Sending verification email');
});

it('AUTH-023 AUTH-024 says to whom it was sent, for 10 seconds after it was', async () => {
  const { request, answer } = pending();
  renderPart(<Part request={request} />);
  fireEvent.click(link());
  await after(5000);
  answer();
  await after(0);
  expect(link().textContent).toBe('Sent verification email to ana@example.org.');
  await after(9999);
  expect(link().textContent).toBe('Sent verification email to ana@example.org.');
  await after(1);
  expect(link().textContent).toBe('Resend verification email');
});

it('sends once, even if the link is pressed several times during the request', async () => {
  const { request, answer } = pending();
  renderPart(<Part request={request} />);
  fireEvent.click(link());
  fireEvent.click(link());
  answer();
  await after(0);
  fireEvent.click(link());
  expect(request).toHaveBeenCalledTimes(1);
});
