import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { UserRound } from 'lucide-react';

/** The person's picture, or where it would be. */
export function ProfilePicture({ picture, name }: { picture: string | null; name: string }) {
  if (picture === null)
    return (
      <Frame display="grid" placeItems="center" bg="bg.muted" color="fg.subtle" aria-hidden>
        <UserRound size={36} />
      </Frame>
    );
  return (
    <Frame>
      <chakra.img
        src={picture}
        alt={text('profile.public.pictureOf', { name })}
        boxSize="full"
        objectFit="cover"
      />
    </Frame>
  );
}

const Frame = chakra('div', {
  base: { boxSize: 24, flexShrink: 0, borderRadius: 'xl', overflow: 'hidden', borderWidth: '1px' },
});
