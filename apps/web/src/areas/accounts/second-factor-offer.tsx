import '@campus/contracts/second-factor/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useUser } from '../../shell/session.tsx';
import { trpc } from '../../trpc.ts';

/**
 * Offers two-step verification to superadmins who have not set it up, until they dismiss it in this browser.
 */
export function SecondFactorOffer() {
  const { id } = useUser();
  const key = `campus.secondFactorOffer_${id}`;
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(key) !== null);
  const factors = trpc.secondFactor.list.useQuery({}, { enabled: !dismissed });
  if (dismissed || factors.data?.items.length !== 0) return null;
  const dismiss = () => {
    localStorage.setItem(key, 'later');
    setDismissed(true);
  };
  return (
    <chakra.div
      display="flex"
      gap={3}
      mb={5}
      px={4}
      py={3}
      bg="bg.muted"
      borderWidth="1px"
      borderRadius="lg"
      textStyle="sm"
    >
      <chakra.span mt={0.5} color="accent.fg" flexShrink={0}>
        <ShieldCheck size={18} aria-hidden />
      </chakra.span>
      <chakra.div display="grid" gap={2} justifyItems="start">
        {text('secondFactor.offer')}
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          <Button asChild size="xs">
            <Link href={paths.secondFactor}>{text('secondFactor.offer.setUp')}</Link>
          </Button>
          <Button size="xs" variant="ghost" onClick={dismiss}>
            {text('secondFactor.offer.later')}
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
