import { text } from '@campus/contracts/core/text';
import type { Override } from '@campus/contracts/effective-access/overrides';
import { levels } from '@campus/domain/access/levels';
import { formatList, formatNumber } from '../../lib/format.ts';

type NamedBoards = NonNullable<Override['boards']>;

/** Describes the value of an override and the inherited value. */
export function overrideText({ boards, ...override }: Override): string {
  if (boards)
    return text('effectiveAccess.overrides.boards', {
      boards: boardsText(boards),
      without: withoutText(boards),
    });
  const value = roleText(override.value);
  const inherited = roleText(override.inherited);
  return inherited === ''
    ? text('effectiveAccess.overrides.valueOnly', { value })
    : text('effectiveAccess.overrides.value', { value, inherited });
}

/** The label of a role. A number that is not a role is shown as is. */
function roleText(name: string): string {
  const level = levels.find((known) => known === name);
  return level ? text(`role.${level}`) : name;
}

function boardsText({ boards, excepts }: NamedBoards): string {
  const ids = idsText(boards);
  return text(
    excepts ? 'effectiveAccess.overrides.boards.excepted' : 'effectiveAccess.overrides.boards.named',
    {
      ids,
    },
  );
}

/** Limited, because a field can name hundreds of boards. */
const maxShown = 12;

function idsText(ids: readonly string[]): string {
  const shown = ids.slice(0, maxShown).join(', ');
  const more = ids.length - maxShown;
  return more > 0
    ? text('effectiveAccess.overrides.boards.more', { ids: shown, more: formatNumber(more) })
    : shown;
}

/** Describes the access without the override: of all roles, or of each role, with the boards that differ. */
function withoutText({ without }: NamedBoards): string {
  const [first, ...others] = without;
  if (!first) return '';
  const word = ({ access }: (typeof without)[number]) => text(`effectiveAccess.overrides.without.${access}`);
  if (others.every(({ access }) => access === first.access)) return word(first);
  const groups = new Set(without.map(({ boards }) => boards.join()));
  return formatList(
    without.map((one) => {
      const roles = formatList(one.roles.map(roleText));
      const who =
        groups.size > 1
          ? text('effectiveAccess.overrides.without.on', { roles, boards: idsText(one.boards) })
          : roles;
      return text('effectiveAccess.overrides.without.some', { access: word(one), who });
    }),
  );
}
