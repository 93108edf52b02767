import '@campus/contracts/members/action-page-messages';
import '@campus/contracts/members/page-messages';
import { text } from '@campus/contracts/core/text';
import { ColumnPicker } from '../../components/data-table/column-picker.tsx';
import { useSelection } from '../../components/data-table/use-selection.ts';
import { Page } from '../../components/layout/page.tsx';
import { useAccount } from '../../shell/account.tsx';
import { ActionsMenu } from './actions-menu.tsx';
import { useBulkQuestion } from './bulk/use-bulk-question.tsx';
import { defaultColumns } from './columns/member-columns.tsx';
import { MissingColumns } from './columns/missing-columns.tsx';
import { useMemberColumns } from './columns/use-member-columns.ts';
import { useEditMember } from './editing/use-edit-member.tsx';
import { filteredMembers } from './filters/filtered-members.ts';
import { MembersFilters } from './filters/members-filters.tsx';
import { MembersTable } from './members-table.tsx';
import { matchedBy, prefetchMembers, useMembers, useMembersState } from './use-members.ts';

/** The members page: find members, edit them in place, and act on many at once. */
export function MembersPage() {
  const account = useAccount();
  const [state, setState] = useMembersState();
  const members = useMembers(account.id, state);
  const editing = useEditMember(account.id);
  const columns = useMemberColumns(members.data?.customFields, editing.edit);
  const selection = useSelection(JSON.stringify(matchedBy(state)));
  const bulk = useBulkQuestion(selection, state);

  return (
    <Page
      title={text('members.title')}
      description={text('members.description')}
      actions={
        <>
          <ColumnPicker
            columns={columns.all}
            shown={columns.chosen}
            defaults={defaultColumns}
            onChange={columns.choose}
          />
          <ActionsMenu filtered={filteredMembers(state, members)} onBulk={bulk.ask} />
        </>
      }
      fill
    >
      <MissingColumns columns={columns.all} />
      <MembersFilters state={state} onChange={setState} outside={members.data?.outsideDates} />
      <MembersTable
        members={members}
        columns={columns.shown}
        state={state}
        onChange={setState}
        selection={selection}
        onBulk={bulk.ask}
      />
      {editing.dialog}
      {bulk.dialog}
    </Page>
  );
}

MembersPage.prefetchPage = prefetchMembers;
