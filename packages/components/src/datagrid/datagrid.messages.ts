import { responderMessages } from '@tideform/i18n';

/** Texts of a data grid, beside those of all rows. */
export const datagridMessages = responderMessages({
  menu: { en: 'More for row {number}', de: 'Mehr zu Zeile {number}', ar: 'المزيد للصف {number}' },
  handle: { en: 'Move row {number}', de: 'Zeile {number} verschieben', ar: 'نقل الصف {number}' },
  handleHint: {
    en: 'Drag it, or press the up and down arrows.',
    de: 'Ziehen oder die Pfeiltasten nach oben und unten drücken.',
    ar: 'اسحبه أو اضغط على سهمي الأعلى والأسفل.',
  },
  moveUp: { en: 'Move up', de: 'Nach oben', ar: 'نقل لأعلى' },
  moveDown: { en: 'Move down', de: 'Nach unten', ar: 'نقل لأسفل' },
  insertAbove: { en: 'Insert row above', de: 'Zeile darüber einfügen', ar: 'إدراج صف أعلاه' },
  moved: {
    en: 'Row moved to place {number} of {count}',
    de: 'Zeile an Platz {number} von {count} verschoben',
    ar: 'نُقل الصف إلى الموضع {number} من {count}',
  },
});
