import type { Badge } from '@campus/contracts/badges/badges';
import { noun, text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Award, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CardListItem } from '../../components/layout/card.tsx';
import { formatCount } from '../../lib/format.ts';
import { DeleteBadgeDialog } from './delete-badge-dialog.tsx';

/** One badge: its image, and the number of members who have it. */
export function BadgeItem({ accountId, badge }: { accountId: string; badge: Badge }) {
  const [asked, setAsked] = useState(false);
  return (
    <CardListItem justifyContent="flex-start" gap={4}>
      <BadgeImage image={badge.image} />
      <chakra.div flex="1" minW={0}>
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          <bdi>{badge.name}</bdi>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {formatCount(badge.members, noun('noun.member'))}
        </chakra.p>
      </chakra.div>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={text('badges.delete', { badge: badge.name })}
        onClick={() => setAsked(true)}
      >
        <Trash2 size={16} />
      </IconButton>
      {asked && <DeleteBadgeDialog accountId={accountId} badge={badge} onClose={() => setAsked(false)} />}
    </CardListItem>
  );
}

/** A badge's image at list size, beside its name; a placeholder if it cannot be loaded. */
function BadgeImage({ image }: { image: string | null }) {
  const [broken, setBroken] = useState<string>();
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize={`${thumbnail}px`}
      flexShrink={0}
      borderRadius="md"
      overflow="hidden"
      bg="bg.muted"
      color="fg.subtle"
    >
      {image === null || image === broken ? (
        <Award size={28} aria-hidden />
      ) : (
        <chakra.img
          src={image}
          alt=""
          htmlWidth={thumbnail}
          htmlHeight={thumbnail}
          loading="lazy"
          boxSize={`${thumbnail}px`}
          objectFit="contain"
          onError={() => setBroken(image)}
        />
      )}
    </chakra.span>
  );
}

const thumbnail = 75;
