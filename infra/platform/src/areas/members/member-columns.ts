import type { MemberField } from '@campus/contracts/members/member-words';
import { defaultMemberFieldNames } from '@campus/domain/member-profile/member-profile';

/** The names of a person. An account can override them. */
export const nameColumns = ['displayname', 'firstname', 'lastname'] as const;
export type NameColumn = (typeof nameColumns)[number];

/** The texts that an account stores about a person, except names. */
export const textColumns = [...defaultMemberFieldNames, 'teamId'] as const;
export type TextColumn = (typeof textColumns)[number];

/** The columns of a member that can change. */
export const changeableColumns = [...nameColumns, ...textColumns, 'permission'] as const;
export type ChangeableColumn = (typeof changeableColumns)[number];

/** The columns of a member that a change reads, in addition to the email. */
export const memberColumns = [
  'id',
  'accountId',
  'userId',
  'username',
  ...changeableColumns,
  'previousPermission',
] as const;

const fieldsOfNames = {
  displayname: 'displayName',
  firstname: 'firstName',
  lastname: 'lastName',
} as const satisfies Record<NameColumn, MemberField>;

/** Returns the contract's field for a column. */
export function fieldOf(column: ChangeableColumn): MemberField {
  return isName(column) ? fieldsOfNames[column] : column;
}

function isName(column: ChangeableColumn): column is NameColumn {
  return Object.hasOwn(fieldsOfNames, column);
}
