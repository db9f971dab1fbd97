import { keySetting, layoutTabs, settingsForm } from '../kit/common-settings.ts';

export const columnsSettings = settingsForm({
  display: [
    {
      type: 'columnWidths',
      key: 'columns',
      label: 'Columns',
      description: 'A column that is removed takes with it what lies in it. On a phone they lie one below the other.',
      input: true,
    },
  ],
  data: [keySetting],
  ...layoutTabs,
});
