import '@campus/contracts/profile/page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ColorModeButton } from '../../components/input/color-mode-button.tsx';
import { BrandMark } from '../../components/layout/brand-mark.tsx';
import { Page, pageTitleId } from '../../components/layout/page.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { paths } from '../../paths.ts';
import { Cards } from './cards.tsx';
import { Facts } from './facts.tsx';
import { useNavigationMessage } from './use-navigation-message.ts';

/** The profile of a person without an account: outside the shell, with personal settings only. */
export function OwnPage() {
  useNavigationMessage();
  return (
    <chakra.div minH="100dvh" bg="bg.canvas">
      <chakra.header
        display="flex"
        alignItems="center"
        gap={4}
        h={12}
        px={4}
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <BrandMark />
        <chakra.span flex="1" />
        <TextLink href={paths.accounts}>{text('profile.accounts')}</TextLink>
        <TextLink href={paths.logout}>{text('action.logOut')}</TextLink>
        <ColorModeButton />
      </chakra.header>
      <main aria-labelledby={pageTitleId}>
        <Page title={text('profile.title')} description={text('profile.description.alone')}>
          <Facts />
          <Cards />
        </Page>
      </main>
    </chakra.div>
  );
}
