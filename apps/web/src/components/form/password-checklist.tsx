import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { type PasswordRefusal, passwordRefusals } from '@campus/domain/passwords/passwords';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Circle } from 'lucide-react';

const rules = {
  'password.tooShort': 'password.rule.tooShort',
  'password.noLowercase': 'password.rule.noLowercase',
  'password.noUppercase': 'password.rule.noUppercase',
  'password.noNumber': 'password.rule.noNumber',
  'password.noSpecial': 'password.rule.noSpecial',
  'password.spaces': 'password.rule.spaces',
} as const satisfies Record<PasswordRefusal, ConstantKey>;
const ruleKeys = Object.keys(rules) as PasswordRefusal[];

/** The rules for a new password, checked off while typing. */
export function PasswordChecklist({ password }: { password: string }) {
  const broken = passwordRefusals(password);
  const isMet = (rule: PasswordRefusal) => password !== '' && !broken.includes(rule);
  return (
    <div>
      <chakra.ul
        aria-label={text('password.needs')}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
        gap={1}
        mt={1}
      >
        {ruleKeys.map((rule) => (
          <Rule key={rule} met={isMet(rule)}>
            {text(rules[rule])}
          </Rule>
        ))}
      </chakra.ul>
      <chakra.p role="status" srOnly>
        {password !== '' &&
          text('password.rulesMet', { met: ruleKeys.filter(isMet).length, all: ruleKeys.length })}
      </chakra.p>
    </div>
  );
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const Icon = met ? Check : Circle;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap={1.5}
      textStyle="xs"
      color={met ? 'fg.success' : 'fg.muted'}
    >
      <Icon size={12} aria-hidden />
      {children}
      <chakra.span srOnly>{` ${text(met ? 'password.rule.met' : 'password.rule.notMet')}`}</chakra.span>
    </chakra.li>
  );
}
