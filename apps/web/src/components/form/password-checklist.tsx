import { type PasswordRefusal, passwordRefusals } from '@campus/domain/passwords';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Circle } from 'lucide-react';

const rules: Readonly<Record<PasswordRefusal, string>> = {
  'password.tooShort': 'At least 8 characters',
  'password.noLowercase': 'A lowercase letter',
  'password.noUppercase': 'A capital letter',
  'password.noNumber': 'A number',
  'password.noSpecial': 'One of #?!@$%^&*-',
  'password.spaces': 'No spaces',
};
const ruleKeys = Object.keys(rules) as PasswordRefusal[];

/** The rules of a new password, ticked off while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  const broken = passwordRefusals(password);
  const isMet = (rule: PasswordRefusal) => password !== '' && !broken.includes(rule);
  return (
    <div>
      <chakra.ul aria-label="A password needs" display="grid" gridTemplateColumns="1fr 1fr" gap={1}>
        {ruleKeys.map((rule) => (
          <Rule key={rule} met={isMet(rule)}>
            {rules[rule]}
          </Rule>
        ))}
      </chakra.ul>
      <chakra.p role="status" srOnly>
        {password !== '' && `${ruleKeys.filter(isMet).length} of ${ruleKeys.length} password rules are met.`}
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
      <chakra.span srOnly>{met ? ' (met)' : ' (not met yet)'}</chakra.span>
    </chakra.li>
  );
}
