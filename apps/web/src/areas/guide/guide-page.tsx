import '@campus/contracts/guide/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { Page } from '../../components/layout/page.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { type Guide, guideOf } from '../../features/guide/guides.ts';
import { guideAddress } from '../../lib/guide-address.ts';
import { openRoutes } from '../../open-routes.ts';
import { paths } from '../../paths.ts';
import { type RouteEntry, routeTable } from '../../route-table.ts';
import { useAccount } from '../../shell/account.tsx';
import { ToNotFound } from '../../shell/not-found-page.tsx';

/** The guide to one page, for people who may open that page. */
export function GuidePage({ name }: { name: string }) {
  const open = openRoutes(useAccount());
  const route = routeTable.find((known) => known.name === name);
  if (!route) return <ToNotFound />;
  const at = open.findIndex((known) => known.name === name);
  if (at === -1) return <ClosedGuide page={text(route.label)} />;
  const page = text(route.label);
  const guide = guideOf(route.name);
  return (
    <Page
      title={text('guide.of', { page })}
      description={guide.purpose}
      actions={
        <Button size="sm" variant="outline" asChild>
          <Link href={route.path}>{text('guide.open', { page })}</Link>
        </Button>
      }
    >
      <Jobs jobs={guide.jobs} />
      <Problems problems={guide.problems} />
      <Neighbors previous={open[at - 1]} next={open[at + 1]} />
    </Page>
  );
}

function ClosedGuide({ page }: { page: string }) {
  return (
    <Page title={text('guide.of', { page })} description={text('guide.closed', { page })}>
      <p>
        <TextLink href={paths.help}>{text('guide.all')}</TextLink>
      </p>
    </Page>
  );
}

/** What a person does step by step. */
function Jobs({ jobs }: Pick<Guide, 'jobs'>) {
  return (
    <Section aria-labelledby="guide-jobs">
      <chakra.h2 id="guide-jobs" textStyle="heading">
        {text('guide.jobs')}
      </chakra.h2>
      {jobs.map(({ title, steps }) => (
        <div key={title}>
          <chakra.h3 fontWeight="semibold" textStyle="sm">
            {title}
          </chakra.h3>
          <chakra.ol ps={5} mt={1} display="grid" gap={1} textStyle="sm" listStyleType="decimal">
            {steps.map((step) => (
              <li key={step}>
                <Named words={step} />
              </li>
            ))}
          </chakra.ol>
        </div>
      ))}
    </Section>
  );
}

function Problems({ problems }: Pick<Guide, 'problems'>) {
  return (
    <Section aria-labelledby="guide-problems">
      <chakra.h2 id="guide-problems" textStyle="heading">
        {text('guide.problems')}
      </chakra.h2>
      <chakra.dl display="grid" gap={3} textStyle="sm">
        {problems.map(({ problem, answer }) => (
          <div key={problem}>
            <chakra.dt fontWeight="semibold">
              <Named words={problem} />
            </chakra.dt>
            <chakra.dd mt={1}>
              <Named words={answer} />
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </Section>
  );
}

const Section = chakra('section', { base: { display: 'grid', gap: 4, maxW: '42rem' } });

/** A sentence of a guide, with the names of the screen in bold. */
function Named({ words }: { words: string }) {
  return words.split(/\[([^\]]+)\]/).map((part, index) => {
    const key = `${index}`; // a sentence never changes
    return index % 2 === 1 ? <strong key={key}>{part}</strong> : <Fragment key={key}>{part}</Fragment>;
  });
}

/** Links to all guides, and to those of the pages before and after in the sidebar. */
function Neighbors({ previous, next }: { previous: RouteEntry | undefined; next: RouteEntry | undefined }) {
  return (
    <chakra.nav
      aria-label={text('guide.neighbors')}
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap={6}
      rowGap={2}
      pt={4}
      borderTopWidth="1px"
      _print={{ display: 'none' }}
    >
      {previous && (
        <TextLink href={guideAddress(previous.name)}>
          {text('guide.previous', { page: text(previous.label) })}
        </TextLink>
      )}
      <TextLink href={paths.help}>{text('guide.all')}</TextLink>
      {next && (
        <TextLink href={guideAddress(next.name)}>{text('guide.next', { page: text(next.label) })}</TextLink>
      )}
    </chakra.nav>
  );
}
