import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { isPersonal } from '@campus/domain/passwords/guessable';
import { type PasswordRefusal, passwordRefusals } from '@campus/domain/passwords/passwords';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import type { PasswordOwner } from '../../lib/use-password-owner.ts';

type Rule = PasswordRefusal | 'password.personal';

const rules = {
  'password.tooShort': 'password.rule.tooShort',
  'password.noLowercase': 'password.rule.noLowercase',
  'password.noUppercase': 'password.rule.noUppercase',
  'password.noNumber': 'password.rule.noNumber',
  'password.noSpecial': 'password.rule.noSpecial',
  'password.spaces': 'password.rule.spaces',
  'password.personal': 'password.rule.personal',
} as const satisfies Record<Rule, ConstantKey>;
const ruleKeys = Object.keys(rules) as Rule[];

/** The rules for a new password, checked off while typing. Together they describe the password field. */
export function PasswordChecklist({ password, owner }: { password: string; owner: PasswordOwner }) {
  const titleId = useId();
  const broken = new Set<Rule>(passwordRefusals(password));
  if (isPersonal(password, owner.about)) broken.add('password.personal');
  const stateOf = (rule: Rule) => {
    if (password === '' || broken.has(rule)) return 'notMet';
    return rule === 'password.personal' && !owner.isWhole ? 'later' : 'met';
  };
  return (
    <div>
      <chakra.p srOnly id={titleId}>
        {text('password.needs')}
      </chakra.p>
      {/* Named by another element: an aria-label would replace the rules in the description of the field. */}
      <chakra.ul
        aria-labelledby={titleId}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
        gap={1}
        mt={1}
      >
        {ruleKeys.map((rule) => (
          <RuleLine key={rule} isWide={rule === 'password.personal'} state={stateOf(rule)}>
            {text(rules[rule])}
          </RuleLine>
        ))}
      </chakra.ul>
      <chakra.p role="status" srOnly>
        {password !== '' &&
          text('password.rulesMet', {
            met: ruleKeys.filter((rule) => stateOf(rule) === 'met').length,
            all: ruleKeys.length,
          })}
      </chakra.p>
    </div>
  );
}

function RuleLine({
  state,
  isWide,
  children,
}: {
  state: 'met' | 'notMet' | 'later';
  isWide: boolean;
  children: string;
}) {
  const isMet = state === 'met';
  const Icon = isMet ? Check : Circle;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap={1.5}
      gridColumn={isWide ? '1 / -1' : undefined}
      textStyle="xs"
      color={isMet ? 'fg.success' : 'fg.muted'}
    >
      <Icon size={12} aria-hidden />
      {children}
      <chakra.span srOnly={state !== 'later'}>{` ${text(`password.rule.${state}`)}`}</chakra.span>
    </chakra.li>
  );
}
