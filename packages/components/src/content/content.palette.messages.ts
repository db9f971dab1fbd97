import { memberMessages } from '@tideform/i18n';

/** Palette entry of a content block. `keywords`: additional search terms, including English ones in every language. */
export const contentPaletteMessages = memberMessages({
  name: { en: 'Content', de: 'Inhalt', fr: 'Contenu' },
  keywords: {
    en: 'rich text heading instructions introduction paragraph',
    de: 'formatierter Text Überschrift Anleitung Einleitung Absatz content rich text heading instructions introduction paragraph',
    fr: 'texte enrichi mis en forme titre instructions consignes introduction paragraphe content rich text heading instructions introduction paragraph',
  },
  label: { en: 'Content', de: 'Inhalt', fr: 'Contenu' },
  text: {
    en: 'Enter information for people who fill out this form.',
    de: 'Geben Sie Informationen für Personen ein, die dieses Formular ausfüllen.',
    fr: 'Entrez des informations pour les personnes qui remplissent ce formulaire.',
  },
});
