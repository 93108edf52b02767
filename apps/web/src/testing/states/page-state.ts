import type { Answers } from '../answering-link.ts';

/** A page in one of its states, as what the gateway answers makes it. */
export interface PageState {
  address: string;
  answers: () => Answers;
  /** Data the browser has kept itself. */
  kept?: unknown;
  /** A text that is there once the page is. */
  shows: string;
  /** What is pressed, by its words, before the page is looked at, and what that shows. */
  press?: string[];
  after?: string;
}

/** The gateway fails. */
export const failing = () => {
  throw new Error('down');
};
