import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { WireAnswer, WireStep, WireTarget } from '@campus/contracts/effective-access/fields';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Minus, X } from 'lucide-react';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { formatDay } from '../../lib/format.ts';
import { useChangePage } from './change-pages.ts';

/** Shows whether access is allowed, the deciding rule, where to change it, and all rules checked. */
export function AnswerView({ answer, target }: { answer: WireAnswer; target: WireTarget }) {
  const deciding = answer.chain.find(({ decides }) => decides);
  const change = useChangePlace(target, deciding);
  return (
    <chakra.div display="grid" gap={3}>
      <chakra.div role="status" display="grid" gap={2} justifyItems="start">
        <AnswerBadge answer={answer} />
        {deciding && <p>{text('effectiveAccess.answer.because', { reason: reasonText(deciding) })}</p>}
        {deciding && <Written step={deciding} />}
      </chakra.div>
      {change && (
        <TextLink href={change.path}>
          {text('effectiveAccess.answer.change', { page: change.label })}
        </TextLink>
      )}
      <chakra.h3 textStyle="sm" fontWeight="medium">
        {text('effectiveAccess.answer.chain')}
      </chakra.h3>
      <chakra.ol display="grid" gap={2} listStyleType="none" textStyle="sm">
        {answer.chain.map((step) => (
          <Step key={`${step.stage} ${step.rule} ${step.value}`} step={step} />
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

function AnswerBadge({ answer: { allowed, needsPasscode } }: { answer: WireAnswer }) {
  if (!allowed) return <StatusBadge look="error">{text('effectiveAccess.answer.refused')}</StatusBadge>;
  return needsPasscode ? (
    <StatusBadge look="warning">{text('effectiveAccess.answer.passcode')}</StatusBadge>
  ) : (
    <StatusBadge look="success">{text('effectiveAccess.answer.allowed')}</StatusBadge>
  );
}

const signs = { allows: Check, refuses: X, silent: Minus } as const;

function Step({ step }: { step: WireStep }) {
  const Sign = signs[step.verdict];
  return (
    <chakra.li
      display="flex"
      gap={2}
      fontWeight={step.decides ? 'medium' : undefined}
      color={step.decides ? undefined : 'fg.muted'}
    >
      <chakra.span mt={0.5} flexShrink={0}>
        <Sign size={16} aria-hidden />
      </chakra.span>
      <span>
        {reasonText(step)} {step.decides && `(${text('effectiveAccess.answer.decides')})`}
        <Written step={step} />
      </span>
    </chakra.li>
  );
}

function Written({ step: { by, at } }: { step: WireStep }) {
  if (by === null || at === null) return null;
  return (
    <chakra.span display="block" color="fg.muted" textStyle="xs" overflowWrap="anywhere">
      {text('effectiveAccess.written', { by, at: formatDay(at) })}
    </chakra.span>
  );
}

/** The page where the deciding rule can be changed, if the person may open it. */
function useChangePlace(target: WireTarget, deciding: WireStep | undefined) {
  const change = useChangePage(deciding?.stage);
  const isRoom = target.kind === 'room' && deciding?.stage === 'room';
  return change && isRoom ? { ...change, path: `${change.path}?item=${target.roomId}` } : change;
}
