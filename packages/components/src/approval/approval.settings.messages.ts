import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of an approval. */
export const approvalSettingsMessages = memberMessages({
  approvers: { en: 'Approvers', de: 'Genehmigende Personen', fr: 'Approbateurs' },
  approversHint: {
    en: 'Others can see the decision. If you leave this blank, anyone who can edit the response can approve it.',
    de: 'Andere können die Entscheidung sehen. Ohne Angabe können alle genehmigen, die die Antwort bearbeiten können.',
    fr: 'Les autres personnes peuvent voir la décision. Si vous laissez ce champ vide, toute personne pouvant modifier la réponse peut l’approuver.',
  },
});
