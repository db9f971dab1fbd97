import { responderWords } from '@tideform/words';

/** Texts of long lists of choices. */
export const selectWords = responderWords({
  many: {
    en: 'Type to find one of {count, number} choices.',
    de: 'Tippen, um eine von {count, number} Möglichkeiten zu finden.',
    ar: 'اكتب للعثور على أحد الخيارات وعددها {count, number}.',
  },
  find: { en: 'Find in {label}', de: 'In „{label}“ suchen', ar: 'البحث في «{label}»' },
});
