import { responderMessages } from '@tideform/i18n';

/** What a list of people says. The first two are the specification's, letter for letter. */
export const peopleMessages = responderMessages({
  start: {
    en: 'Please type to start searching for users',
    de: 'Zum Suchen nach Personen tippen',
    ar: 'اكتب لبدء البحث عن الأشخاص',
  },
  account: {
    en: 'Requires Micrsoft account sign-in',
    de: 'Erfordert die Anmeldung mit einem Microsoft-Konto',
    ar: 'يتطلب تسجيل الدخول بحساب Microsoft',
  },
  guest: {
    en: 'Guests cannot search the organization.',
    de: 'Gäste können die Organisation nicht durchsuchen.',
    ar: 'لا يمكن للضيوف البحث في المؤسسة.',
  },
  offline: {
    en: 'You are offline. People are found again once you are back.',
    de: 'Offline. Personen werden wieder gefunden, sobald Verbindung besteht.',
    ar: 'أنت غير متصل. ستعود نتائج البحث عند عودة الاتصال.',
  },
  waiting: { en: 'Searching…', de: 'Suche läuft …', ar: 'جارٍ البحث…' },
  failed: {
    en: 'People could not be searched. Type again to retry.',
    de: 'Die Suche nach Personen ist gescheitert. Zum Wiederholen erneut tippen.',
    ar: 'تعذر البحث عن الأشخاص. اكتب مجددًا للمحاولة.',
  },
  nobody: { en: 'Nobody found', de: 'Niemand gefunden', ar: 'لم يُعثر على أحد' },
  found: {
    en: '{count, plural, one {# person} other {# people}}',
    de: '{count, plural, one {# Person} other {# Personen}}',
    ar: '{count, plural, zero {لا أشخاص} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  },
});
