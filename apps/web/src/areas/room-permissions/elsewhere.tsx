import '@campus/contracts/roles/page-messages';
import { text } from '@campus/contracts/core/text';
import { findableText, findableWords, hasWords } from '@campus/domain/core/find-words';
import { commands } from '@campus/domain/roles/permissions';
import type { PermissionOption } from '@campus/domain/room-permissions/options';
import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../components/layout/text-link.tsx';
import { formatList } from '../../lib/format.ts';
import { useAccount } from '../../shell/account.tsx';

/** Shorter searches find too much. */
const shortestSearch = 3;

/** Where else a search finds something: options of the page Roles, and permissions that the cards edit. */
export function Elsewhere({
  search,
  options = [],
}: {
  search: string;
  /** The permissions that the cards of the page edit. */
  options?: Iterable<PermissionOption>;
}) {
  const { pages } = useAccount();
  if (search.trim().length < shortestSearch) return null;
  const found = labelsFound(
    search,
    [...options].map(({ label }) => label),
  );
  const ofRoles = labelsFound(
    search,
    commands.map((command) => text(`command.${command}`)),
  );
  if (found.length + ofRoles.length === 0) return null;
  return (
    <chakra.div role="status" textStyle="sm" color="fg.muted">
      {found.length > 0 && <p>{text('roomPermissions.elsewhere.options', { options: formatList(found) })}</p>}
      {ofRoles.length > 0 && (
        <p>
          {text('roomPermissions.elsewhere.roles', { options: formatList(ofRoles) })}{' '}
          {pages.includes('roles') && <TextLink href="/admin/roles">{text('page.roles')}</TextLink>}
        </p>
      )}
    </chakra.div>
  );
}

/** The labels that a search finds, each once. */
export function labelsFound(search: string, labels: readonly string[]): string[] {
  const words = findableWords(search, { synonyms: true });
  return [...new Set(labels)].filter((label) => hasWords(findableText(label), words));
}
