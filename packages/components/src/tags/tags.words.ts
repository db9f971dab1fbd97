import { responderWords } from '@tideform/words';

/** Texts of tags. */
export const tagsWords = responderWords({
  placeholder: { en: 'Type and press Enter', de: 'Eingeben und Enter drücken', ar: 'اكتب ثم اضغط Enter' },
  remove: { en: 'Remove {tag}', de: '„{tag}“ entfernen', ar: 'إزالة «{tag}»' },
  chosen: { en: 'Tags of {label}', de: 'Schlagwörter von „{label}“', ar: 'علامات «{label}»' },
});
