import type { listAudit } from '@campus/contracts/audit/audit';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type * as z from 'zod';
import { actorName, targetName } from '../../features/audit-words/audit-words.ts';
import type { AuditPatch, AuditState } from './use-audit.ts';

type Chosen = z.output<typeof listAudit.output>['chosen'];

/** The person and object that filter the list, each with a button to remove the filter. */
export function ChosenFilters({
  state: { actor, target },
  chosen,
  onChange,
}: {
  state: AuditState;
  /** Details of the filtered people and objects; undefined until the first page has loaded. */
  chosen: Chosen | undefined;
  onChange: (patch: AuditPatch) => void;
}) {
  if (!actor && !target) return null;
  const person = chosen?.actor?.id === actor ? chosen.actor : undefined;
  const object = chosen?.target?.id === target ? chosen.target : undefined;
  return (
    <chakra.ul aria-label={text('audit.filters')} display="flex" flexWrap="wrap" gap={2}>
      {actor && (
        <Filter
          label={text('audit.filter.actor', { name: person ? actorName(person) : actor })}
          onRemove={() => onChange({ actor: '' })}
        />
      )}
      {target && (
        <Filter
          label={text('audit.filter.target', { name: object ? targetName(object) : target })}
          onRemove={() => onChange({ target: '' })}
        />
      )}
    </chakra.ul>
  );
}

function Filter({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <chakra.li maxW="full">
      <Button
        size="xs"
        variant="subtle"
        maxW="full"
        aria-label={text('audit.filter.remove', { filter: label })}
        title={text('audit.filter.remove', { filter: label })}
        onClick={onRemove}
      >
        <chakra.span truncate>{label}</chakra.span>
        <X size={12} aria-hidden />
      </Button>
    </chakra.li>
  );
}
