import type { ComponentSample } from '../kit/component-sample.ts';
import { contentTabs, keySetting } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { contentSettingsMessages } from './content.settings.messages.ts';

export const contentSettings = settingsForm(contentSettingsMessages, (own, messages) => ({
  display: [{ type: 'richText', key: 'html', label: own.html, input: true, rows: 10 }],
  data: [keySetting(messages)],
  ...contentTabs(messages),
}));

export const contentSamples: readonly ComponentSample[] = [
  {
    name: 'Introduction',
    definition: {
      type: 'content',
      key: 'intro',
      label: 'Introduction',
      input: false,
      html: '<h2>Before you start</h2><p>Walk the site <strong>once</strong>, then <a href="https://example.com">read the plan</a>.</p><ul><li>Boots</li><li>Helmet</li></ul>',
    },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'content', key: 'odd', html: null, content: '' },
  },
];
