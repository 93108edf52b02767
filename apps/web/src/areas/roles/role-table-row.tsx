import { text } from '@campus/contracts/core/text';
import type { Level } from '@campus/domain/access/levels';
import { gridLevels } from '@campus/domain/roles/grid';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { gridRoles } from '../../components/data-table/grid-roles.ts';
import { ConflictNotice } from '../../editing/conflict-notice.tsx';
import { formatMoment } from '../../lib/format-moment.ts';
import { LevelBox } from './level-box.tsx';
import { boxesOf, type RoleRow, refuseReset } from './role-drafts.ts';
import { labelOf, levelText, tabOf } from './role-words.ts';

/** A row of a table: what it is, a box for each level, its default, and the way back to that. */
export function RoleTableRow({
  row,
  index,
  own,
  active,
  onActive,
  onChoose,
  onKeepMine,
  onDiscard,
}: {
  row: RoleRow;
  index: number;
  own: Level;
  /** The column in the tab order, if it is in this row. */
  active: number | undefined;
  onActive: (column: number) => void;
  onChoose: (level: Level | null) => void;
  onKeepMine: () => void;
  onDiscard: () => void;
}) {
  const { entry, level, configured, isDirty, isConflict } = row;
  const isOwn = configured !== null;
  const item = labelOf(entry);
  const resetColumn = gridLevels.length;
  const usual = levelText(entry.default);
  const mayReset = isOwn && refuseReset(entry, own) === undefined;
  return (
    <tr {...gridRoles.row} data-draft={isDirty ? '' : undefined}>
      <td {...gridRoles.readOnlyCell}>
        <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
          {item}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {tabOf(entry)}
          {entry.changed && (
            <chakra.span display="block">
              {text('roles.changed', { by: entry.changed.by, at: formatMoment(entry.changed.at) })}
            </chakra.span>
          )}
        </chakra.span>
        {isConflict && (
          <chakra.div mt={2}>
            <ConflictNotice small onKeepMine={onKeepMine} onTakeTheirs={onDiscard}>
              <p>{text('roles.conflict.theirs', { level: levelText(entry.configured ?? entry.default) })}</p>
              <p>{text('roles.conflict.mine', { level: levelText(configured ?? entry.default) })}</p>
            </ConflictNotice>
          </chakra.div>
        )}
      </td>
      {boxesOf(row, own).map((box, column) => (
        <td
          key={box.column}
          {...gridRoles.cell}
          className="box"
          data-cell={`${index}:${column}`}
          data-label={text(`role.${box.column}`)}
        >
          <LevelBox
            box={box}
            item={item}
            lowest={text(`role.${level}`)}
            tabbable={active === column}
            onFocus={() => onActive(column)}
            onPress={() => onChoose(box.next)}
          />
        </td>
      ))}
      <td
        {...gridRoles.cell}
        className="default"
        data-cell={`${index}:${resetColumn}`}
        tabIndex={mayReset || active !== resetColumn ? -1 : 0}
        onFocus={() => onActive(resetColumn)}
      >
        {isOwn ? usual : text('roles.isDefault', { level: usual })}
        {mayReset && (
          <Button
            size="2xs"
            variant="outline"
            ms={2}
            data-cell-control
            tabIndex={active === resetColumn ? 0 : -1}
            aria-label={text('roles.reset.of', { item, level: usual })}
            onClick={() => onChoose(null)}
          >
            {text('roles.reset')}
          </Button>
        )}
      </td>
    </tr>
  );
}
