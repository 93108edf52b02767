import '@campus/contracts/analytics/graph-messages';
import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { CheckboxField } from '../../components/form/checkbox-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { PeopleChip, useKeptPeople } from '../../components/people-set/people-chip.tsx';
import { useAccount } from '../../shell/account.tsx';
import { useBadges } from './use-badges.ts';
import { badgeChoices } from './use-import-form.ts';
import { usePeopleForm } from './use-people-form.ts';

/** Gives a badge to the people behind a figure, or takes badges from them. */
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
  const { data } = useBadges(accountId);
  const { form, unassigns, submit } = usePeopleForm({ accountId, setId });
  return (
    <chakra.div maxW="26rem">
      <Form form={form} label={text('badges.people.title')} onSubmit={submit}>
        <SelectField
          form={form}
          name="badgeId"
          label={text('badges.import.badge')}
          options={badgeChoices(data?.items, unassigns)}
          help={data?.items.length === 0 ? text('badges.none') : undefined}
        />
        <CheckboxField
          form={form}
          name="unassignBadges"
          label={text('badges.import.unassign')}
          help={text('badges.import.unassign.help')}
        />
        <CheckboxField
          form={form}
          name="overwriteBadges"
          label={text('badges.import.overwrite')}
          help={text('badges.import.overwrite.help')}
        />
        <TextField
          form={form}
          name="exportEmail"
          type="email"
          label={text('badges.import.exportEmail')}
          help={text('badges.import.exportEmail.help')}
        />
        <SubmitButton form={form}>{text('badges.people.submit')}</SubmitButton>
      </Form>
    </chakra.div>
  );
}
