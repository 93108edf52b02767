import type { Answers } from '../answering-link.ts';

/** A page in one of its states, which follows from the gateway's answers. */
export interface PageState {
  address: string;
  answers: () => Answers;
  /** Data stored by the browser itself. */
  kept?: unknown;
  /** A text that appears once the page has loaded. */
  shows: string;
  /** The labels to click before the page is checked, and a text that appears then. */
  press?: string[];
  after?: string;
}

/** Makes the gateway fail. */
export const failing = () => {
  throw new Error('down');
};
