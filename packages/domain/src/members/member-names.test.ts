import { expect, it } from 'vitest';
import { accountName, type NameScope, nameScope, type Renaming } from './member-names.ts';

it.each<[Renaming, NameScope]>([
  [{ own: false, actorLevel: 'admin', editsMembers: true }, 'account'],
  [{ own: false, actorLevel: 'owner', editsMembers: true }, 'account'],
  [{ own: false, actorLevel: 'superadmin', editsMembers: true }, 'personAndAccount'],
  [{ own: true, actorLevel: 'owner', editsMembers: true }, 'personAndAccount'],
  [{ own: true, actorLevel: 'member', editsMembers: false }, 'person'],
])('MEM-042 a name set by %j changes: %s', (renaming, scope) => {
  expect(nameScope(renaming)).toBe(scope);
});

it('an account that wants the name of the person follows the person', () => {
  expect(accountName('Ana Lev', 'Ana Lev')).toBeNull();
  expect(accountName('Ana', 'Ana Lev')).toBe('Ana');
});
