import * as wire from '@campus/contracts/analytics/day-notes';
import { refuseAccess } from '@campus/domain/access/access';
import { mayNamePeople } from '@campus/domain/credentials/api-scopes';
import { implement } from '../../call/implement.ts';
import { addDayNote, changeDayNote, readDayNotes, removeDayNote } from './day-notes.ts';

/** The functions for notes on days. */
export const dayNoteFunctions = [
  implement(wire.getDayNotes, async ({ sql, input, actor }) => {
    const named = mayNamePeople(actor.grant) && refuseAccess({ page: 'members' }, actor) === undefined;
    return { items: await readDayNotes(sql, { ...input, named }) };
  }),

  implement(wire.createDayNote, async (call) => ({ noteId: await addDayNote(call) })),

  implement(wire.updateDayNote, changeDayNote),

  implement(wire.deleteDayNote, removeDayNote),
];
