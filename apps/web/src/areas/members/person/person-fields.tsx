import { text } from '@campus/contracts/core/text';
import type { MemberRow } from '@campus/contracts/members/members';
import type { Person } from '@campus/contracts/members/person';
import { FieldGrid } from '../../../components/data-table/field-grid.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { badgeEdit } from '../../../features/badges/badge-edit.ts';
import { useAssignBadge } from '../../../features/badges/use-assign-badge.ts';
import { useAccount } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';
import { trpc } from '../../../trpc.ts';
import type { CustomField } from '../columns/custom-field.ts';
import { type MemberColumn, memberColumns } from '../columns/member-columns.tsx';
import { useEditMember } from '../editing/use-edit-member.tsx';

/** The columns of the list that say when something happened; other cards have them. */
const times = ['logins', 'lastLoginAt', 'lastInWorldAt', 'createdAt', 'updatedAt'];

/** The fields and badges of a person, edited like the cells of the list. */
export function PersonFields({
  person,
  customFields,
}: {
  person: Person;
  customFields: readonly CustomField[];
}) {
  const { id: accountId, assignablePermissions: assignable, pages } = useAccount();
  const { id: ownId } = useUser();
  const editing = useEditMember(accountId);
  const assigns = pages.includes('badges');
  const badges = trpc.badges.list.useQuery({ accountId }, { enabled: assigns });
  const assign = useAssignBadge(accountId);
  const edits = { ownId, assignable, onEdit: editing.edit };
  const columns = memberColumns(customFields, edits)
    .filter(({ id }) => !times.includes(id) && isWorthARow(id, person))
    .map(({ link: _, ...column }): MemberColumn => {
      if (column.id !== 'badges' || !badges.data) return column;
      const edit = badgeEdit<MemberRow>({
        badges: badges.data.items,
        mayAssign: () => person.can.assignBadges,
        onAssign: (member, badge) => assign({ member: { ...member, membershipId: member.id }, badge }),
      });
      return { ...column, edit };
    });
  return (
    <Card
      title={text('person.profile')}
      description={text(person.can.edit ? 'person.profile.about' : 'person.profile.readOnly')}
    >
      <FieldGrid<MemberRow>
        label={text('person.profile')}
        columns={columns}
        row={person}
        rowId={person.id}
        rowLabel={({ email }) => email}
      />
      {editing.dialog}
    </Card>
  );
}

/** Parts of the computer that it never reported are left out. */
function isWorthARow(id: string, { hardware }: Person): boolean {
  const [group, part] = id.split(':');
  return (
    group !== 'hardware' || Object.entries(hardware).some(([name, value]) => name === part && value !== '')
  );
}
