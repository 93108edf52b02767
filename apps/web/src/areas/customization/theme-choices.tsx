import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { formatNumber } from '../../lib/format.ts';
import type { Customization } from './use-customization.ts';

/** The themes as radio buttons on cards, after the choice of none. */
export function ThemeChoices({
  data: { themes, state, offersThemeClearing },
  chosen,
  onChoose,
}: {
  data: Customization;
  chosen: string;
  onChoose: (theme: string) => void;
}) {
  const name = useId();
  const isTooOld = !offersThemeClearing && state.theme !== '';
  return (
    <chakra.fieldset minW={0}>
      <chakra.legend mb={3}>
        <chakra.h2 textStyle="heading">{text('customization.themes')}</chakra.h2>
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
        gap={3}
      >
        <Choice
          name={name}
          label={text('customization.noTheme')}
          about={[text(isTooOld ? 'customization.noTheme.oldBuild' : 'customization.noTheme.about')]}
          applied={state.theme === ''}
          checked={chosen === ''}
          disabled={isTooOld}
          onChoose={() => onChoose('')}
        />
        {themes.map((theme) => (
          <Choice
            key={theme.internalName}
            name={name}
            label={theme.friendlyName}
            about={[
              theme.description,
              text('customization.contents', {
                collections: formatNumber(theme.avatarAssetCollections.length),
                customizations: formatNumber(theme.worldCustomizations.length),
              }),
              ...(theme.legacyName === ''
                ? []
                : [
                    text('customization.legacy', {
                      name: theme.legacyName,
                      features: theme.legacyFeaturesDescription,
                    }),
                  ]),
            ]}
            applied={state.theme === theme.internalName}
            checked={chosen === theme.internalName}
            onChoose={() => onChoose(theme.internalName)}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

function Choice({
  name,
  label,
  about,
  applied,
  checked,
  disabled = false,
  onChoose,
}: {
  name: string;
  label: string;
  about: readonly string[];
  /** Whether this theme is the present one. */
  applied: boolean;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <chakra.div
      display="flex"
      gap={3}
      p={4}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={checked ? 'accent.solid' : 'border'}
      borderRadius="lg"
      textStyle="sm"
    >
      <chakra.input
        id={id}
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-about`}
        flexShrink={0}
        boxSize={4}
        mt={0.5}
        accentColor="accent.solid"
        _focusVisible={{ outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' }}
        onChange={onChoose}
      />
      <chakra.div minW={0}>
        <chakra.label htmlFor={id} fontWeight="medium" cursor="pointer" overflowWrap="anywhere">
          {label}
        </chakra.label>
        <chakra.div id={`${id}-about`} display="grid" gap={1} mt={1} color="fg.muted">
          {applied && <chakra.p color="accent.fg">{text('customization.applied')}</chakra.p>}
          {about.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
