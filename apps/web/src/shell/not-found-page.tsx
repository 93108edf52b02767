import { text } from '@campus/contracts/core/text';
import { Redirect, useLocation, useSearch } from 'wouter';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { Page } from '../components/layout/page.tsx';
import { TextLink } from '../components/layout/text-link.tsx';
import { type HistoryNotice, useHistoryNotice } from '../lib/history-notice.ts';
import { paths } from '../paths.ts';

/** Redirects an unknown address to /404, which shows the address. */
export function ToNotFound() {
  const [path] = useLocation();
  const search = useSearch();
  const address = search ? `${path}?${search}` : path;
  const state: HistoryNotice = { notice: text('page.notFound.at', { address }) };
  return <Redirect to={paths.notFound} replace state={state} />;
}

/** The "not found" page on its own. */
export function NotFoundPage() {
  return (
    <CenteredCard title={text('page.notFound')} description={useReason()}>
      <ToStart />
    </CenteredCard>
  );
}

/** The "not found" page inside an account, with its menu. */
export function NotFoundInShell() {
  return (
    <Page title={text('page.notFound')} description={useReason()}>
      <ToStart />
    </Page>
  );
}

function useReason(): string {
  return useHistoryNotice() ?? text('request.notFound');
}

function ToStart() {
  return (
    <p>
      <TextLink href={paths.landing}>{text('page.start')}</TextLink>
    </p>
  );
}
