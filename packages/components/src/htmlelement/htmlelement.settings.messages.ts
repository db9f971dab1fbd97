import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of an HTML element. */
export const htmlelementSettingsMessages = memberMessages({
  tag: { en: 'Element', de: 'Element', fr: 'Élément' },
  tags: {
    p: { en: 'Paragraph', de: 'Absatz', fr: 'Paragraphe' },
    h2: { en: 'Heading 2', de: 'Überschrift 2', fr: 'Titre 2' },
    h3: { en: 'Heading 3', de: 'Überschrift 3', fr: 'Titre 3' },
    h4: { en: 'Heading 4', de: 'Überschrift 4', fr: 'Titre 4' },
    div: { en: 'Block', de: 'Block', fr: 'Bloc' },
    hr: { en: 'Line', de: 'Linie', fr: 'Trait' },
    img: { en: 'Picture', de: 'Bild', fr: 'Image' },
    ul: { en: 'List', de: 'Liste', fr: 'Liste' },
    a: { en: 'Link', de: 'Link', fr: 'Lien' },
  },
  content: { en: 'Content', de: 'Inhalt', fr: 'Contenu' },
  attributes: { en: 'Attributes', de: 'Attribute', fr: 'Attributs' },
  attributesHint: {
    en: 'A list of {example}.',
    de: 'Eine Liste aus {example}.',
    fr: 'Liste d’éléments de la forme {example}.',
  },
});
