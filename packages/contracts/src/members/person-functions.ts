import { bind } from '../core/binding.ts';
import * as operations from './person.ts';

/** Everything that the page of a person shows. Ours. */
export const getPersonOfAccount = bind(operations.getPerson, { name: 'getPersonOfAccount' });

/** What a person did and what was done to them. Ours. */
export const getPersonTimeline = bind(operations.getTimeline, { name: 'getPersonTimeline' });
