import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of an approval. */
export const approvalSettingsMessages = memberMessages({
  approvers: { en: 'Approvers', de: 'Genehmigende Personen' },
  approversHint: {
    en: 'Others can see the decision. If you leave this blank, anyone who can edit the response can approve it.',
    de: 'Andere können die Entscheidung sehen. Ohne Angabe können alle genehmigen, die die Antwort bearbeiten können.',
  },
});
