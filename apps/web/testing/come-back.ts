import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Simulates a person who returns to the window a minute later, so that the page refetches its data. */
export function comeBack(): void {
  vi.setSystemTime(Date.now() + 60_000);
  onTestFinished(() => void vi.useRealTimers());
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
