import { maxSelected } from '@campus/domain/core/lists';
import * as z from 'zod';
import { id, instant, permission } from '../core/fields.ts';
import { instantsOf } from '../core/instants.ts';
import { type MemberFilter, type MemberSelection, memberSearchFields } from './members.ts';

/** Last updated between two instants, both inclusive; if any, of these permissions only, and in a list that is kept. */
const filter = z
  .strictObject({
    greaterThanOrEqualTo: instant.optional(),
    lessThanOrEqualTo: instant.optional(),
    permissions: z.array(permission).max(6).default([]),
    people: id.optional(),
  })
  .prefault({});
const search = z.tuple([z.enum(memberSearchFields), z.string().max(100)]).default(['none', '']);

/** The members that a list is about. */
export const matching = { filter, search };

/** All members that a list like this would match. */
export const memberMatching = z.strictObject({ ...matching, extensiveSearch: z.boolean().default(false) });
type Matching = z.output<typeof memberMatching>;

/** The members a bulk action is about: these, or all that a list matches but these. */
export const wireMemberSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(maxSelected) }),
  z.strictObject({ matching: memberMatching, except: z.array(id).max(maxSelected).default([]) }),
]);
export type WireMemberSelection = z.output<typeof wireMemberSelection>;

/** A filter of the members table in the platform's words: days become instants of the caller's time zone. */
export function matchingOf(wanted: MemberFilter): Matching {
  const { from, to } = instantsOf({
    from: wanted.updatedFrom,
    to: wanted.updatedTo,
    timeZone: wanted.timeZone,
  });
  return {
    filter: {
      greaterThanOrEqualTo: latest(from, wanted.updatedSince),
      lessThanOrEqualTo: to,
      permissions: wanted.permissions,
      people: wanted.people,
    },
    search: [wanted.searchField, wanted.search],
    extensiveSearch: wanted.extensive,
  };
}

/** A selection in the platform's words: members by id, or all that a filter matches but some. */
export function selectionOf(selection: MemberSelection): WireMemberSelection {
  if ('ids' in selection) return selection;
  return { matching: matchingOf(selection.matching), except: selection.except };
}

function latest(...instants: (string | undefined)[]): string | undefined {
  return instants
    .filter((instant) => instant !== undefined)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
