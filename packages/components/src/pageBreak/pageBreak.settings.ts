import type { ComponentSample } from '../kit/component-sample.ts';
import { contentTabs, keySetting, nameSetting } from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const pageBreakSettings = plainSettingsForm((messages) => ({
  display: [nameSetting(messages)],
  data: [keySetting(messages)],
  logic: contentTabs(messages).logic,
  permissions: contentTabs(messages).permissions,
}));

export const pageBreakSamples: readonly ComponentSample[] = [
  {
    name: 'Before the photos',
    definition: { type: 'pageBreak', key: 'photosOnNewPage', label: 'Photos on a new page', input: false },
  },
  { name: 'As form files hold it', definition: { type: 'pageBreak', key: 'odd', input: true, tableView: true } },
];
