import '@campus/contracts/audit/page-messages';
import '@campus/contracts/members/action-page-messages';
import '@campus/contracts/members/page-messages';
import '@campus/contracts/members/person-page-messages';
import { text } from '@campus/contracts/core/text';
import type { getPerson } from '@campus/contracts/members/person';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type * as z from 'zod';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { TextLink } from '../../../components/layout/text-link.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { personAt } from '../../../lib/person-address.ts';
import { usePreviousPage } from '../../../lib/previous-page.ts';
import { paths } from '../../../paths.ts';
import type { Prefetch } from '../../../trpc.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonLinks } from './person-links.tsx';
import { PersonMembership } from './person-membership.tsx';
import { PersonSignIn } from './person-sign-in.tsx';
import { PersonStatus } from './person-status.tsx';
import { PersonTimeline } from './person-timeline.tsx';
import { rememberRow } from './returned-row.ts';
import { usePerson } from './use-person.ts';

/** The page of a person: everything about one member of the account, and what may be done with them. */
export function PersonPage({ memberId }: { memberId: string }) {
  const { data, error, refetch } = usePerson(memberId);
  const state = useHistoryState<unknown>();
  if (data && data.person.id !== memberId)
    return <Redirect to={paths.member(data.person.id)} state={state} replace />;
  if (data) return <Loaded {...data} />;
  if (error && describeError(error).code === 'NOT_FOUND') return <Missing />;
  return (
    <Page title={text('person.title')} description={text('person.loading')}>
      <LoadingOrError error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

PersonPage.prefetchPage = ((cache, { accountId, pathname }) => {
  const membershipId = personAt(pathname);
  if (membershipId) void cache.members.person.prefetch({ accountId, membershipId });
}) satisfies Prefetch;

function Missing() {
  return (
    <Page title={text('person.title')} description={text('members.notFound')}>
      <EmptyState title={text('members.notFound')} action={<BackLink />}>
        {text('person.missing')}
      </EmptyState>
    </Page>
  );
}

function Loaded({ person, customFields }: z.output<typeof getPerson.output>) {
  const [, navigate] = useLocation();
  const list = useList();
  const isFromList = list !== undefined;
  useEffect(() => {
    if (isFromList) rememberRow(person.id);
  }, [isFromList, person.id]);
  const { email, displayName, permission } = person;
  return (
    <Page
      title={displayName || email}
      description={text('person.description', { email, role: text(`role.${permission}`) })}
      actions={<BackLink />}
    >
      <PersonStatus person={person} onRemoved={() => navigate(list ?? paths.members, { replace: true })} />
      <PersonFields person={person} customFields={customFields} />
      <PersonSignIn person={person} />
      <PersonMembership person={person} />
      <PersonLinks person={person} />
      <PersonTimeline person={person} />
    </Page>
  );
}

/** The list of members from which the person was opened, with its filters and page. */
function useList(): string | undefined {
  const from = usePreviousPage();
  return from?.split('?')[0] === paths.members ? from : undefined;
}

function BackLink() {
  return <TextLink href={useList() ?? paths.members}>{text('person.back')}</TextLink>;
}
