import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** The person comes back to the window a minute later, and the page reads again what it shows. */
export function comeBack(): void {
  vi.setSystemTime(Date.now() + 60_000);
  onTestFinished(() => void vi.useRealTimers());
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
