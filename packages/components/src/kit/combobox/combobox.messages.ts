import { responderMessages } from '@tideform/i18n';

/** Texts of a list that one searches. */
export const comboboxMessages = responderMessages({
  found: {
    en: '{count, plural, one {# choice} other {# choices}}',
    de: '{count, plural, one {# Möglichkeit} other {# Möglichkeiten}}',
    ar: '{count, plural, zero {لا خيارات} one {خيار واحد} two {خياران} few {# خيارات} many {# خيارًا} other {# خيار}}',
  },
  none: { en: 'Nothing found', de: 'Nichts gefunden', ar: 'لم يُعثر على شيء' },
  waiting: { en: 'Loading choices…', de: 'Auswahl wird geladen …', ar: 'جارٍ تحميل الخيارات…' },
  failed: {
    en: 'The choices could not be loaded.',
    de: 'Die Auswahl konnte nicht geladen werden.',
    ar: 'تعذر تحميل الخيارات.',
  },
  again: { en: 'Try again', de: 'Erneut versuchen', ar: 'المحاولة مجددًا' },
  broken: {
    en: 'The code that gives these choices does not work. Whoever built the form can mend it.',
    de: 'Der Code für diese Auswahl funktioniert nicht. Wer das Formular gebaut hat, kann ihn reparieren.',
    ar: 'الشيفرة التي تعطي هذه الخيارات لا تعمل. يمكن لمن أنشأ النموذج إصلاحها.',
  },
  offline: {
    en: 'You are offline, and these choices are not on this device yet.',
    de: 'Offline, und diese Auswahl ist noch nicht auf diesem Gerät.',
    ar: 'أنت غير متصل، وهذه الخيارات ليست على هذا الجهاز بعد.',
  },
  refused: {
    en: 'These choices come from {origin}, which is not allowed here. An administrator can allow it.',
    de: 'Diese Auswahl kommt von {origin}, was hier nicht erlaubt ist. Die Administration kann es erlauben.',
    ar: 'تأتي هذه الخيارات من {origin}، وهو غير مسموح به هنا. يمكن للمسؤول السماح به.',
  },
  short: {
    en: '{count, plural, one {Type a letter to search} other {Type # letters to search}}',
    de: '{count, plural, one {Zum Suchen einen Buchstaben tippen} other {Zum Suchen # Buchstaben tippen}}',
    ar: '{count, plural, zero {اكتب للبحث} one {اكتب حرفًا واحدًا للبحث} two {اكتب حرفين للبحث} few {اكتب # أحرف للبحث} many {اكتب # حرفًا للبحث} other {اكتب # حرف للبحث}}',
  },
  absent: {
    en: 'The choices are loaded while somebody answers.',
    de: 'Die Auswahl wird beim Ausfüllen geladen.',
    ar: 'تُحمَّل الخيارات أثناء الإجابة.',
  },
  missing: { en: 'Unable to find datasource', de: 'Datenquelle nicht gefunden', ar: 'تعذر العثور على مصدر البيانات' },
  unreadable: {
    en: 'The filter of these choices does not work. Whoever built the form can mend it.',
    de: 'Der Filter dieser Auswahl funktioniert nicht. Wer das Formular gebaut hat, kann ihn reparieren.',
    ar: 'عامل تصفية هذه الخيارات لا يعمل. يمكن لمن أنشأ النموذج إصلاحه.',
  },
  old: {
    en: 'As they were when they were loaded last.',
    de: 'Stand des letzten Ladens.',
    ar: 'كما كانت عند آخر تحميل.',
  },
  chosen: { en: '{label}, chosen', de: '{label}, ausgewählt', ar: '{label}، المختارة' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}' },
  clear: { en: 'Clear {label}', de: '{label} leeren', ar: 'مسح {label}' },
});
