import { text } from '@campus/contracts/core/text';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import { ChoiceList, toggled } from './choice-list.tsx';

/** The teams whose members may enter a room or use a command. */
export function TeamAccess({
  legend = text('rooms.field.teamAccess'),
  teams,
  onChange,
}: {
  legend?: string;
  teams: readonly string[];
  onChange: (teams: string[]) => void;
}) {
  return (
    <ChoiceList
      legend={legend}
      help={text('rooms.field.teamAccess.help')}
      options={teamOptions()}
      chosen={teams}
      onChange={(team, on) => onChange(toggled(teams, team, on))}
    />
  );
}

/** All teams as people choose them. */
export function teamOptions() {
  return teamIds.map((id) => ({ value: id, label: text('rooms.team', { team: teamName(id) }) }));
}
