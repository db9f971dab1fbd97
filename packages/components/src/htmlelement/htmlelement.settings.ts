import { contentTabs, keySetting } from '../kit/settings/common-settings.ts';
import { choiceSetting, jsonSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { htmlelementSettingsMessages } from './htmlelement.settings.messages.ts';

export const htmlelementSettings = settingsForm(htmlelementSettingsMessages, (own, messages) => ({
  display: [
    choiceSetting('tag', own.tag, own.tags),
    { type: 'textarea', key: 'content', label: own.content, input: true, rows: 6 },
    jsonSetting('attrs', own.attributes, own.attributesHint({ example: '{ "attr": …, "value": … }' })),
  ],
  data: [keySetting(messages)],
  ...contentTabs(messages),
}));
