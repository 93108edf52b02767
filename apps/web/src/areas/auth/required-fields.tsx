import type { checkedSignUp } from '@campus/contracts/sign-up';
import { countries } from '@campus/domain/countries';
import { organizationSizes, type SignUpField, visitReasons } from '@campus/domain/sign-up';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { ContractForm } from '../../components/form/use-contract-form.ts';
import type { SelectOption } from '../../components/select-options.tsx';

const sizes = choices(
  'Select a size',
  organizationSizes.map((size) => ({ value: size, label: size })),
);
const reasons = choices(
  'Select a reason',
  visitReasons.map((reason) => ({ value: reason, label: reason.charAt(0).toUpperCase() + reason.slice(1) })),
);
const countryChoices = choices(
  'Select a country',
  countries.map(({ code, name }) => ({ value: code, label: name })),
);

/** The fields a world asks for besides what every sign-up has. */
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
        <TextField form={form} name="organization" label="Organization" autoComplete="organization" />
      )}
      {required.includes('size') && (
        <SelectField form={form} name="size" label="Organization size" options={sizes} />
      )}
      {required.includes('phone') && (
        <TextField form={form} name="phone" label="Phone" type="tel" autoComplete="tel-national" />
      )}
      {required.includes('country') && (
        <SelectField form={form} name="country" label="Country" options={countryChoices} />
      )}
      {required.includes('answer') && (
        <SelectField form={form} name="answer" label="Reason for visiting" options={reasons} />
      )}
    </>
  );
}

function choices(prompt: string, options: readonly SelectOption[]): readonly SelectOption[] {
  return [{ value: '', label: prompt }, ...options];
}
