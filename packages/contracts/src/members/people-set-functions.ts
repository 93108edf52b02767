import { bind } from '../core/binding.ts';
import { keepPeople, readKeptPeople } from './people-sets.ts';

/** Stores the people of a figure or report as a list. Ours. */
export const keepPeopleBehind = bind(keepPeople, { name: 'keepPeopleBehind' });

/** The source of a people set. Ours. */
export const getKeptPeople = bind(readKeptPeople, { name: 'getKeptPeople' });
