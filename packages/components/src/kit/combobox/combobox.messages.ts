import { responderMessages } from '@tideform/i18n';

/** Messages of comboboxes with a searchable list. */
export const comboboxMessages = responderMessages({
  found: {
    en: '{count, plural, one {# choice} other {# choices}}',
    de: '{count, plural, one {# Option} other {# Optionen}}',
    ar: '{count, plural, zero {لا خيارات} one {خيار واحد} two {خياران} few {# خيارات} many {# خيارًا} other {# خيار}}',
    fr: '{count, plural, one {# choix} many {# de choix} other {# choix}}',
  },
  none: { en: 'No choices found', de: 'Keine Optionen gefunden', ar: 'لم يُعثر على خيارات', fr: 'Aucun choix trouvé' },
  waiting: {
    en: 'Loading choices…',
    de: 'Optionen werden geladen …',
    ar: 'جارٍ تحميل الخيارات…',
    fr: 'Chargement des choix…',
  },
  failed: {
    en: 'Couldn’t load the choices.',
    de: 'Die Optionen konnten nicht geladen werden.',
    ar: 'تعذر تحميل الخيارات.',
    fr: 'Impossible de charger les choix.',
  },
  again: { en: 'Try again', de: 'Erneut versuchen', ar: 'المحاولة مجددًا', fr: 'Réessayer' },
  broken: {
    en: 'Couldn’t load the choices because their code has an error. Contact the person who built this form.',
    de: 'Die Optionen konnten nicht geladen werden, weil ihr Code einen Fehler enthält. Wenden Sie sich an die Person, die das Formular erstellt hat.',
    ar: 'تعذر تحميل الخيارات لوجود خطأ في شيفرتها. تواصل مع من أنشأ هذا النموذج.',
    fr: 'Impossible de charger les choix, car leur code contient une erreur. Contactez la personne qui a créé ce formulaire.',
  },
  offline: {
    en: 'You’re offline, and these choices aren’t on this device yet.',
    de: 'Sie sind offline, und diese Optionen sind noch nicht auf diesem Gerät.',
    ar: 'أنت غير متصل، وهذه الخيارات ليست على هذا الجهاز بعد.',
    fr: 'Vous êtes hors connexion et ces choix ne se trouvent pas encore sur cet appareil.',
  },
  refused: {
    en: 'These choices come from {origin}, which isn’t allowed here. Ask your administrator to allow it.',
    de: 'Diese Optionen stammen von {origin}. Das ist hier nicht zulässig. Bitten Sie Ihren Administrator um eine Freigabe.',
    ar: 'تأتي هذه الخيارات من {origin}، وهو غير مسموح به هنا. اطلب من المسؤول السماح به.',
    fr: 'Ces choix proviennent de {origin}, une source non autorisée ici. Demandez à votre administrateur de l’autoriser.',
  },
  short: {
    en: '{count, plural, one {Enter a letter to search} other {Enter # letters to search}}',
    de: '{count, plural, one {Geben Sie zum Suchen einen Buchstaben ein} other {Geben Sie zum Suchen # Buchstaben ein}}',
    ar: '{count, plural, zero {اكتب للبحث} one {اكتب حرفًا واحدًا للبحث} two {اكتب حرفين للبحث} few {اكتب # أحرف للبحث} many {اكتب # حرفًا للبحث} other {اكتب # حرف للبحث}}',
    fr: '{count, plural, one {Entrez une lettre pour rechercher} many {Entrez # de lettres pour rechercher} other {Entrez # lettres pour rechercher}}',
  },
  absent: {
    en: 'Choices are loaded when someone fills out the form.',
    de: 'Die Optionen werden beim Ausfüllen des Formulars geladen.',
    ar: 'تُحمَّل الخيارات عند تعبئة النموذج.',
    fr: 'Les choix sont chargés lorsqu’une personne remplit le formulaire.',
  },
  missing: {
    en: 'Unable to find datasource',
    de: 'Datenquelle nicht gefunden',
    ar: 'تعذر العثور على مصدر البيانات',
    fr: 'Source de données introuvable',
  },
  unreadable: {
    en: 'Couldn’t load the choices because their filter has an error. Contact the person who built this form.',
    de: 'Die Optionen konnten nicht geladen werden, weil ihr Filter einen Fehler enthält. Wenden Sie sich an die Person, die das Formular erstellt hat.',
    ar: 'تعذر تحميل الخيارات لوجود خطأ في عامل التصفية. تواصل مع من أنشأ هذا النموذج.',
    fr: 'Impossible de charger les choix, car leur filtre contient une erreur. Contactez la personne qui a créé ce formulaire.',
  },
  old: {
    en: 'These choices might be out of date.',
    de: 'Diese Optionen sind möglicherweise nicht aktuell.',
    ar: 'قد تكون هذه الخيارات قديمة.',
    fr: 'Ces choix ne sont peut-être plus à jour.',
  },
  chosen: { en: '{label}, selected', de: '{label}, ausgewählt', ar: '{label}، المختارة', fr: '{label}, sélection' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}', fr: 'Supprimer {name}' },
  clear: { en: 'Clear {label}', de: '{label} leeren', ar: 'مسح {label}', fr: 'Effacer {label}' },
});
