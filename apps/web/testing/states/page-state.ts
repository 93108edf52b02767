import type { Answers } from '../answering-link.ts';

/** A page in one of its states, as what the gateway answers makes it. */
export interface PageState {
  address: string;
  answers: () => Answers;
  /** Data the browser has kept itself. */
  kept?: unknown;
  /** A text that is present once the page has loaded. */
  shows: string;
  /** The labels of what to press before the page is checked, and a text that appears then. */
  press?: string[];
  after?: string;
}

/** The gateway fails. */
export const failing = () => {
  throw new Error('down');
};
