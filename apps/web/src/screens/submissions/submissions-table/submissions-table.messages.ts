import { responderMessages } from '@tideform/i18n';

/** Messages of the submissions table. English texts that the specification quotes are verbatim. */
export const submissionsTableMessages = responderMessages({
  actions: { en: 'Actions', de: 'Aktionen', ar: 'الإجراءات', fr: 'Actions' },
  table: { en: 'Submissions', de: 'Einsendungen', ar: 'الإرسالات', fr: 'Soumissions' },
  tick: { en: 'Select {name}', de: '{name} auswählen', ar: 'تحديد {name}', fr: 'Sélectionner {name}' },
  tickAll: { en: 'Select all', de: 'Alle auswählen', ar: 'تحديد الكل', fr: 'Tout sélectionner' },
  search: { en: 'Search', de: 'Suchen', ar: 'بحث', fr: 'Rechercher' },
  filter: { en: 'Filter', de: 'Filtern', ar: 'تصفية', fr: 'Filtrer' },
  chooser: { en: 'Columns', de: 'Spalten', ar: 'الأعمدة', fr: 'Colonnes' },
  summary: { en: 'Summary', de: 'Zusammenfassung', ar: 'الملخص', fr: 'Résumé' },
  density: { en: 'Density', de: 'Zeilenhöhe', ar: 'الكثافة', fr: 'Densité' },
  rerun: {
    en: 'Re-run workflows',
    de: 'Arbeitsabläufe erneut ausführen',
    ar: 'إعادة تشغيل سير العمل',
    fr: 'Réexécuter les flux de travail',
  },
  download: { en: 'Download', de: 'Herunterladen', ar: 'تنزيل', fr: 'Télécharger' },
  more: {
    en: 'Download and more options',
    de: 'Herunterladen und weitere Optionen',
    ar: 'التنزيل وخيارات أخرى',
    fr: 'Télécharger et autres options',
  },
  found: { en: '{found} of {all}', de: '{found} von {all}', ar: '{found} من {all}', fr: '{found} sur {all}' },
  /** Count while rows of the range are still being loaded. */
  foundSoFar: {
    en: '{found, number} of {all, number} so far',
    de: '{found, number} von bisher {all, number}',
    ar: '{found, number} من {all, number} حتى الآن',
    fr: '{found, number} sur {all, number} pour l’instant',
  },
  partial: {
    text: {
      en: 'Only the newest {count, plural, one {# submission was} other {# submissions were}} searched. The rest couldn’t be loaded.',
      de: 'Nur {count, plural, one {die neueste Einsendung wurde} other {die neuesten # Einsendungen wurden}} durchsucht. Der Rest konnte nicht geladen werden.',
      ar: 'لم يُبحث إلا في أحدث الإرسالات ({count, number}). تعذّر تحميل الباقي.',
      fr: '{count, plural, one {La recherche n’a porté que sur la soumission la plus récente.} many {La recherche n’a porté que sur les # de soumissions les plus récentes.} other {La recherche n’a porté que sur les # soumissions les plus récentes.}} Impossible de charger les autres.',
    },
    retry: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى', fr: 'Réessayer' },
  },
  resize: { en: 'Width of {column}', de: 'Breite von {column}', ar: 'عرض {column}', fr: 'Largeur : {column}' },
  nothingFound: {
    title: { en: 'No results found', de: 'Keine Ergebnisse gefunden', ar: 'لا نتائج', fr: 'Aucun résultat' },
    text: {
      en: 'No submissions in this date range match your search and filters.',
      de: 'In diesem Zeitraum entsprechen keine Einsendungen Ihrer Suche und Ihren Filtern.',
      ar: 'لا توجد إرسالات في هذه الفترة تطابق البحث وعوامل التصفية.',
      fr: 'Aucune soumission de cette période ne correspond à votre recherche et à vos filtres.',
    },
    allTime: {
      en: 'Search all submissions',
      de: 'Alle Einsendungen durchsuchen',
      ar: 'البحث في كل الإرسالات',
      fr: 'Rechercher dans toutes les soumissions',
    },
    clear: {
      en: 'Clear search and filters',
      de: 'Suche und Filter löschen',
      ar: 'مسح البحث وعوامل التصفية',
      fr: 'Effacer la recherche et les filtres',
    },
  },
});
