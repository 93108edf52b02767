import { pageSize } from '@campus/domain/members';
import type { ReactNode } from 'react';
import { gridRoles } from './grid-roles.ts';

const skeletonRows = Array.from({ length: pageSize }, (_, index) => index);

/** Grey bars in place of rows; they appear only when loading takes a person's time (150 ms). */
export function SkeletonRows({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden className="skeleton">
      {skeletonRows.map((row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their place
            <td key={column}>
              <span style={{ width: `${45 + ((row * 7 + column * 13) % 40)}%` }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** One thing to say in place of rows. */
export function MessageRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr {...gridRoles.row}>
        <td {...gridRoles.cell} colSpan={columns} className="message">
          {children}
        </td>
      </tr>
    </tbody>
  );
}
