import { responderMessages } from '@tideform/i18n';

/** Messages of a people picker. `kit/people` contains the messages of its list. */
export const userMessages = responderMessages({
  chosen: { en: '{label}, selected', de: '{label}, ausgewählt', ar: '{label}، المختارون', fr: '{label}, sélection' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}', fr: 'Retirer {name}' },
});
