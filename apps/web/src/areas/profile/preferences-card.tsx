import { text } from '@campus/contracts/core/messages';
import { defaultLandingPage, landingKey, landingPage } from '@campus/domain/access/landing-page';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { SelectOptions } from '../../components/input/select-options.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { openRoutes } from '../../route-table.ts';
import { useAccount } from '../../shell/account.tsx';
import { useUser } from '../../shell/session.tsx';

/** How the console begins, in this browser, for this person in this account. */
export function PreferencesCard() {
  const account = useAccount();
  const key = landingKey(account.id, useUser().id);
  const choices = [
    { value: defaultLandingPage, label: text('profile.title') },
    ...openRoutes(account).map(({ path, label }) => ({ value: path, label: text(label) })),
  ];
  const kept = landingPage(
    localStorage.getItem(key),
    choices.map(({ value }) => value),
  );
  const [chosen, setChosen] = useState(kept);
  const notify = useNotify();

  const choose = (path: string) => {
    try {
      localStorage.setItem(key, path);
    } catch (error) {
      const reason = text('profile.preferences.storage');
      return notify.error(error, () => text('profile.landing.failed', { reason }));
    }
    setChosen(path);
    const page = choices.find(({ value }) => value === path)?.label ?? path;
    notify.success(text('profile.preferences.saved', { page }));
  };
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
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FieldFrame>
        </chakra.div>
      </CardBody>
    </Card>
  );
}
