import { choiceSetting, contentTabs, jsonSetting, keySetting, settingsForm } from '../kit/common-settings.ts';

export const htmlelementSettings = settingsForm({
  display: [
    choiceSetting('tag', 'Element', {
      p: 'Paragraph',
      h2: 'Heading 2',
      h3: 'Heading 3',
      h4: 'Heading 4',
      div: 'Block',
      hr: 'Line',
      img: 'Picture',
      ul: 'List',
      a: 'Link',
    }),
    { type: 'textarea', key: 'content', label: 'Content', input: true, rows: 6 },
    jsonSetting('attrs', 'Attributes', 'A list of { "attr": …, "value": … }.'),
  ],
  data: [keySetting],
  ...contentTabs,
});
