import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import type { checkedSignUp } from '@campus/contracts/sign-up/sign-up';
import { countries } from '@campus/domain/core/countries';
import { organizationSizes, type SignUpField, visitReasons } from '@campus/domain/sign-up/sign-up';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { ContractForm } from '../../../components/form/use-contract-form.ts';
import type { SelectOption } from '../../../components/input/select-options.tsx';

const reasons = {
  'host virtual events': 'signUp.reason.events',
  'remote work solution': 'signUp.reason.remoteWork',
  'virtual education solution': 'signUp.reason.education',
  'just exploring': 'signUp.reason.exploring',
  'attend an event': 'signUp.reason.event',
  'attend a class': 'signUp.reason.class',
  'visit a team suite': 'signUp.reason.suite',
  'attend a meeting': 'signUp.reason.meeting',
} as const satisfies Record<(typeof visitReasons)[number], ConstantKey>;

/** The additional fields that a world requires for sign-up. */
export function RequiredFields({
  form,
  required,
}: {
  form: ContractForm<ReturnType<typeof checkedSignUp>>;
  required: readonly SignUpField[];
}) {
  return (
    <>
      {required.includes('organization') && (
        <TextField
          form={form}
          name="organization"
          required
          label={text('field.organization')}
          autoComplete="organization"
        />
      )}
      {required.includes('size') && (
        <SelectField form={form} name="size" required label={text('signUp.size')} options={sizeChoices()} />
      )}
      {required.includes('phone') && (
        <TextField
          form={form}
          name="phone"
          required
          label={text('signUp.phone')}
          type="tel"
          autoComplete="tel"
          help={text('signUp.phone.help')}
        />
      )}
      {required.includes('country') && (
        <SelectField
          form={form}
          name="country"
          required
          autoComplete="country"
          label={text('signUp.country')}
          options={countryChoices()}
        />
      )}
      {required.includes('answer') && (
        <SelectField
          form={form}
          name="answer"
          required
          label={text('signUp.reason')}
          options={reasonChoices()}
        />
      )}
    </>
  );
}

function sizeChoices(): readonly SelectOption[] {
  return [prompt('signUp.size.prompt'), ...organizationSizes.map((size) => ({ value: size, label: size }))];
}

function countryChoices(): readonly SelectOption[] {
  const choices = countries.map(({ code, name }) => ({ value: code, label: name }));
  return [prompt('signUp.country.prompt'), ...choices];
}

function reasonChoices(): readonly SelectOption[] {
  const choices = visitReasons.map((reason) => ({ value: reason, label: text(reasons[reason]) }));
  return [prompt('signUp.reason.prompt'), ...choices];
}

function prompt(key: ConstantKey): SelectOption {
  return { value: '', label: text(key) };
}
