import { renderWording, type Wording } from '@campus/contracts/core/reasons';
import type { ImportRow } from '@campus/contracts/imports/imports';
import { memberValueText } from '@campus/contracts/members/member-words';
import { changedValues, type PlannedChange, type ValueField } from '@campus/domain/imports/import-changes';
import type { MemberFieldValue } from '@campus/domain/member-profile/member-profile';
import type { ImportAccount } from './import-account.ts';

/** Describes a change for people: the old and the new value of each field. */
export function describeChange(
  change: PlannedChange,
  previousBadges: readonly string[],
  account: ImportAccount,
): ImportRow['changes'] {
  const { badges } = change;
  const changes = changedValues(change).map(([field, { from, to }]) => ({
    field: field as string,
    from: renderWording(valueWording(field, from)),
    to: renderWording(valueWording(field, to)),
  }));
  if (!badges) return changes;
  const updated = 'to' in badges ? badges.to : [...previousBadges, ...badges.add];
  const from = badgeNamesText(previousBadges, account);
  return [...changes, { field: 'badges', from, to: badgeNamesText(updated, account) }];
}

/** Returns the names of badges as one text, in export order; '' for none. */
export function badgeNamesText(ids: readonly string[], { badges }: ImportAccount): string {
  return badges.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join('; ');
}

/** Returns a value's text, as a parameter of a sentence; '' for none. */
export function valueWording(field: ValueField, value: MemberFieldValue | null): Wording {
  if (value === null) return '';
  if (typeof value === 'boolean') return { key: value ? 'value.yes' : 'value.no' };
  return field === 'permission' || field === 'teamId' ? memberValueText(field, String(value)) : String(value);
}
