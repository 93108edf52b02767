import type { readLive } from '@campus/contracts/analytics/live';
import type * as z from 'zod';
import type { LiveState } from './use-live.ts';

export type Live = z.output<typeof readLive.output>;

/** The state that the parts of the page share, and its setters. */
export interface LiveProps {
  live: Live;
  state: LiveState;
  onChange: (patch: Partial<LiveState>, options?: { replace: boolean }) => void;
}
