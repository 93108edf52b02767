import '@campus/contracts/roles/feature-messages';
import '@campus/contracts/roles/page-messages';
import '@campus/contracts/settings/page-messages';
import { text } from '@campus/contracts/core/text';
import { findableText, findableWords, hasWords } from '@campus/domain/core/find-words';
import { roleTables } from '@campus/domain/roles/permissions';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { SearchBox } from '../../components/input/search-box.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useLeaveGuard } from '../../editing/use-saving.ts';
import { AccessEffect } from './access-effect.tsx';
import { FeaturesCard } from './features-card.tsx';
import { RoleTable } from './role-table.tsx';
import { labelOf, tabOf } from './role-words.ts';
import { RolesBar } from './roles-bar.tsx';
import { useRoles } from './use-roles.ts';

/** Which roles may use options of the world, and which may open pages of the console. */
export function RolesPage() {
  const roles = useRoles();
  const [search, setSearch] = useState('');
  useLeaveGuard({ isDirty: roles.dirty.length > 0, isSaving: roles.isSaving, save: roles.save });
  const words = findableWords(search, { synonyms: true });
  const isFound = (label: string) => hasWords(findableText(label), words);
  const found = roles.rows.filter(({ entry }) => isFound(`${labelOf(entry)} ${tabOf(entry)}`));
  const features = roles.features.filter(({ feature }) => isFound(text(`feature.${feature}`)));
  return (
    <Page title={text('page.roles')} description={text('roles.about')} wide>
      {!roles.isLoaded && (
        <LoadingOrError error={roles.error} sentence={() => text('roles.loadFailed')} onRetry={roles.retry} />
      )}
      {roles.isLoaded && (
        <>
          <SearchBox label={text('roles.search')} value={search} onSearch={setSearch} />
          <chakra.div display="grid" gap={5}>
            {roleTables.map((table) => (
              <RoleTable
                key={table}
                table={table}
                rows={found.filter(({ entry }) => entry.table === table)}
                isSearch={search.trim() !== ''}
                own={roles.own}
                onChoose={roles.choose}
                onKeepMine={roles.keepMine}
                onDiscard={(key) => roles.discard([key])}
              />
            ))}
            <FeaturesCard features={features} />
          </chakra.div>
          <AccessEffect dirty={roles.dirty} />
          <RolesBar roles={roles} />
        </>
      )}
    </Page>
  );
}
