import { text } from '@campus/contracts/core/text';
import { reaches } from '@campus/domain/access/levels';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '../../../paths.ts';
import { useAccount } from '../../../shell/account.tsx';
import { useLandingChoice } from './use-landing-choice.ts';

/**
 * Offers administrators once to start on the Members page. Until they choose, they land here, and few find
 * the setting.
 */
export function LandingOffer() {
  const { level, landing } = useAccount();
  const { choices, chosen, isChosen, choose } = useLandingChoice();
  const canBegin = choices.some(({ value }) => value === paths.members);
  if (isChosen || !canBegin || landing !== 'enter' || !reaches(level, 'admin')) return null;
  return (
    <chakra.section
      aria-label={text('profile.preferences.landing')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={3}
      px={5}
      py={3}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.p flex="1" minW="min(16rem, 100%)">
        {text('profile.preferences.offer')}
      </chakra.p>
      <Button size="sm" onClick={() => choose(paths.members)}>
        {text('profile.preferences.offer.members')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => choose(chosen)}>
        {text('profile.preferences.offer.profile')}
      </Button>
    </chakra.section>
  );
}
