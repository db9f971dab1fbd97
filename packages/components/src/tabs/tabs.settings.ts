import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { tabsSettingsWords } from './tabs.settings.words.ts';

export const tabsSettings = settingsForm(tabsSettingsWords, (own, words) => ({
  display: [
    textSetting('label', words.label, { description: own.labelHint }),
    {
      type: 'optionsTable',
      key: 'components',
      label: own.tabs,
      description: own.tabsHint,
      entry: 'tab',
      valueProperty: 'key',
      valueLabel: own.key,
      newRow: { components: [] },
      input: true,
    },
    switchSetting('verticalLayout', own.vertical, { description: own.verticalHint }),
  ],
  data: [keySetting(words)],
  ...layoutTabs(words),
}));
