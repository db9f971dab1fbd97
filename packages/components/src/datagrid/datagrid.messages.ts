import { responderMessages } from '@tideform/i18n';

/** Messages of a data grid, in addition to `rowsMessages`. */
export const datagridMessages = responderMessages({
  menu: {
    en: 'More actions for row {number}',
    de: 'Weitere Aktionen für Zeile {number}',
    ar: 'مزيد من الإجراءات للصف {number}',
    fr: 'Autres actions pour la ligne {number}',
  },
  handle: {
    en: 'Move row {number}',
    de: 'Zeile {number} verschieben',
    ar: 'نقل الصف {number}',
    fr: 'Déplacer la ligne {number}',
  },
  handleHint: {
    en: 'Drag, or press the Up or Down arrow key.',
    de: 'Ziehen oder die NACH-OBEN- bzw. NACH-UNTEN-TASTE drücken.',
    ar: 'اسحب أو اضغط على سهم لأعلى أو لأسفل.',
    fr: 'Faites glisser, ou appuyez sur la touche de direction Haut ou Bas.',
  },
  moveUp: { en: 'Move up', de: 'Nach oben verschieben', ar: 'نقل لأعلى', fr: 'Déplacer vers le haut' },
  moveDown: { en: 'Move down', de: 'Nach unten verschieben', ar: 'نقل لأسفل', fr: 'Déplacer vers le bas' },
  insertAbove: {
    en: 'Insert row above',
    de: 'Zeile darüber einfügen',
    ar: 'إدراج صف أعلاه',
    fr: 'Insérer une ligne au-dessus',
  },
  moved: {
    en: 'Moved row to position {number} of {count}',
    de: 'Zeile an Position {number} von {count} verschoben',
    ar: 'نُقل الصف إلى الموضع {number} من {count}',
    fr: 'Ligne déplacée à la position {number} sur {count}',
  },
});
