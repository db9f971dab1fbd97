import { responderMessages } from '@tideform/i18n';

/** Texts of a data grid, beside those of all rows. */
export const datagridMessages = responderMessages({
  menu: {
    en: 'More actions for row {number}',
    de: 'Weitere Aktionen für Zeile {number}',
    ar: 'مزيد من الإجراءات للصف {number}',
  },
  handle: { en: 'Move row {number}', de: 'Zeile {number} verschieben', ar: 'نقل الصف {number}' },
  handleHint: {
    en: 'Drag, or press the Up or Down arrow key.',
    de: 'Ziehen oder die NACH-OBEN- bzw. NACH-UNTEN-TASTE drücken.',
    ar: 'اسحب أو اضغط على سهم لأعلى أو لأسفل.',
  },
  moveUp: { en: 'Move up', de: 'Nach oben verschieben', ar: 'نقل لأعلى' },
  moveDown: { en: 'Move down', de: 'Nach unten verschieben', ar: 'نقل لأسفل' },
  insertAbove: { en: 'Insert row above', de: 'Zeile darüber einfügen', ar: 'إدراج صف أعلاه' },
  moved: {
    en: 'Moved row to position {number} of {count}',
    de: 'Zeile an Position {number} von {count} verschoben',
    ar: 'نُقل الصف إلى الموضع {number} من {count}',
  },
});
