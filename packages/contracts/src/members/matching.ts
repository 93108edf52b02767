import { maxSelected } from '@campus/domain/core/lists';
import * as z from 'zod';
import { id, instant, permission } from '../core/fields.ts';
import { instantsOf } from '../core/instants.ts';
import { type MemberFilter, type MemberSelection, memberSearchFields } from './members.ts';

/**
 * Members updated between two instants, both inclusive. Optionally only with these permissions, in a people set, or with this
 * email, in lower case.
 */
const filter = z
  .strictObject({
    greaterThanOrEqualTo: instant.optional(),
    lessThanOrEqualTo: instant.optional(),
    permissions: z.array(permission).max(6).default([]),
    people: id.optional(),
    email: z.string().max(320).toLowerCase().optional(),
  })
  .prefault({});
const search = z.tuple([z.enum(memberSearchFields), z.string().max(100)]).default(['none', '']);

/** The members that a list is about. */
export const matching = { filter, search };

/** All members that match the filter of a list. */
export const memberMatching = z.strictObject({ ...matching, extensiveSearch: z.boolean().default(false) });
type Matching = z.output<typeof memberMatching>;

/** The members of a bulk action: these, or all matches except these. */
export const wireMemberSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(maxSelected) }),
  z.strictObject({ matching: memberMatching, except: z.array(id).max(maxSelected).default([]) }),
]);
export type WireMemberSelection = z.output<typeof wireMemberSelection>;

/** A filter of the members table in the platform's form: days become instants of the caller's time zone. */
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
      email: wanted.email,
    },
    search: [wanted.searchField, wanted.search],
    extensiveSearch: wanted.extensive,
  };
}

/** A selection in the platform's form: members by id, or all matches of a filter except some. */
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
