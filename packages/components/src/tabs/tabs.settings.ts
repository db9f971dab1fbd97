import { keySetting, layoutTabs, settingsForm, textSetting } from '../kit/common-settings.ts';

export const tabsSettings = settingsForm({
  display: [
    textSetting('label', 'Label', { description: 'Screen readers say it before the tabs. It is not shown.' }),
    {
      type: 'optionsTable',
      key: 'components',
      label: 'Tabs',
      description: 'A tab that is removed takes with it what lies on it.',
      entry: 'tab',
      valueProperty: 'key',
      valueLabel: 'Key',
      newRow: { components: [] },
      input: true,
    },
  ],
  data: [keySetting],
  ...layoutTabs,
});
