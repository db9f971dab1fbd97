import { responderMessages } from '@tideform/i18n';

/** Messages of the column filters. */
export const filterMessages = responderMessages({
  title: {
    en: 'Filter by {column}',
    de: 'Nach {column} filtern',
    ar: 'التصفية حسب {column}',
    fr: 'Filtrer par {column}',
  },
  apply: { en: 'Apply', de: 'Anwenden', ar: 'تطبيق', fr: 'Appliquer' },
  remove: { en: 'Remove filter', de: 'Filter entfernen', ar: 'إزالة عامل التصفية', fr: 'Supprimer le filtre' },
  removeOf: {
    en: 'Remove filter: {filter}',
    de: 'Filter entfernen: {filter}',
    ar: 'إزالة عامل التصفية: {filter}',
    fr: 'Supprimer le filtre : {filter}',
  },
  has: { en: 'Contains', de: 'Enthält', ar: 'يحتوي على', fr: 'Contient' },
  least: { en: 'At least', de: 'Mindestens', ar: 'على الأقل', fr: 'Au moins' },
  most: { en: 'At most', de: 'Höchstens', ar: 'على الأكثر', fr: 'Au plus' },
  first: { en: 'From', de: 'Von', ar: 'من', fr: 'Du' },
  last: { en: 'To', de: 'Bis', ar: 'إلى', fr: 'Au' },
  empty: { en: '(Empty)', de: '(Leer)', ar: '(فارغ)', fr: '(Vide)' },
  values: { en: 'Values of {column}', de: 'Werte von {column}', ar: 'قيم {column}', fr: 'Valeurs : {column}' },
  find: { en: 'Find a value', de: 'Wert suchen', ar: 'البحث عن قيمة', fr: 'Rechercher une valeur' },
  said: {
    has: {
      en: '{column} contains {text}',
      de: '{column} enthält {text}',
      ar: '{column} يحتوي على {text}',
      fr: '{column} contient {text}',
    },
    from: {
      en: '{column} from {from}',
      de: '{column} ab {from}',
      ar: '{column} من {from}',
      fr: '{column} : à partir de {from}',
    },
    to: { en: '{column} to {to}', de: '{column} bis {to}', ar: '{column} إلى {to}', fr: '{column} : jusqu’à {to}' },
    between: {
      en: '{column} {from} to {to}',
      de: '{column} {from} bis {to}',
      ar: '{column} من {from} إلى {to}',
      fr: '{column} : de {from} à {to}',
    },
    is: {
      en: '{column} is {value}',
      de: '{column} ist {value}',
      ar: '{column} هو {value}',
      fr: '{column} est {value}',
    },
    any: {
      en: '{column} is one of {count} values',
      de: '{column} ist einer von {count} Werten',
      ar: '{column} إحدى {count} من القيم',
      fr: '{column} : une valeur parmi {count}',
    },
  },
});
