import { text } from '@campus/contracts/core/text';
import { linkedInAddress, linkedInHost } from '@campus/domain/profile/profile';
import { chakra } from '@chakra-ui/react/styled-system';

/** A link to a person's LinkedIn profile. */
export function LinkedInLink({ username }: { username: string }) {
  return (
    <chakra.a
      href={linkedInAddress(username)}
      target="_blank"
      rel="noopener noreferrer"
      color="accent.fg"
      textDecoration="underline"
      overflowWrap="anywhere"
    >
      {`${linkedInHost}/in/${username}`}
      <chakra.span srOnly> {text('profile.newTab')}</chakra.span>
    </chakra.a>
  );
}
