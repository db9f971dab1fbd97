import { memberMessages } from '@tideform/i18n';

/** Palette entry of an approval. `keywords`: additional search terms, including English ones in every language. */
export const approvalPaletteMessages = memberMessages({
  name: { en: 'Approval', de: 'Genehmi\u00ADgung', fr: 'Appro\u00ADbation' },
  keywords: {
    en: 'approve reject decision release consent accept decline',
    de: 'genehmigen ablehnen Freigabe Entscheidung Zustimmung approval approve reject decision release consent accept decline',
    fr: 'approuver rejeter refuser décision validation valider consentement accepter accord approval approve reject decision release consent accept decline',
  },
  label: { en: 'Approval', de: 'Genehmigung', fr: 'Approbation' },
});
