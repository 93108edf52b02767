import { bind } from '../core/binding.ts';
import * as options from './custom-options.ts';
import * as statuses from './custom-statuses.ts';

const names = { id: 'objectId' } as const;
const edited = { basedOn: { items: names } } as const;

/** The query of CustomOption by account: the options of that account, by index. */
export const getCustomOptions = bind(options.getCustomOptions, {
  name: 'getCustomOptions',
  answer: { options: ['results', names] },
});

/** Replaces the account's custom options; all are saved or none. */
export const updateCustomOptions = bind(options.updateCustomOptions, {
  name: 'updateCustomOptions',
  input: { options: names, ...edited },
  answer: { options: names },
});

export const getAccountCustomStatuses = bind(statuses.getCustomStatuses, {
  name: 'getAccountCustomStatuses',
  answer: { statuses: names },
});

/** Saves and deletes CustomStatus objects in bulk; all or none. */
export const updateAccountCustomStatuses = bind(statuses.updateCustomStatuses, {
  name: 'updateAccountCustomStatuses',
  input: { statuses: names, ...edited },
  answer: { statuses: names },
});
