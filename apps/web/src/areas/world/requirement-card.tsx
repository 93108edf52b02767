import '@campus/contracts/second-factor/page-messages';
import { type EnteredAccount, requireSecondFactor } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { reaches } from '@campus/domain/access/levels';
import { factorRequirements } from '@campus/domain/second-factor/second-factor';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { useConfirmFirst } from '../../features/second-factor/use-confirm-first.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';

const schema = requireSecondFactor.input.pick({ required: true });

/** Owners choose who needs two-step verification in the account. Hidden from others. */
export function RequirementCard() {
  const account = useAccount();
  return reaches(account.level, 'owner') ? <Requirement account={account} /> : null;
}

function Requirement({ account }: { account: EnteredAccount }) {
  const form = useContractForm(schema, { required: account.settings.secondFactorRequired });
  const { client, accounts } = trpc.useUtils();
  const { confirmFirst, dialog } = useConfirmFirst();
  const notify = useNotify();
  const save = (required: EnteredAccount['settings']['secondFactorRequired']) => async () => {
    await client.accounts.requireSecondFactor.mutate({ accountId: account.id, required });
    notify.success(text('secondFactor.policy.saved'));
    await accounts.get.invalidate();
  };
  return (
    <Card title={text('secondFactor.policy.title')} description={text('secondFactor.policy.description')}>
      <CardBody maxW="24rem">
        <Form
          form={form}
          label={text('secondFactor.policy.title')}
          onSubmit={({ required }) => confirmFirst(save(required))}
        >
          <SelectField
            form={form}
            name="required"
            label={text('secondFactor.policy.label')}
            options={factorRequirements.map((value) => ({
              value,
              label: text(`secondFactor.policy.${value}`),
            }))}
          />
          <SubmitButton form={form} variant="outline" alignSelf="flex-start">
            {text('secondFactor.policy.save')}
          </SubmitButton>
        </Form>
      </CardBody>
      {dialog}
    </Card>
  );
}
