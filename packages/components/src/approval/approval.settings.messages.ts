import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of an approval. */
export const approvalSettingsMessages = memberMessages({
  approvers: { en: 'Who may approve', de: 'Wer genehmigen darf' },
  approversHint: {
    en: 'Others see the decision. Nobody here: whoever may edit the response may approve it.',
    de: 'Andere sehen die Entscheidung. Niemand: Wer die Antwort bearbeiten darf, darf sie genehmigen.',
  },
});
