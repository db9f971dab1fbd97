import { responderMessages } from '@tideform/i18n';

/** Messages of the menu of a column. */
export const headItemsMessages = responderMessages({
  ascending: { en: 'Sort ascending', de: 'Aufsteigend sortieren', ar: 'فرز تصاعدي', fr: 'Tri croissant' },
  descending: { en: 'Sort descending', de: 'Absteigend sortieren', ar: 'فرز تنازلي', fr: 'Tri décroissant' },
  unsorted: { en: 'Clear sorting', de: 'Sortierung aufheben', ar: 'إلغاء الفرز', fr: 'Effacer le tri' },
  filter: { en: 'Filter', de: 'Filtern', ar: 'تصفية', fr: 'Filtrer' },
  pin: { en: 'Pin', de: 'Anheften', ar: 'تثبيت', fr: 'Épingler' },
  unpin: { en: 'Unpin', de: 'Loslösen', ar: 'إلغاء التثبيت', fr: 'Détacher' },
  earlier: { en: 'Move earlier', de: 'Nach vorn verschieben', ar: 'نقل إلى الأمام', fr: 'Déplacer avant' },
  later: { en: 'Move later', de: 'Nach hinten verschieben', ar: 'نقل إلى الخلف', fr: 'Déplacer après' },
  wider: { en: 'Make wider', de: 'Verbreitern', ar: 'توسيع', fr: 'Élargir' },
  narrower: { en: 'Make narrower', de: 'Verschmälern', ar: 'تضييق', fr: 'Rétrécir' },
  hide: { en: 'Hide', de: 'Ausblenden', ar: 'إخفاء', fr: 'Masquer' },
});
