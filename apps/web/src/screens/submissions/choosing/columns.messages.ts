import { responderMessages } from '@tideform/i18n';

/** Messages of the columns panel. */
export const columnsMessages = responderMessages({
  densities: {
    roomy: { en: 'Comfortable', de: 'Breit', ar: 'واسع', fr: 'Confortable' },
    normal: { en: 'Normal', de: 'Normal', ar: 'عادي', fr: 'Normale' },
    dense: { en: 'Compact', de: 'Kompakt', ar: 'مكثّف', fr: 'Compacte' },
  },
  title: { en: 'Columns', de: 'Spalten', ar: 'الأعمدة', fr: 'Colonnes' },
  find: { en: 'Find a column', de: 'Spalte suchen', ar: 'البحث عن عمود', fr: 'Rechercher une colonne' },
  hint: {
    en: 'Drag a column, or move it with Alt and the arrow keys.',
    de: 'Ziehen Sie eine Spalte, oder verschieben Sie sie mit ALT und den Pfeiltasten.',
    ar: 'اسحب عمودًا، أو انقله بمفتاح Alt ومفاتيح الأسهم.',
    fr: 'Faites glisser une colonne ou déplacez-la avec Alt et les touches de direction.',
  },
  show: { en: 'Show {column}', de: '{column} anzeigen', ar: 'إظهار {column}', fr: 'Afficher {column}' },
  pin: { en: 'Pin {column}', de: '{column} anheften', ar: 'تثبيت {column}', fr: 'Épingler {column}' },
  up: {
    en: 'Move {column} up',
    de: '{column} nach oben verschieben',
    ar: 'نقل {column} إلى الأعلى',
    fr: 'Déplacer {column} vers le haut',
  },
  down: {
    en: 'Move {column} down',
    de: '{column} nach unten verschieben',
    ar: 'نقل {column} إلى الأسفل',
    fr: 'Déplacer {column} vers le bas',
  },
  moved: {
    en: '{column} is now in position {place} of {count}',
    de: '{column} ist jetzt an Position {place} von {count}',
    ar: '{column} الآن في الموضع {place} من {count}',
    fr: '{column} est maintenant en position {place} sur {count}',
  },
  reset: { en: 'Reset', de: 'Zurücksetzen', ar: 'إعادة الضبط', fr: 'Réinitialiser' },
});
