import { text } from '@campus/contracts/core/text';
import type { Override } from '@campus/contracts/effective-access/overrides';
import { levels } from '@campus/domain/access/levels';
import { formatList, formatNumber } from '../../lib/format.ts';

type NamedBoards = NonNullable<Override['boards']>;

/** The value of an override, beside the inherited value. */
export function overrideText({ boards, ...override }: Override): string {
  if (boards)
    return text('effectiveAccess.overrides.boards', {
      boards: boardsText(boards),
      without: withoutText(boards),
    });
  const value = roleWord(override.value);
  const inherited = roleWord(override.inherited);
  return inherited === ''
    ? text('effectiveAccess.overrides.valueOnly', { value })
    : text('effectiveAccess.overrides.value', { value, inherited });
}

/** A role by its name on the wire; a number that is no role as it is. */
function roleWord(name: string): string {
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

/** A field can name hundreds. */
const maxShown = 12;

function idsText(ids: readonly string[]): string {
  const shown = ids.slice(0, maxShown).join(', ');
  const more = ids.length - maxShown;
  return more > 0
    ? text('effectiveAccess.overrides.boards.more', { ids: shown, more: formatNumber(more) })
    : shown;
}

/** The access of all roles, or of each role, and the boards where it differs. */
function withoutText({ without }: NamedBoards): string {
  const [first, ...others] = without;
  if (!first) return '';
  const word = ({ access }: (typeof without)[number]) => text(`effectiveAccess.overrides.without.${access}`);
  if (others.every(({ access }) => access === first.access)) return word(first);
  const groups = new Set(without.map(({ boards }) => boards.join()));
  return formatList(
    without.map((one) => {
      const roles = formatList(one.roles.map(roleWord));
      const who =
        groups.size > 1
          ? text('effectiveAccess.overrides.without.on', { roles, boards: idsText(one.boards) })
          : roles;
      return text('effectiveAccess.overrides.without.some', { access: word(one), who });
    }),
  );
}
