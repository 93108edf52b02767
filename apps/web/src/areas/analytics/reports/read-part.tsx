import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { GraphLoading, StaleNotice } from '../graph-reading.tsx';

/** Shows what a part of the report read, that it is loading, or why it could not be read. */
export function ReadPart<Data>({
  query,
  children,
}: {
  query: Parameters<typeof GraphLoading>[0]['query'] & { data: Data | undefined };
  children: (data: Data) => ReactNode;
}) {
  if (query.data === undefined) return <GraphLoading query={query} />;
  return (
    <chakra.div minW={0}>
      <StaleNotice query={query} />
      {children(query.data)}
    </chakra.div>
  );
}
