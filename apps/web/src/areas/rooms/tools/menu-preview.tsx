import { text } from '@campus/contracts/core/text';
import { type RoomRole, roomRoles } from '@campus/domain/access/room-levels';
import type { Entry } from '@campus/domain/rooms/entries';
import { type MenuKind, menuOf } from '@campus/domain/rooms/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { SelectOptions } from '../../../components/input/select-options.tsx';
import { SmallSelect } from '../../../components/input/small-select.tsx';
import { smallInputStyle } from '../../../theme/control-styles.ts';
import { trpc } from '../../../trpc.ts';
import { teamOptions } from '../detail/fields/team-access.tsx';
import { useRooms } from '../rooms-context.ts';

const kinds = ['GOTO', 'mobile', 'roomGraph'] as const;

/** A menu as a person of a role, team, and group finds it in a world of a build, by the rule that the platform has too. */
export function MenuPreview({ entries, build }: { entries: readonly Entry[]; build: string }) {
  const { offers } = useRooms();
  const [role, setRole] = useState<RoomRole>('member');
  const [kind, setKind] = useState<MenuKind>('GOTO');
  const [teamId, setTeam] = useState('');
  const [group, setGroup] = useState('');
  const [worldBuildVersion, setBuild] = useState(build);
  const menu = useMemo(
    () => menuOf(entries, kind, { role, teamId, groups: group === '' ? [] : [group], worldBuildVersion }),
    [entries, kind, role, teamId, group, worldBuildVersion],
  );
  return (
    <>
      <chakra.div display="grid" gap={2} p={3} borderBottomWidth="1px" borderColor="border.subtle">
        <chakra.h2 textStyle="heading">{text('rooms.menu')}</chakra.h2>
        <chakra.p color="fg.muted" textStyle="xs">
          {text('rooms.menu.about')}
        </chakra.p>
        <SmallSelect
          label={text('rooms.menu.kind')}
          value={kind}
          onChange={(value) => setKind(kinds.find((known) => known === value) ?? 'GOTO')}
        >
          <SelectOptions options={kinds.map((value) => ({ value, label: text(`rooms.place.${value}`) }))} />
        </SmallSelect>
        <SmallSelect
          label={text('rooms.menu.role')}
          value={role}
          onChange={(value) => setRole(roomRoles.find((known) => known === value) ?? 'member')}
        >
          <SelectOptions options={roomRoles.map((value) => ({ value, label: text(`role.${value}`) }))} />
        </SmallSelect>
        <SmallSelect label={text('rooms.menu.team')} value={teamId} onChange={setTeam}>
          <SelectOptions options={[{ value: '', label: text('rooms.menu.team.none') }, ...teamOptions()]} />
        </SmallSelect>
        {offers.groups && <GroupSelect group={group} onChange={setGroup} />}
        <chakra.input
          css={smallInputStyle}
          aria-label={text('rooms.menu.build')}
          placeholder={text('rooms.menu.build')}
          maxLength={20}
          value={worldBuildVersion}
          onChange={({ target }) => setBuild(target.value)}
        />
      </chakra.div>
      <chakra.div flex="1" minH={0} overflowY="auto" p={3} textStyle="sm">
        {menu.length === 0 && <p role="status">{text('rooms.menu.none')}</p>}
        <chakra.ul aria-label={text('rooms.menu')} display="grid" gap={1.5} listStyleType="none">
          {menu.map(({ folder, entries: shown }) => (
            <li key={shown[0]?.id}>
              {folder !== '' && <chakra.span fontWeight="medium">{folder}</chakra.span>}
              <chakra.ul ps={folder === '' ? 0 : 4} listStyleType="none">
                {shown.map((entry) => (
                  <Item key={entry.id}>{shownName(entry)}</Item>
                ))}
              </chakra.ul>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </>
  );
}

function GroupSelect({ group, onChange }: { group: string; onChange: (group: string) => void }) {
  const { accountId } = useRooms();
  const { data } = trpc.rooms.groups.useQuery({ accountId });
  const names = data?.items ?? [];
  return (
    <SmallSelect label={text('rooms.menu.group')} value={group} onChange={onChange}>
      <SelectOptions
        options={[
          { value: '', label: text('rooms.menu.group.none') },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
      />
    </SmallSelect>
  );
}

const shownName = (entry: Entry) =>
  entry.kind === 'room' && entry.customLabel !== '' ? entry.customLabel : entry.name;

/** Entries outside the window cost nothing to lay out. */
const Item = chakra('li', {
  base: { overflowWrap: 'anywhere', contentVisibility: 'auto', containIntrinsicHeight: '1.25rem' },
});
