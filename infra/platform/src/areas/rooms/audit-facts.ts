import type { Entry } from '@campus/domain/rooms/entries';
import { differences } from '../../call/differences.ts';
import type { AuditFacts } from '../../call/trail.ts';

/** The entry as the target of an audit entry. */
export function auditTarget({
  kind,
  id,
  name,
}: Pick<Entry, 'kind' | 'id' | 'name'>): AuditFacts['target'] & object {
  return { type: kind, id, label: name };
}

/** The audit entry's text for an entry: its fields without any passcode. */
function factsOf(entry: Entry): Record<string, unknown> {
  const { id: _, kind: _kind, order: _order, ...fields } = entry;
  if (!('zoomCredential' in fields)) return { ...fields, teamAccess: [...fields.teamAccess] };
  const { zoomCredential, hardUserLimitOptions, ...others } = fields;
  return {
    ...others,
    visibleOn: [...others.visibleOn],
    teamAccess: [...others.teamAccess],
    groupAccess: [...others.groupAccess],
    zoomId: zoomCredential.id,
    hasZoomPasscode: zoomCredential.passcode !== '',
    ...hardUserLimitOptions,
  };
}

/** Every field of a deleted entry for the audit trail. Passcodes are mentioned, but not shown. */
export function auditDeletion(entry: Entry): Pick<AuditFacts, 'before' | 'after'> {
  return { before: factsOf(entry), after: {} };
}

/** Every field of a restored entry for the audit trail. Passcodes are mentioned, but not shown. */
export function auditCreation(entry: Entry): Pick<AuditFacts, 'before' | 'after'> {
  return { before: {}, after: factsOf(entry) };
}

/** The changes of an entry for the audit trail; changed passcodes are mentioned, but not shown. */
export function auditChange(before: Entry, after: Entry): Pick<AuditFacts, 'before' | 'after'> {
  return differences(factsOf(before), factsOf(after));
}

/** The names of the rooms among new entries, for the audit trail: charts are marked with them. */
export function createdRooms(entries: readonly Pick<Entry, 'kind' | 'name'>[]): { created?: string[] } {
  const created = entries.filter(({ kind }) => kind === 'room').map(({ name }) => name);
  return created.length > 0 ? { created } : {};
}
