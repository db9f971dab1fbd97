import type { ComponentSample } from '../kit/component-sample.ts';
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

export const htmlelementSamples: readonly ComponentSample[] = [
  {
    name: 'Heading',
    definition: {
      type: 'htmlelement',
      key: 'heading',
      label: 'Heading',
      input: false,
      tag: 'h3',
      content: 'Defects found',
    },
  },
  {
    name: 'Link',
    definition: {
      type: 'htmlelement',
      key: 'link',
      label: 'Link',
      input: false,
      tag: 'a',
      content: 'Read the site rules',
      attrs: [{ attr: 'href', value: 'https://example.com/rules?a=1&b=2' }],
    },
  },
  {
    name: 'Hostile',
    definition: {
      type: 'htmlelement',
      key: 'hostile',
      label: 'Hostile',
      input: false,
      tag: 'p onclick=alert(1)',
      className: 'alert',
      content: '<b>Kept</b><script>alert(1)</script><img src="x" onerror="alert(1)" alt="">',
      attrs: [{ attr: 'style', value: 'position:fixed;inset:0' }, null],
    },
  },
];
