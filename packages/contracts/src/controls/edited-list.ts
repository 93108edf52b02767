import * as z from 'zod';
import { id } from '../core/fields.ts';

/** The id of an item of a list that is saved. */
export const optionalId = id.optional().describe('Identifier of a saved item; omit it for a new one.');

/** The list that an edit began with, so that a save keeps the later changes of other people. */
export function editedList<Item extends z.ZodObject>(item: Item) {
  return z
    .strictObject({
      items: z
        .array(item.describe('An item as it was.'))
        .max(1000)
        .describe('The saved list that was edited, in its order.'),
      moved: z
        .array(id)
        .max(1000)
        .default([])
        .describe(
          'Items that were put somewhere else: two lists do not say which of two neighbors was moved.',
        ),
    })
    .optional()
    .describe('The saved list that the edit is based on. Without it, the list replaces the saved one.');
}
