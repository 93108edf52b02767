import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { TextLink } from '../../components/layout/text-link.tsx';
import { paths } from '../../paths.ts';

const tabs: Partial<Record<Task['kind'], string>> = {
  'imports.invitations': 'update',
  'imports.memberships': 'update',
  'imports.deletions': 'delete',
};

/**
 * Links to the page of an import, where its plan can be reviewed and applied. Renders nothing for other
 * tasks.
 */
export function ImportLink({ task: { id, kind, status } }: { task: Task }) {
  const tab = tabs[kind];
  if (tab === undefined) return null;
  const query = new URLSearchParams({ tab, import: id });
  return (
    <TextLink href={`${paths.import}?${query}`}>
      {text(status === 'planned' ? 'tasks.import.planned' : 'tasks.import.open')}
    </TextLink>
  );
}
