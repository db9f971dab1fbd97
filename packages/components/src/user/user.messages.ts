import { responderMessages } from '@tideform/i18n';

/** Texts of a question for people; what the list of them says is the kit's. */
export const userMessages = responderMessages({
  chosen: { en: '{label}, selected', de: '{label}, ausgewählt', ar: '{label}، المختارون', fr: '{label}, sélection' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}', fr: 'Retirer {name}' },
});
