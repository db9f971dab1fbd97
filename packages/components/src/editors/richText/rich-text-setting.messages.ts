import { memberMessages } from '@tideform/i18n';

/** Messages of the editor for rich text settings. */
export const richTextSettingMessages = memberMessages({
  asSource: { en: 'HTML source', de: 'HTML-Quelltext', fr: 'Source HTML' },
  withTools: { en: 'Edit with toolbar', de: 'Mit Symbolleiste bearbeiten', fr: 'Modifier avec la barre d’outils' },
  loses: {
    en: 'This text contains HTML that the toolbar doesn’t support. It’ll be removed if you edit with the toolbar.',
    de: 'Dieser Text enthält HTML, das die Symbolleiste nicht unterstützt. Es wird beim Bearbeiten mit der Symbolleiste entfernt.',
    fr: 'Ce texte contient du code HTML que la barre d’outils ne prend pas en charge. Il sera supprimé si vous modifiez le texte avec la barre d’outils.',
  },
});
