import { text } from '@campus/contracts/core/text';
import type { PublicProfile } from '@campus/contracts/profile/profile';
import { chakra } from '@chakra-ui/react/styled-system';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { countryName } from '../country-options.ts';
import { LinkedInLink } from './linked-in-link.tsx';

/** The public profile as others see it. Empty fields are omitted. */
export function PublicProfileView({ profile }: { profile: PublicProfile }) {
  const { displayName, firstName, lastName, description } = profile;
  const details = detailsOf(profile);
  const fullName = `${firstName} ${lastName}`.trim();
  return (
    <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap={5}>
      <ProfilePicture picture={profile.picture} name={displayName} />
      <chakra.div flex="1" minW={0} display="grid" alignContent="start" gap={4} overflowWrap="anywhere">
        <div>
          <chakra.p textStyle="lg" fontWeight="semibold">
            <bdi>{displayName}</bdi>
          </chakra.p>
          {fullName !== displayName && (
            <chakra.p color="fg.muted">
              <bdi>{fullName}</bdi>
            </chakra.p>
          )}
        </div>
        {description && <chakra.p whiteSpace="pre-line">{description}</chakra.p>}
        {details.length > 0 && (
          <chakra.dl display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} columnGap={6} rowGap={3}>
            {details.map(([label, value]) => (
              <chakra.div key={label} minW={0}>
                <chakra.dt textStyle="xs" color="fg.muted">
                  {label}
                </chakra.dt>
                <dd>{value}</dd>
              </chakra.div>
            ))}
          </chakra.dl>
        )}
        {!description && details.length === 0 && (
          <chakra.p color="fg.muted" textStyle="sm">
            {text('profile.public.empty')}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function detailsOf(profile: PublicProfile): [label: string, value: ReactNode][] {
  const { email, country, region, languages, industryInterests, linkedIn } = profile;
  const place = [region, countryName(country)].filter(Boolean).join(', ');
  const all: [string, ReactNode][] = [
    [text('profile.public.job'), profile.job],
    [text('profile.public.university'), profile.university],
    [text(country ? 'profile.public.country' : 'profile.public.region'), place],
    [text('profile.public.email'), email],
    [text('profile.public.languages'), languages.length > 0 && <TagList tags={languages} />],
    [
      text('profile.public.industryInterests'),
      industryInterests.length > 0 && <TagList tags={industryInterests} />,
    ],
    [text('profile.public.clubs'), profile.clubs],
    [text('profile.public.hobbies'), profile.hobbies],
    [text('profile.public.linkedIn'), linkedIn && <LinkedInLink username={linkedIn} />],
  ];
  return all.filter(([, value]) => value);
}

/** The person's picture, or a placeholder. */
function ProfilePicture({ picture, name }: { picture: string | null; name: string }) {
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

/** A few tags in a row. */
function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap={1.5} listStyleType="none" mt={0.5}>
      {tags.map((tag) => (
        <chakra.li key={tag} px={2} py={0.5} bg="bg.muted" borderRadius="md" textStyle="sm">
          <bdi>{tag}</bdi>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
