import { typed } from './fields.ts';

/** The name that people give to a record. */
export const recordName = typed(100).describe('Name of the record, up to 100 characters; empty for none.');
