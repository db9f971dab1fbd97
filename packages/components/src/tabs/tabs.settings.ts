import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { tabsSettingsMessages } from './tabs.settings.messages.ts';

export const tabsSettings = settingsForm(tabsSettingsMessages, (own, messages) => ({
  display: [
    textSetting('label', messages.label, { description: own.labelHint }),
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
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));
