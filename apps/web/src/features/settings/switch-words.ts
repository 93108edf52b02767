import type { ConstantKey } from '@campus/contracts/core/keys';
import { constantText, text } from '@campus/contracts/core/text';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import { helpOf, labelOf } from './setting-words.ts';

/** The texts that people read because a switch is on. They are asked for in the question about the switch. */
const messages: { readonly [K in SettingKey]?: SettingKey } = {
  'ServerConfig.disableWorld': 'ServerConfig.disabledMessage',
  'Account.invitesOnly': 'Account.invitesOnlyHint',
};

/** The setting whose text people read while a switch is on; undefined if there is none. */
export function messageOf(setting: SettingKey): SettingKey | undefined {
  return messages[setting];
}

interface OwnWords {
  title: ConstantKey;
  yes: ConstantKey;
  done: ConstantKey;
}

/** Switches whose name says the opposite of what people do. */
const own: { readonly [K in SettingKey]?: { on: OwnWords; off: OwnWords } } = {
  'ServerConfig.disableWorld': {
    on: {
      title: 'settings.confirm.close',
      yes: 'settings.confirm.yesClose',
      done: 'settings.worldClosed',
    },
    off: { title: 'settings.confirm.open', yes: 'settings.confirm.yesOpen', done: 'settings.worldOpen' },
  },
};

/** The question before a switch is turned on or off. */
export function questionOf(setting: SettingKey, on: boolean) {
  const words = own[setting]?.[on ? 'on' : 'off'];
  const label = { setting: labelOf(setting) };
  return {
    title: words ? text(words.title) : text(on ? 'settings.confirm.on' : 'settings.confirm.off', label),
    message: on ? helpOf(setting) : (constantText(`settings.confirm.off.${setting}`) ?? ''),
    yes: text(words?.yes ?? (on ? 'settings.confirm.yesOn' : 'settings.confirm.yesOff')),
    /** Whether it keeps people out. */
    isDanger: on && words !== undefined,
  };
}

/** What is reported after a switch was turned on or off, or was restored to that. */
export function switchedText(setting: SettingKey, on: boolean, isRestored: boolean): string {
  const done = own[setting]?.[on ? 'on' : 'off'].done;
  const label = { setting: labelOf(setting) };
  if (done) return text(done);
  if (isRestored) return text(on ? 'settings.restored.on' : 'settings.restored.off', label);
  return text(on ? 'settings.enabled' : 'settings.disabled', label);
}
