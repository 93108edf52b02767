import type { ReactNode } from 'react';
import { describeError } from '../../lib/describe-error.ts';
import { Spinner } from '../feedback/spinner.tsx';

/** Shows a text once its query has loaded, or why the query failed. */
export function QueryText<Data>({
  query,
  children,
}: {
  query: { data: Data | undefined; error: unknown };
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? describeError(query.error).message : <Spinner />;
}
