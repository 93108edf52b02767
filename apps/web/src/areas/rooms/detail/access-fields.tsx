import { text } from '@campus/contracts/core/messages';
import { roomAccessName, roomAccessOptions } from '@campus/domain/access/room-levels';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import type { Entry } from '@campus/domain/rooms/entries';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRooms } from '../rooms-context.ts';
import { ChoiceList } from './choice-list.tsx';
import { DraftSelect } from './draft-fields.tsx';
import type { EntryForm } from './entry-form.ts';
import { GroupAccess } from './group-access.tsx';

const toggled = (list: readonly string[], value: string, on: boolean) =>
  on ? [...list, value] : list.filter((other) => other !== value);

/** Who may enter a room or use a command: by role, by team, and, for rooms, by group. */
export function AccessFields<E extends Entry>({
  form,
  groups,
  onGroups,
}: {
  form: EntryForm<E>;
  groups?: readonly string[];
  onGroups?: (groups: string[]) => void;
}) {
  const { offers } = useRooms();
  const { entry } = form;
  const set = (patch: Partial<Pick<Entry, 'permAccess' | 'teamAccess'>>) => form.set(patch as Partial<E>);
  return (
    <>
      <DraftSelect
        label={text('rooms.field.permAccess')}
        error={form.errorOf('permAccess')}
        value={String(entry.permAccess)}
        options={accessOptions()}
        onChange={(value) => set({ permAccess: Number(value) })}
      />
      <details>
        <Summary>{text('rooms.teams', { teams: teamsInWords(entry.teamAccess) })}</Summary>
        <ChoiceList
          legend={text('rooms.field.teamAccess')}
          help={text('rooms.field.teamAccess.help')}
          options={teamIds.map((id) => ({ value: id, label: text('rooms.team', { team: teamName(id) }) }))}
          chosen={entry.teamAccess}
          onChange={(team, on) => set({ teamAccess: toggled(entry.teamAccess, team, on) })}
        />
      </details>
      {offers.groups && groups && onGroups && (
        <GroupAccess chosen={groups} onChange={(group, on) => onGroups(toggled(groups, group, on))} />
      )}
    </>
  );
}

/** The access options as people choose them. */
export function accessOptions() {
  return roomAccessOptions.toReversed().flatMap((value) => {
    const name = roomAccessName(value);
    return name === undefined ? [] : [{ value: String(value), label: text(`rooms.access.${name}`) }];
  });
}

/** The teams as people read them. */
function teamsInWords(teams: readonly string[]): string {
  return teams.length === 0 ? text('rooms.value.none') : teams.map(teamName).join(', ');
}

const Summary = chakra('summary', {
  base: { mb: 2, textStyle: 'sm', fontWeight: 'medium', cursor: 'pointer' },
});
