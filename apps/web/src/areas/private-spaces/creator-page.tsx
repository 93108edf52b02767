import '@campus/contracts/private-spaces/page-messages';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { DoorOpen } from 'lucide-react';
import { Form } from '../../components/form/form.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useUnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { failureText } from './failure-text.ts';
import { useCreatorForm } from './use-creator-form.ts';

/** Creates a private space for its owner. */
export function CreatorPage() {
  const account = useAccount();
  const prices = trpc.privateSpaces.prices.useQuery({ accountId: account.id });
  const { form, create, isFailed } = useCreatorForm(account.id);
  useUnsavedChanges(form.formState.isDirty);
  const title = text('privateSpaces.creator.space');
  const types = prices.data?.items ?? [];
  return (
    <Page title={text('privateSpaces.creator')} description={text('privateSpaces.creator.about')}>
      <Card title={title} description={text('privateSpaces.creator.space.about')}>
        <CardBody>
          {prices.error && (
            <chakra.div display="grid" justifyItems="start" gap={3} mb={4}>
              <FormError message={failureText(prices.error, 'privateSpaces.types.failed')} />
              <Button size="sm" variant="outline" onClick={() => void prices.refetch()}>
                {text('action.tryAgain')}
              </Button>
            </chakra.div>
          )}
          <Form form={form} onSubmit={create} label={title}>
            <SelectField
              form={form}
              name="pricingId"
              required
              label={text('privateSpaces.type')}
              options={[
                { value: '', label: text('privateSpaces.type.choose') },
                ...types.map(({ id, product }) => ({ value: id, label: product.name })),
              ]}
            />
            <TextField
              form={form}
              name="email"
              type="email"
              required
              label={text('privateSpaces.email')}
              autoComplete="off"
            />
            <Pair role="group" aria-label={text('privateSpaces.names')} aria-describedby="owner-names">
              <TextField
                form={form}
                name="firstName"
                label={text('privateSpaces.firstName')}
                autoComplete="off"
              />
              <TextField
                form={form}
                name="lastName"
                label={text('privateSpaces.lastName')}
                autoComplete="off"
              />
              <chakra.p id="owner-names" gridColumn="1 / -1" textStyle="sm" color="fg.muted">
                {text('privateSpaces.names.help')}
              </chakra.p>
            </Pair>
            <TextField
              form={form}
              name="name"
              label={text('privateSpaces.name')}
              help={text('privateSpaces.name.help')}
              autoComplete="off"
            />
            <SubmitButton form={form} disabled={!prices.data || isFailed} alignSelf="start">
              <DoorOpen size={16} aria-hidden />
              {text('privateSpaces.create')}
            </SubmitButton>
          </Form>
        </CardBody>
      </Card>
    </Page>
  );
}

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: 3, rowGap: 2 },
});
