import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of an HTML element. */
export const htmlelementSettingsMessages = memberMessages({
  tag: { en: 'Element', de: 'Element' },
  tags: {
    p: { en: 'Paragraph', de: 'Absatz' },
    h2: { en: 'Heading 2', de: 'Überschrift 2' },
    h3: { en: 'Heading 3', de: 'Überschrift 3' },
    h4: { en: 'Heading 4', de: 'Überschrift 4' },
    div: { en: 'Block', de: 'Block' },
    hr: { en: 'Line', de: 'Linie' },
    img: { en: 'Picture', de: 'Bild' },
    ul: { en: 'List', de: 'Liste' },
    a: { en: 'Link', de: 'Link' },
  },
  content: { en: 'Content', de: 'Inhalt' },
  attributes: { en: 'Attributes', de: 'Attribute' },
  attributesHint: { en: 'A list of {example}.', de: 'Eine Liste aus {example}.' },
});
