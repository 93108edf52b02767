import * as wire from '@campus/contracts/members/person-functions';
import { implement } from '../../call/implement.ts';
import { readPerson } from './read-person.ts';
import { readTimeline } from './read-timeline.ts';

// Counted per address, which a whole office may share.
const limit = { calls: 1200, seconds: 60 };

/** The reads of the page of a person. */
export const personFunctions = [
  implement(wire.getPersonOfAccount, { limit, handle: readPerson }),
  implement(wire.getPersonTimeline, { limit, handle: readTimeline }),
];
