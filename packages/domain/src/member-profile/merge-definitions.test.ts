import { expect, it } from 'vitest';
import type { MemberField } from './member-profile.ts';
import { mergeDefinitions } from './merge-definitions.ts';

const team: MemberField = { type: 'string', required: false, visible: true, editable: true };
const hidden: MemberField = { ...team, visible: false, editable: false };
const fields = (own: Record<string, MemberField>) => new Map(Object.entries(own));

it('changes only the flags of a field that a person has changed', () => {
  const base = fields({ Team: team, Seats: team });
  const wanted = fields({ Team: { ...team, required: true }, Seats: team });
  const stored = fields({ Team: { ...team, editable: false }, Seats: hidden });
  expect(mergeDefinitions({ wanted, base, stored, removed: [] })).toEqual(
    fields({ Team: { ...team, required: true, editable: false }, Seats: hidden }),
  );
});

it('makes no field editable that another person has hidden', () => {
  const base = fields({ Team: { ...team, editable: false } });
  const merged = mergeDefinitions({
    wanted: fields({ Team: team }),
    base,
    stored: fields({ Team: hidden }),
    removed: [],
  });
  expect(merged).toEqual(fields({ Team: hidden }));
});

it('leaves what members may do with a field as it is stored if two people have changed it differently', () => {
  const base = fields({ Team: { ...team, editable: false } });
  const wanted = fields({ Team: { ...hidden, required: true } });
  const merged = mergeDefinitions({ wanted, base, stored: fields({ Team: team }), removed: [] });
  expect(merged).toEqual(fields({ Team: { ...team, required: true } }));
});

it('leaves a field as it is stored if another person has added one of this name', () => {
  const [wanted, stored] = [fields({ Team: { ...team, required: true } }), fields({ Team: hidden })];
  expect(mergeDefinitions({ wanted, base: fields({}), stored, removed: [] })).toEqual(stored);
});

it('keeps fields that another person has added, and brings back none that another has removed', () => {
  const base = fields({ Team: team, Seats: team });
  const wanted = fields({ Team: team, Seats: { ...team, required: true }, Desk: team });
  const stored = fields({ Team: team, Shift: hidden });
  const merged = mergeDefinitions({ wanted, base, stored, removed: [] });
  expect([...merged.keys()]).toEqual(['Team', 'Desk', 'Shift']);
});

it('removes what the person has removed', () => {
  const base = fields({ Team: team, Seats: team });
  const merged = mergeDefinitions({ wanted: fields({ Team: team }), base, stored: base, removed: ['Seats'] });
  expect([...merged.keys()]).toEqual(['Team']);
});
