import { text } from '@campus/contracts/core/text';
import type { Level } from '@campus/domain/access/levels';
import { roomAccessName, roomAccessOptions } from '@campus/domain/access/room-levels';
import { teamName } from '@campus/domain/members/team-ids';
import type { Entry } from '@campus/domain/rooms/entries';
import { accessAbove } from '@campus/domain/rooms/own-level';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRooms } from '../../rooms-context.ts';
import type { EntryForm } from '../drafts/entry-form.ts';
import { DraftSelect } from './draft-fields.tsx';
import { GroupAccess } from './group-access.tsx';
import { TeamAccess } from './team-access.tsx';

/** The fields for who may enter a room or use a command: role, team and, for rooms, group. */
export function AccessFields<E extends Entry>({
  form,
  groups,
  onGroups,
}: {
  form: EntryForm<E>;
  groups?: readonly string[];
  onGroups?: (groups: string[]) => void;
}) {
  const { offers, reserved } = useRooms();
  const { entry } = form;
  const set = (patch: Partial<Pick<Entry, 'permAccess' | 'teamAccess'>>) => form.set(patch as Partial<E>);
  return (
    <>
      <DraftSelect
        label={text('rooms.field.permAccess')}
        error={form.errorOf('permAccess')}
        value={String(entry.permAccess)}
        options={accessOptions(reserved.level, entry.permAccess)}
        onChange={(value) => set({ permAccess: Number(value) })}
      />
      <details>
        <Summary>{text('rooms.teams', { teams: formatTeams(entry.teamAccess) })}</Summary>
        <TeamAccess teams={entry.teamAccess} onChange={(teamAccess) => set({ teamAccess })} />
      </details>
      {offers.groups && groups && onGroups && <GroupAccess groups={groups} onChange={onGroups} />}
    </>
  );
}

/** The access options that a person of this level can choose, and the one that is stored. */
export function accessOptions(level: Level, stored?: number) {
  const above: readonly number[] = accessAbove(level).filter((value) => value !== stored);
  const offered = roomAccessOptions.filter((value) => !above.includes(value));
  return offered.toReversed().flatMap((value) => {
    const name = roomAccessName(value);
    return name === undefined ? [] : [{ value: String(value), label: text(`rooms.access.${name}`) }];
  });
}

/** The teams as people read them. */
function formatTeams(teams: readonly string[]): string {
  return teams.length === 0 ? text('rooms.value.none') : teams.map(teamName).join(', ');
}

const Summary = chakra('summary', {
  base: { mb: 2, textStyle: 'sm', fontWeight: 'medium', cursor: 'pointer' },
});
