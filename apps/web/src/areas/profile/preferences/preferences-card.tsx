import { text } from '@campus/contracts/core/text';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import { SelectOptions } from '../../../components/input/select-options.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { useLandingChoice } from './use-landing-choice.ts';

/** The start page preference for this browser, person, and account. */
export function PreferencesCard() {
  const { choices, chosen, choose } = useLandingChoice();
  return (
    <Card title={text('profile.preferences.title')} description={text('profile.preferences.description')}>
      <CardBody>
        <chakra.div maxW={{ sm: '20rem' }}>
          <FieldFrame
            label={text('profile.preferences.landing')}
            help={text('profile.preferences.landing.help')}
            error={undefined}
          >
            <NativeSelect.Root>
              <NativeSelect.Field value={chosen} onChange={(event) => choose(event.target.value)}>
                <SelectOptions options={choices} />
              </NativeSelect.Field>
              <NativeSelect.Indicator aria-hidden />
            </NativeSelect.Root>
          </FieldFrame>
        </chakra.div>
      </CardBody>
    </Card>
  );
}
