import '@campus/contracts/roles/feature-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { useAccount } from '../../shell/account.tsx';
import { levelText } from './role-words.ts';
import type { Roles } from './use-roles.ts';

/** The lowest role of everything that people do in the world; rooms can have others. */
export function FeaturesCard({ features }: Pick<Roles, 'features'>) {
  const { pages } = useAccount();
  const link = <TextLink href="/admin/roomPermissions">{text('page.roomPermissions')}</TextLink>;
  return (
    <Card
      title={text('roles.features')}
      description={text('roles.features.about')}
      action={pages.includes('roomPermissions') && link}
    >
      <CardBody>
        {features.length === 0 && <p role="status">{text('roles.search.none')}</p>}
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' }}
          columnGap={6}
          rowGap={1}
          textStyle="sm"
        >
          {features.map(({ feature, role }) => (
            <chakra.div key={feature} display="flex" justifyContent="space-between" gap={2}>
              <dt>{text(`feature.${feature}`)}</dt>
              <chakra.dd color="fg.muted" textAlign="end">
                {levelText(role)}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </CardBody>
    </Card>
  );
}
