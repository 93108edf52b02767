import { text } from '@campus/contracts/core/text';
import type { WireTarget } from '@campus/contracts/effective-access/fields';
import { levels } from '@campus/domain/access/levels';
import { keepPreviousData } from '@tanstack/react-query';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import type { StateProps } from './access-state.ts';
import { AnswerView } from './answer-view.tsx';
import { PersonField } from './person-field.tsx';

/** Shows whether a role or a member has access, and why. */
export function OneAnswer({ state, setState, target }: StateProps & { target: WireTarget }) {
  const { id: accountId, pages } = useAccount();
  const who = state.person === '' ? { role: state.role } : { membershipId: state.person };
  const { data, error, refetch } = trpc.effectiveAccess.explain.useQuery(
    { accountId, target, ...who },
    { placeholderData: keepPreviousData },
  );
  return (
    <Card title={text('effectiveAccess.one')} description={text('effectiveAccess.one.about')}>
      <CardBody display="grid" gap={4}>
        {state.person === '' && (
          <FilterSelect
            label={text('effectiveAccess.subject.role')}
            value={state.role}
            options={levels.map((value) => ({ value, label: text(`role.${value}`) }))}
            onChange={(value) => setState({ role: levels.find((level) => level === value) ?? 'member' })}
          />
        )}
        {pages.includes('members') && (
          <PersonField person={state.person} onChange={(person) => setState({ person })} />
        )}
        {data && !error ? (
          <AnswerView answer={data.answer} target={target} />
        ) : (
          <LoadingOrError error={error} onRetry={() => void refetch()} />
        )}
      </CardBody>
    </Card>
  );
}
