import { text } from '@campus/contracts/core/text';
import { defaultStatuses, type SpaceStatus } from '@campus/domain/private-spaces/private-spaces';
import type { ActiveFilter } from '../../components/feedback/empty-filtered.tsx';
import type { ChangeSpaces, SpacesPatch, SpacesState } from './use-spaces.ts';

/** The filters that differ from the report's defaults, each with a function that removes it. */
export function activeFilters(
  { createdAfter, createdBefore, ownerEmails, types, statuses }: SpacesState,
  known: readonly { id: string; name: string }[],
  onChange: ChangeSpaces,
): ActiveFilter[] {
  const filter = (label: string, without: SpacesPatch) => ({ label, onRemove: () => onChange(without) });
  const nameOf = (id: string) => known.find((type) => type.id === id)?.name ?? id;
  const day = (name: 'after' | 'before', value: string) =>
    text('filters.named', { name: text(`privateSpaces.filter.${name}`), value });
  return [
    ...ownerEmails.map((email) =>
      filter(text('privateSpaces.filter.owner', { email }), {
        ownerEmails: ownerEmails.filter((other) => other !== email),
      }),
    ),
    ...(createdAfter ? [filter(day('after', createdAfter), { createdAfter: '' })] : []),
    ...(createdBefore ? [filter(day('before', createdBefore), { createdBefore: '' })] : []),
    ...types.map((id) =>
      filter(text('privateSpaces.filter.type', { type: nameOf(id) }), {
        types: types.filter((other) => other !== id),
      }),
    ),
    ...(isDefault(statuses)
      ? []
      : [
          filter(text('privateSpaces.filter.status', { status: statusText(statuses) }), {
            statuses: [...defaultStatuses],
          }),
        ]),
  ];
}

function isDefault(statuses: readonly SpaceStatus[]): boolean {
  return statuses.length === defaultStatuses.length && defaultStatuses.every((one) => statuses.includes(one));
}

function statusText(statuses: readonly SpaceStatus[]): string {
  if (statuses.length === 0) return text('privateSpaces.mail.all');
  return statuses.map((status) => text(`privateSpaces.status.${status}`)).join(', ');
}
