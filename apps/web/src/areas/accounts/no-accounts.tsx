import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/layout/text-link.tsx';
import { useConsole } from '../../lib/use-console.ts';
import { paths } from '../../paths.ts';

/** The person belongs to no account here: what that means and what can be done. */
export function NoAccounts() {
  const { supportEmail } = useConsole();
  return (
    <div>
      <p>{text('accounts.none')}</p>
      <chakra.ol mt={4} ps={5} listStyleType="decimal" color="fg.muted" textStyle="sm" spaceY={2}>
        <li>{text('accounts.none.invitation')}</li>
        <li>{text('accounts.none.region')}</li>
        <li>
          {text('accounts.none.support')}{' '}
          <chakra.a color="accent.fg" textDecoration="underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </chakra.a>
        </li>
      </chakra.ol>
      <chakra.p mt={4}>
        <TextLink href={paths.profile}>{text('accounts.none.profile')}</TextLink>
      </chakra.p>
    </div>
  );
}
