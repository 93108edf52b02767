import '@campus/contracts/second-factor/page-messages';
import { text } from '@campus/contracts/core/text';
import type { PasskeyProof, PasskeyRequest } from '@campus/contracts/second-factor/passkeys';
import { enteredCode } from '@campus/contracts/second-factor/second-factor';
import type { FactorMethod } from '@campus/domain/second-factor/second-factor';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { UsePasskey } from './use-passkey.tsx';

export interface Proving {
  /** The person's methods. The first is the default. */
  methods: readonly FactorMethod[];
  /** Resolves when the proof was accepted. */
  prove: (proof: { code: string } | { passkey: PasskeyProof }) => Promise<unknown>;
  askOptions: () => Promise<PasskeyRequest>;
}

const otherWays = {
  totp: 'secondFactor.step.useTotp',
  passkey: 'secondFactor.step.usePasskey',
  recoveryCode: 'secondFactor.step.useRecoveryCode',
} as const;

/** Verifies a second factor with one of the person's methods, and offers the others. */
export function ProveFactor({ methods, prove, askOptions }: Proving) {
  const [chosen, setChosen] = useState<FactorMethod>();
  const way = chosen ?? methods[0] ?? 'totp';
  return (
    <chakra.div display="grid" gap={4}>
      <chakra.p textStyle="sm" color="fg.muted">
        {text(`secondFactor.step.${way}`)}
      </chakra.p>
      {way === 'passkey' ? (
        <UsePasskey askOptions={askOptions} prove={(passkey) => prove({ passkey })} />
      ) : (
        <CodeForm key={way} way={way} prove={(code) => prove({ code })} />
      )}
      <chakra.div display="grid" gap={1} justifyItems="center">
        {methods
          .filter((method) => method !== way)
          .map((method) => (
            <Button key={method} variant="plain" size="sm" onClick={() => setChosen(method)}>
              {text(otherWays[method])}
            </Button>
          ))}
      </chakra.div>
    </chakra.div>
  );
}

function CodeForm({
  way,
  prove,
}: {
  way: 'totp' | 'recoveryCode';
  prove: (code: string) => Promise<unknown>;
}) {
  const form = useContractForm(enteredCode, { code: '' });
  const isApp = way === 'totp';
  return (
    <Form form={form} label={text('secondFactor.step.title')} onSubmit={({ code }) => prove(code)}>
      <TextField
        form={form}
        name="code"
        label={text(isApp ? 'secondFactor.step.code' : 'secondFactor.step.recovery')}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        {...(isApp && { inputMode: 'numeric' as const })}
        autoFocus
      />
      <SubmitButton form={form} size="lg">
        {text('secondFactor.step.confirm')}
      </SubmitButton>
    </Form>
  );
}
