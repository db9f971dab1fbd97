import { responderWords } from '@tideform/words';

export const peopleWords = responderWords({
  start: {
    en: 'Please type to start searching for users',
    de: 'Zum Suchen nach Personen bitte tippen',
    ar: 'اكتب لبدء البحث عن المستخدمين',
  },
  searching: { en: 'Searching…', de: 'Wird gesucht …', ar: 'جارٍ البحث…' },
  nobody: { en: 'Nobody is called “{text}”', de: 'Niemand heißt „{text}“', ar: 'لا أحد باسم «{text}»' },
  found: {
    en: '{count, plural, one {# found} other {# found}}',
    de: '{count, plural, one {# gefunden} other {# gefunden}}',
    ar: '{count, plural, zero {لم يُعثر على أحد} one {عُثر على واحد} two {عُثر على اثنين} few {عُثر على #} many {عُثر على #} other {عُثر على #}}',
  },
  offline: {
    en: 'You are offline. The directory needs a connection.',
    de: 'Sie sind offline. Das Verzeichnis braucht eine Verbindung.',
    ar: 'أنت غير متصل. يحتاج الدليل إلى اتصال.',
  },
  failed: {
    en: 'The directory did not answer. Type on to try again.',
    de: 'Das Verzeichnis hat nicht geantwortet. Tippen Sie weiter, um es noch einmal zu versuchen.',
    ar: 'لم يستجب الدليل. تابع الكتابة للمحاولة مرة أخرى.',
  },
  lacksGroups: {
    en: '{found}. Groups cannot be searched with your permissions.',
    de: '{found}. Gruppen lassen sich mit Ihren Berechtigungen nicht suchen.',
    ar: '{found}. لا يمكن البحث في المجموعات بأذوناتك.',
  },
  unifiedGroup: { en: 'Microsoft 365 group', de: 'Microsoft-365-Gruppe', ar: 'مجموعة Microsoft 365' },
  securityGroup: { en: 'Security group', de: 'Sicherheitsgruppe', ar: 'مجموعة أمان' },
  people: { en: 'People', de: 'Personen', ar: 'الأشخاص' },
  groups: { en: 'Groups', de: 'Gruppen', ar: 'المجموعات' },
});
