import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/accounts/page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Redirect } from 'wouter';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../shell/session.tsx';
import { trpc } from '../../trpc.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { SchemaFacts } from './schema-facts.tsx';

/** The page where superadmins create an account. */
export function CreateAccountPage() {
  const { superadmin } = useUser();
  if (!superadmin) return <Redirect to={paths.accounts} replace />;
  return (
    <CenteredCard
      title={text('accounts.create.title')}
      width="32rem"
      description={text('accounts.create.description')}
      footer={<TextLink href={paths.accounts}>{text('accounts.title')}</TextLink>}
    >
      <CreateAccountForm />
      <DefaultSchema />
    </CenteredCard>
  );
}

function DefaultSchema() {
  const schema = trpc.accounts.defaultSchema.useQuery({});
  return (
    <chakra.section
      aria-labelledby="default-schema"
      mt={6}
      pt={5}
      borderTopWidth="1px"
      display="grid"
      gap={4}
    >
      <div>
        <chakra.h2 id="default-schema" fontWeight="semibold">
          {text('accounts.schema')}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted">
          {text('accounts.schema.description')}
        </chakra.p>
      </div>
      {schema.isPending && <Loading />}
      {schema.isError && <ErrorState error={schema.error} onRetry={() => void schema.refetch()} />}
      {schema.data && <SchemaFacts schema={schema.data} />}
    </chakra.section>
  );
}
