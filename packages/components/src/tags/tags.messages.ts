import { responderMessages } from '@tideform/i18n';

/** Texts of tags. */
export const tagsMessages = responderMessages({
  placeholder: { en: 'Type and press Enter', de: 'Eingeben und Enter drücken', ar: 'اكتب ثم اضغط Enter' },
  remove: { en: 'Remove {tag}', de: '„{tag}“ entfernen', ar: 'إزالة «{tag}»' },
  chosen: { en: 'Tags of {label}', de: 'Schlagwörter von „{label}“', ar: 'علامات «{label}»' },
});
