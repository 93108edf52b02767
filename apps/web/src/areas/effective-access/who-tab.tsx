import { text } from '@campus/contracts/core/text';
import type { AccessConfiguration } from '@campus/contracts/effective-access/configuration';
import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { type StateProps, targetOf } from './access-state.ts';
import { OneAnswer } from './one-answer.tsx';
import { TargetFields } from './target-fields.tsx';
import { WhoCan } from './who-can.tsx';

/** Answers two questions: whether a role or member has access to a target, and who has access. */
export function WhoTab({ configuration, ...props }: StateProps & { configuration: AccessConfiguration }) {
  const target = targetOf(props.state, configuration);
  return (
    <>
      <Card title={text('effectiveAccess.target')} description={text('effectiveAccess.target.about')}>
        <CardBody>
          <TargetFields
            {...props}
            configuration={configuration}
            anywhere={text('effectiveAccess.target.world')}
          />
        </CardBody>
      </Card>
      {!target && <EmptyState title={text('effectiveAccess.target.none')} />}
      {target && (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
          gap={5}
        >
          <OneAnswer {...props} target={target} />
          <WhoCan key={JSON.stringify(target)} target={target} />
        </chakra.div>
      )}
    </>
  );
}
