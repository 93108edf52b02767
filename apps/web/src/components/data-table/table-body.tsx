import { pageSize } from '@campus/domain/core/lists';
import { Children, type ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { gridRoles } from './grid-roles.ts';

/** The rows, or a message instead: why they failed to load, or that there are none. */
export function TableBody({
  width,
  loading,
  error,
  onRetry,
  empty,
  children,
}: {
  /** The number of cells in a row. */
  width: number;
  loading: boolean;
  error: unknown;
  onRetry: (() => void) | undefined;
  empty: ReactNode;
  children: ReactNode;
}) {
  if (error)
    return (
      <MessageRow width={width}>
        <ErrorState error={error} onRetry={onRetry} />
      </MessageRow>
    );
  if (loading) return <SkeletonRows width={width} />;
  if (Children.count(children) === 0) return <MessageRow width={width}>{empty}</MessageRow>;
  return <tbody>{children}</tbody>;
}

function MessageRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tbody>
      <tr {...gridRoles.row}>
        <td {...gridRoles.cell} colSpan={width} className="message">
          {children}
        </td>
      </tr>
    </tbody>
  );
}

const skeletonRows = Array.from({ length: pageSize }, (_, index) => index);

/**
 * Placeholder bars while rows load. They appear only after 150 ms. There is one per row, because a bar per
 * cell would take longer to lay out than the rows themselves.
 */
function SkeletonRows({ width }: { width: number }) {
  return (
    <tbody aria-hidden className="skeleton">
      {skeletonRows.map((row) => (
        <tr key={row}>
          <td colSpan={width}>
            <span style={{ width: `${70 + ((row * 7) % 25)}%` }} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
