import '@campus/contracts/core/english';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A page appears within milliseconds; the timeout is for machines that run other tests at the same time.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
