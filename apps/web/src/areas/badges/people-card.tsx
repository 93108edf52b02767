import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { PeopleChip, useKeptPeople } from '../../features/people-set/people-chip.tsx';
import { useAccount } from '../../shell/account.tsx';
import { ActionFields } from './action-fields.tsx';
import { usePeopleForm } from './use-people-form.ts';

/** Gives a badge to the people in a list, or removes badges from them. */
export function PeopleCard({ setId, onRemove }: { setId: string; onRemove: () => void }) {
  const kept = useKeptPeople(setId);
  return (
    <Card title={text('badges.people.title')} description={text('badges.people.description')}>
      <CardBody display="grid" gap={4}>
        <PeopleChip setId={setId} onRemove={onRemove} />
        {kept.data ? (
          <PeopleForm setId={setId} />
        ) : (
          <LoadingOrError error={kept.error} onRetry={() => void kept.refetch()} />
        )}
      </CardBody>
    </Card>
  );
}

function PeopleForm({ setId }: { setId: string }) {
  const { id: accountId } = useAccount();
  const { form, unassigns, submit } = usePeopleForm({ accountId, setId });
  return (
    <chakra.div maxW="26rem">
      <Form form={form} label={text('badges.people.title')} onSubmit={submit}>
        <ActionFields form={form} unassigns={unassigns} />
        <SubmitButton form={form}>{text('badges.people.submit')}</SubmitButton>
      </Form>
    </chakra.div>
  );
}
