import { responderMessages } from '@tideform/i18n';

/** What can be done with a column. */
export const headItemsMessages = responderMessages({
  ascending: { en: 'Sort ascending', de: 'Aufsteigend sortieren', ar: 'فرز تصاعدي' },
  descending: { en: 'Sort descending', de: 'Absteigend sortieren', ar: 'فرز تنازلي' },
  unsorted: { en: 'Clear sorting', de: 'Sortierung aufheben', ar: 'إلغاء الفرز' },
  filter: { en: 'Filter', de: 'Filtern', ar: 'تصفية' },
  pin: { en: 'Pin', de: 'Anheften', ar: 'تثبيت' },
  unpin: { en: 'Unpin', de: 'Loslösen', ar: 'إلغاء التثبيت' },
  earlier: { en: 'Move before', de: 'Nach vorn verschieben', ar: 'نقل إلى الأمام' },
  later: { en: 'Move after', de: 'Nach hinten verschieben', ar: 'نقل إلى الخلف' },
  wider: { en: 'Wider', de: 'Breiter', ar: 'أعرض' },
  narrower: { en: 'Narrower', de: 'Schmaler', ar: 'أضيق' },
  hide: { en: 'Hide', de: 'Ausblenden', ar: 'إخفاء' },
});
