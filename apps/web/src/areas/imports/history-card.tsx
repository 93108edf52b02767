import { maxPage } from '@campus/contracts/core/list';
import { text } from '@campus/contracts/core/text';
import type { ImportDetails } from '@campus/contracts/imports/imports';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { Card, CardBody, CardList, CardListItem } from '../../components/layout/card.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';
import { TaskStatusBadge } from '../../shell/tasks/task-status-badge.tsx';
import { taskCounts } from '../../shell/tasks/task-words.ts';
import { useImportAddress, useImportHref } from './import-address.ts';
import { isOnlyPlan } from './import-phase.ts';
import { actionChoices } from './plan/row-choices.ts';
import { useImportList } from './use-imports.ts';

/** The account's imports, newest first: waiting plans, running imports, and results. */
export function HistoryCard() {
  const { id: accountId } = useAccount();
  const [{ page }, setAddress] = useImportAddress();
  const imports = useImportList(accountId, page);
  const { data, error, refetch } = imports;
  return (
    <Card title={text('imports.history.title')} description={text('imports.history.description')}>
      {data ? (
        <>
          {data.items.length > 0 && (
            <CardList>
              {data.items.map((details) => (
                <Entry key={details.task.id} details={details} />
              ))}
            </CardList>
          )}
          <CardBody {...(data.total > 0 && { pt: 3 })}>
            {data.total === 0 && (
              <chakra.p textStyle="sm" color="fg.muted">
                {text('imports.history.none')}
              </chakra.p>
            )}
            <Pagination
              list={text('imports.history.title')}
              page={page}
              total={data.total}
              lastPage={Math.min(maxPage, Math.ceil(data.total / data.pageSize))}
              settled={!imports.isFetching}
              onPage={(next, options) => setAddress({ page: next }, options)}
            />
          </CardBody>
        </>
      ) : (
        <LoadingOrError error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function Entry({ details }: { details: ImportDetails }) {
  const { task, kind, fileName } = details;
  const href = useImportHref();
  const tab = kind === 'deletions' ? 'delete' : 'update';
  return (
    <CardListItem position="relative" alignItems="flex-start" _hover={{ bg: 'bg.hover' }}>
      <chakra.div minW={0} display="grid" gap={0.5} textStyle="sm">
        <EntryLink href={href({ tab, import: task.id })}>
          <bdi>{fileName}</bdi>
        </EntryLink>
        <chakra.p textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
          {counts(details).join(' · ')}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.subtle">
          {text(`tasks.kind.${task.kind}`)}
          {' · '}
          <bdi>{task.requestedBy.name || task.requestedBy.email}</bdi>
          {' · '}
          <TimeText value={task.createdAt} withTime />
        </chakra.p>
      </chakra.div>
      <TaskStatusBadge task={task} />
    </CardListItem>
  );
}

function counts(details: ImportDetails): string[] {
  if (!isOnlyPlan(details.task)) return taskCounts(details.task);
  return actionChoices(details)
    .filter(({ value, count }) => value !== undefined && count > 0)
    .map(({ label, count }) => text('imports.count', { action: label, count: formatNumber(count) }));
}

/** The link covers the whole list item. */
const EntryLink = chakra(Link, {
  base: {
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: 0 },
    _focusVisible: { _after: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' } },
  },
});
