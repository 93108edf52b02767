import { maxOptionNameLength, maxOptionUrlLength } from '@campus/domain/controls/custom-options';
import { maxStatusLength } from '@campus/domain/controls/custom-statuses';

/** Texts of the lists of the in-world controls that every layer may say. */
export const controlsMessages = {
  'controls.option.nameMissing': 'A custom option needs a name.',
  'controls.option.nameTooLong': `The name can have at most ${maxOptionNameLength} characters.`,
  'controls.option.urlMissing': 'A custom option needs a URL.',
  'controls.option.urlTooLong': `The URL can have at most ${maxOptionUrlLength} characters.`,
  'controls.option.urlProtocol': 'The URL must start with http or https.',
  'controls.option.urlInvalid': 'This is not a valid URL.',
  'controls.options.tooMany': (p: { max: number }) =>
    `An account can have at most ${p.max} custom option${p.max === 1 ? '' : 's'}.`,
  'controls.status.blank': 'Each status must contain at least one character that is not whitespace.',
  'controls.status.repeated': 'Each status must be unique among all statuses.',
  'controls.status.tooLong': `A status can have at most ${maxStatusLength} characters.`,
  'controls.status.noneActive': 'At least one status needs to be active.',
} as const;
