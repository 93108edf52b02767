import '@campus/contracts/shell/finder-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { describeError } from '../../lib/describe-error.ts';
import type { FoundGroup } from './results.ts';

/** Says which parts of the search failed, and why. The results of the others stay. */
export function FailedSearches({ failed }: { failed: readonly FoundGroup[] }) {
  return (
    <chakra.div role="alert" px={5} pb={failed.length > 0 ? 4 : 0}>
      {failed.map(({ name, heading, failed: reason }) => (
        <chakra.p
          key={name}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap={2}
          pt={3}
          textStyle="sm"
        >
          {text('finder.failed', { where: heading, reason: describeError(reason?.error).message })}
          <Button size="xs" variant="outline" onClick={reason?.retry}>
            {text('action.tryAgain')}
          </Button>
        </chakra.p>
      ))}
    </chakra.div>
  );
}
