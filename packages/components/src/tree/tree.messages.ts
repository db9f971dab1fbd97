import { responderMessages } from '@tideform/i18n';

/** Messages of a tree. `number` is the hierarchical number of a node, such as `1.2`. */
export const treeMessages = responderMessages({
  node: { en: 'Entry {number}', de: 'Eintrag {number}', ar: 'الإدخال {number}', fr: 'Entrée {number}' },
  addFirst: { en: 'Add entry', de: 'Eintrag hinzufügen', ar: 'إضافة إدخال', fr: 'Ajouter une entrée' },
  addBelow: { en: 'Add below', de: 'Darunter hinzufügen', ar: 'إضافة أسفله', fr: 'Ajouter en dessous' },
  addBelowNamed: {
    en: 'Add below {number}',
    de: 'Unter {number} hinzufügen',
    ar: 'إضافة أسفل {number}',
    fr: 'Ajouter sous {number}',
  },
  remove: {
    en: 'Remove {number} and everything below it',
    de: '{number} und alles darunter entfernen',
    ar: 'إزالة {number} وكل ما تحته',
    fr: 'Supprimer {number} et tout ce qui se trouve en dessous',
  },
  show: {
    en: 'Show entry {number}',
    de: 'Eintrag {number} einblenden',
    ar: 'إظهار الإدخال {number}',
    fr: 'Afficher l’entrée {number}',
  },
  hide: {
    en: 'Hide entry {number}',
    de: 'Eintrag {number} ausblenden',
    ar: 'إخفاء الإدخال {number}',
    fr: 'Masquer l’entrée {number}',
  },
  none: {
    en: 'No entries yet',
    de: 'Noch keine Einträge',
    ar: 'لا توجد إدخالات بعد',
    fr: 'Aucune entrée pour l’instant',
  },
  unreadable: {
    en: 'This entry can’t be shown. Its content is kept.',
    de: 'Dieser Eintrag kann nicht angezeigt werden. Der Inhalt bleibt erhalten.',
    ar: 'لا يمكن عرض هذا الإدخال. سيبقى محتواه محفوظًا.',
    fr: 'Impossible d’afficher cette entrée. Son contenu est conservé.',
  },
});
