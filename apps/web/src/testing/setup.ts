import '@campus/contracts/core/english';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A page shows within milliseconds; the patience is for machines that run other tests meanwhile.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
