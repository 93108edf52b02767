import { bind } from '../core/binding.ts';
import { keepPeople, readKeptPeople } from './people-sets.ts';

/** Keeps the people behind a figure or of a report as a list. Ours. */
export const keepPeopleBehind = bind(keepPeople, { name: 'keepPeopleBehind' });

/** What a list of kept people is from. Ours. */
export const getKeptPeople = bind(readKeptPeople, { name: 'getKeptPeople' });
