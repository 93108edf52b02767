import '@campus/contracts/tasks/page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { useAccount } from '../../shell/account.tsx';
import { type BulkTab, useImportHref } from './import-address.ts';
import { ImportHeader } from './import-header.tsx';
import { ImportState } from './import-state.tsx';
import { ImportRows } from './plan/import-rows.tsx';
import { useImport } from './use-imports.ts';

/** One import: its plan, progress, or result, as a summary and row by row. */
export function ImportView({
  tab,
  taskId,
  isNextStep,
}: {
  tab: BulkTab;
  taskId: string;
  /** Whether the person comes from another step of the page. Its heading then takes the focus. */
  isNextStep: boolean;
}) {
  const { id: accountId } = useAccount();
  const href = useImportHref();
  const { data, dataUpdatedAt, error, refetch } = useImport(accountId, taskId);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <TextLink href={href({ tab })}>
        <Back size={14} aria-hidden /> {text('imports.back')}
      </TextLink>
      {data ? (
        <>
          <chakra.section
            aria-labelledby="import-file"
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap={4}
            p={5}
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="lg"
          >
            <ImportHeader tab={tab} details={data.import} isNextStep={isNextStep} />
            <ImportState details={data.import} seenAt={dataUpdatedAt} />
          </chakra.section>
          <ImportRows details={data.import} />
        </>
      ) : (
        <LoadingOrError error={error} onRetry={() => void refetch()} />
      )}
    </chakra.div>
  );
}

const Back = chakra(ArrowLeft, { base: { display: 'inline', verticalAlign: '-2px' } });
