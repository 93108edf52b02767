import { bind } from '../core/binding.ts';
import { keepPeople, readKeptPeople } from './people-sets.ts';

/** Keeps the people behind a figure or of a report as a list. Ours. */
export const keepPeopleBehind = bind(keepPeople, { name: 'keepPeopleBehind' });

/** The source of a kept list of people. Ours. */
export const getKeptPeople = bind(readKeptPeople, { name: 'getKeptPeople' });
