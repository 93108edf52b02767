import { text } from '@campus/contracts/core/text';
import { countries, isCountryCode } from '@campus/domain/core/countries';
import type { SelectOption } from '../../components/input/select-options.tsx';

/** The countries to choose from, including the current value if it was once entered as free text. */
export function countryOptions(current: string): SelectOption[] {
  return [
    { value: '', label: text('profile.public.country.none') },
    ...(current === '' || isCountryCode(current) ? [] : [{ value: current, label: current }]),
    ...countries.map(({ code, name }) => ({ value: code, label: name })),
  ];
}

/** The common name of a country. Any other text stays unchanged. */
export function countryName(country: string): string {
  return countries.find(({ code }) => code === country)?.name ?? country;
}
