import { text } from '@campus/contracts/core/text';
import { type CustomizationState, withoutThemed, withTheme } from '@campus/domain/customization/state';
import { useState } from 'react';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useUnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { themeLabel } from './items.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { ThemeChoices } from './theme-choices.tsx';
import {
  type Customization,
  type Step,
  type UseCustomization,
  useCustomization,
} from './use-customization.ts';

/** The looks of the world, one of which is applied, or none. */
export function ThemesPage() {
  const customization = useCustomization('worldThemes');
  const { data, error, retry } = customization;
  return (
    <Page title={text('page.worldThemes')} description={text('customization.worldThemes')} wide>
      {data ? (
        <Themes data={data} customization={customization} />
      ) : (
        <LoadingOrError error={error} onRetry={retry} />
      )}
    </Page>
  );
}

function Themes({ data, customization }: { data: Customization; customization: UseCustomization }) {
  const { state, themes, clearable, offersThemeClearing } = data;
  const { accountId, client } = customization;
  const [choice, setChoice] = useState<string>();
  const [wantsClear, setWantsClear] = useState(false);
  /** The state that a plan is based on, while it is shown. */
  const [planned, setPlanned] = useState<CustomizationState>();
  const chosen = choice ?? state.theme;
  const isChanged = chosen !== state.theme;
  const hasClearable = clearable.collections.length + clearable.customizations.length > 0;
  const mayClearFirst = offersThemeClearing && hasClearable && isChanged && chosen !== '';
  const clearsFirst = mayClearFirst && wantsClear;
  useUnsavedChanges(isChanged);
  const discard = () => {
    setChoice(undefined);
    setWantsClear(false);
  };

  const planOn = (before: CustomizationState): CustomizationState => {
    const wanted = themes.find(({ internalName }) => internalName === chosen);
    if (!wanted) return withoutThemed(before, clearable);
    return withTheme(clearsFirst ? withoutThemed(before, clearable) : before, wanted);
  };
  const clear: Step = (basedOn) => client.customization.clearThemes.mutate({ accountId, basedOn });
  const applyChosen: Step = (basedOn) =>
    client.customization.applyTheme.mutate({ accountId, theme: chosen, basedOn });
  const apply = async (before: CustomizationState) => {
    const steps = chosen === '' ? [clear] : clearsFirst ? [clear, applyChosen] : [applyChosen];
    const what = themeLabel(data, chosen, text('customization.noTheme'));
    if (await customization.apply(before, steps, what)) discard();
  };
  return (
    <>
      {themes.length === 0 && <EmptyState title={text('customization.themes.none')} />}
      <ThemeChoices
        data={data}
        chosen={chosen}
        onChoose={(theme) => setChoice(theme === state.theme ? undefined : theme)}
      />
      <ApplyBar
        changes={isChanged ? 1 : 0}
        customization={customization}
        onApply={() => setPlanned(state)}
        onDiscard={discard}
      />
      {planned && (
        <PlanDialog
          data={data}
          before={planned}
          after={planOn(planned)}
          onApply={() => apply(planned)}
          onClose={() => setPlanned(undefined)}
        >
          {mayClearFirst && (
            <Checkbox
              label={text('customization.clearFirst')}
              checked={wantsClear}
              onChange={({ target }) => setWantsClear(target.checked)}
            />
          )}
        </PlanDialog>
      )}
    </>
  );
}
