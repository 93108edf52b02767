/** Changes of an account that its charts are marked with. */
export const markKinds = [
  'roomsCreated',
  'roomsDeleted',
  'roomsRestored',
  'roomsOpened',
  'roomsHidden',
  'worldDisabled',
  'worldEnabled',
  'invitesOnly',
  'invitesOnlyEnded',
  'themeApplied',
  'themeRemoved',
  'customized',
  'customizedBack',
  'permissionsChanged',
  'membersImported',
  'membersRemoved',
  'peopleInvited',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** A change that the audit log has. */
export interface AuditedChange {
  kind: MarkKind;
  at: Date;
  /** When the first of its entries was made: an import is planned before it ends. */
  first: Date;
  /** The number of affected objects; 0 if unknown. */
  count: number;
  /** The name of its object, if it concerns one object. */
  name: string;
  operation: string;
  target: string;
  /** The rooms that were made, restored, or deleted; ids are '' where the audit log has none. */
  rooms: readonly { id: string; name: string }[];
  /** What was changed; '' for changes that never cancel each other. Several kinds can have the same subject. */
  subject: string;
  /** The values of the subject before and after, by name. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}
