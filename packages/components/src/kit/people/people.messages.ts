import { responderMessages } from '@tideform/i18n';

/** Messages of the people search. The first two are verbatim from the product specification. */
export const peopleMessages = responderMessages({
  start: {
    en: 'Please type to start searching for users',
    de: 'Geben Sie etwas ein, um nach Benutzern zu suchen',
    ar: 'اكتب لبدء البحث عن المستخدمين',
    fr: 'Tapez du texte pour rechercher des utilisateurs',
  },
  account: {
    en: 'Requires Micrsoft account sign-in',
    de: 'Erfordert die Anmeldung mit einem Microsoft-Konto',
    ar: 'يتطلب تسجيل الدخول بحساب Microsoft',
    fr: 'Nécessite une connexion avec un compte Microsoft',
  },
  guest: {
    en: 'Guests can’t search for people in the organization.',
    de: 'Gäste können nicht nach Personen in der Organisation suchen.',
    ar: 'لا يمكن للضيوف البحث عن أشخاص في المؤسسة.',
    fr: 'Les invités ne peuvent pas rechercher de personnes dans l’organisation.',
  },
  offline: {
    en: 'You’re offline. You can search for people again when you’re back online.',
    de: 'Sie sind offline. Sobald Sie wieder online sind, können Sie nach Personen suchen.',
    ar: 'أنت غير متصل. يمكنك البحث عن الأشخاص عند عودة الاتصال.',
    fr: 'Vous êtes hors connexion. Vous pourrez à nouveau rechercher des personnes une fois la connexion rétablie.',
  },
  waiting: { en: 'Searching…', de: 'Wird gesucht …', ar: 'جارٍ البحث…', fr: 'Recherche en cours…' },
  failed: {
    en: 'Couldn’t search for people. Enter the name again.',
    de: 'Die Suche nach Personen ist fehlgeschlagen. Geben Sie den Namen noch einmal ein.',
    ar: 'تعذر البحث عن الأشخاص. أدخل الاسم مرة أخرى.',
    fr: 'Impossible de rechercher des personnes. Entrez à nouveau le nom.',
  },
  nobody: {
    en: 'No people found',
    de: 'Keine Personen gefunden',
    ar: 'لم يُعثر على أشخاص',
    fr: 'Aucune personne trouvée',
  },
  found: {
    en: '{count, plural, one {# person} other {# people}}',
    de: '{count, plural, one {# Person} other {# Personen}}',
    ar: '{count, plural, zero {لا أشخاص} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
    fr: '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
  },
});
