import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { useHistoryNotice } from '../lib/history-notice.ts';
import { paths } from '../paths.ts';

/** There is nothing at the address the person came from. */
export function NotFoundPage() {
  const notice = useHistoryNotice();
  return (
    <CenteredCard title={text('page.notFound')} description={notice ?? text('request.notFound')}>
      <chakra.span color="accent.fg" fontWeight="medium" textStyle="sm">
        <Link href={paths.landing}>{text('page.start')}</Link>
      </chakra.span>
    </CenteredCard>
  );
}
