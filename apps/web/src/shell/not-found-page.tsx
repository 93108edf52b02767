import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { paths } from '../paths.ts';

/** There is nothing at the address the person came from. */
export function NotFoundPage() {
  return (
    <CenteredCard title={text('page.notFound')} description={text('request.notFound')}>
      <chakra.span color="accent.fg" fontWeight="medium" textStyle="sm">
        <Link href={paths.landing}>{text('page.start')}</Link>
      </chakra.span>
    </CenteredCard>
  );
}
