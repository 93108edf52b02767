import { describe, expect, it } from 'vitest';
import { defaultMemberFields, memberFieldOf, refuseMemberField } from './member-profile.ts';

describe('a field an account adds', () => {
  it('MPR-006 is visible and editable unless it says otherwise', () => {
    expect(memberFieldOf({ type: 'string' })).toEqual({
      type: 'string',
      required: false,
      visible: true,
      editable: true,
    });
    expect(memberFieldOf({ type: 'number', editableByMember: false })).toMatchObject({ editable: false });
  });

  it('MPR-010 is never editable without being visible', () => {
    const hidden = memberFieldOf({ type: 'number', visibleToMember: false, editableByMember: true });
    expect(hidden).toMatchObject({ visible: false, editable: false });
  });
});

describe('a value for a field of a member profile', () => {
  const text = memberFieldOf({ type: 'string', required: true });
  const locked = memberFieldOf({ type: 'string', editableByMember: false });
  const hidden = memberFieldOf({ type: 'string', visibleToMember: false });

  it.each([
    [undefined, 'x', 'unknownField'],
    [hidden, 'x', 'unknownField'],
    [locked, 'x', 'notEditable'],
    [locked, null, 'notEditable'],
    [text, null, 'required'],
    [text, '', 'required'],
    [defaultMemberFields.title, '', 'required'],
    [text, 'Dr.', undefined],
    [memberFieldOf({ type: 'number' }), null, undefined],
  ])('of %j, %j, by the member is refused as %s', (field, value, refusal) => {
    expect(refuseMemberField(field, value, 'member')).toBe(refusal);
  });

  it.each([
    [undefined, 'x', 'unknownField'],
    [hidden, 'x', undefined],
    [locked, 'x', undefined],
    [locked, 1, 'type'],
    [text, null, 'required'],
    [text, '', 'required'],
    [defaultMemberFields.title, null, 'required'],
    [defaultMemberFields.title, '', undefined],
  ])('of %j, %j, by an administrator is refused as %s', (field, value, refusal) => {
    expect(refuseMemberField(field, value, 'admin')).toBe(refusal);
  });

  it.each([
    ['string', 'a', true],
    ['string', 1, false],
    ['number', 1.5, true],
    ['number', '1.5', false],
    ['number', Number.POSITIVE_INFINITY, false],
    ['boolean', false, true],
    ['boolean', 'false', false],
    ['ISOTimeString', '2026-11-21T09:00:00.000Z', true],
    ['ISOTimeString', '2024-02-29T09:00+01:00', true],
    ['ISOTimeString', '2026-02-29T09:00:00Z', false],
    ['ISOTimeString', '2026-11-21', false],
    ['ISOTimeString', '2026-11-21T25:00:00Z', false],
    ['ISOTimeString', 'yesterday', false],
  ] as const)('of type %s: is %j taken? %s', (type, value, taken) => {
    expect(refuseMemberField(memberFieldOf({ type }), value, 'member')).toBe(taken ? undefined : 'type');
  });
});
