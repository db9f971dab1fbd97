import { responderMessages } from '@tideform/i18n';

/** Messages of the responses list. English texts that the specification quotes are verbatim. */
export const responsesMessages = responderMessages({
  title: { en: 'Responses', de: 'Antworten', ar: 'الردود', fr: 'Réponses' },
  search: { en: 'Search responses', de: 'Antworten suchen', ar: 'البحث في الردود', fr: 'Rechercher des réponses' },
  channel: { en: 'Channel', de: 'Kanal', ar: 'القناة', fr: 'Canal' },
  allChannels: { en: 'All channels', de: 'Alle Kanäle', ar: 'كل القنوات', fr: 'Tous les canaux' },
  form: { en: 'Form', de: 'Formular', ar: 'النموذج', fr: 'Formulaire' },
  allForms: { en: 'All forms', de: 'Alle Formulare', ar: 'كل النماذج', fr: 'Tous les formulaires' },
  submittedBy: { en: 'Submitted by', de: 'Eingereicht von', ar: 'أرسله', fr: 'Envoyées par' },
  by: {
    me: { en: 'Me', de: 'Ich', ar: 'أنا', fr: 'Moi' },
    others: { en: 'Others', de: 'Andere', ar: 'آخرون', fr: 'Autres' },
    anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول', fr: 'Anonyme' },
    all: { en: 'Everyone', de: 'Alle', ar: 'الجميع', fr: 'Tout le monde' },
  },
  clearFilters: { en: 'Clear filters', de: 'Filter zurücksetzen', ar: 'مسح عوامل التصفية', fr: 'Effacer les filtres' },
  onDevice: { en: 'On this device', de: 'Auf diesem Gerät', ar: 'على هذا الجهاز', fr: 'Sur cet appareil' },
  quicker: {
    text: {
      en: '“{title}” was submitted first from another device with different answers. Your answers are saved in a draft.',
      de: '„{title}“ wurde zuerst von einem anderen Gerät mit anderen Antworten eingereicht. Ihre Antworten sind in einem Entwurf gespeichert.',
      ar: 'أُرسل "{title}" أولًا من جهاز آخر بإجابات مختلفة. إجاباتك محفوظة في مسودة.',
      fr: 'La réponse « {title} » a déjà été envoyée à partir d’un autre appareil, avec un contenu différent. Vos réponses sont enregistrées dans un brouillon.',
    },
    draft: { en: 'Open your draft', de: 'Entwurf öffnen', ar: 'فتح مسودتك', fr: 'Ouvrir votre brouillon' },
    submission: { en: 'Open submission', de: 'Einsendung öffnen', ar: 'فتح الإرسال', fr: 'Ouvrir la soumission' },
    badge: { en: 'Not submitted', de: 'Nicht eingereicht', ar: 'لم تُرسل', fr: 'Non envoyée' },
  },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسلة', fr: 'Envoyées' },
  loadMore: { en: 'Load more...', de: 'Mehr laden …', ar: 'تحميل المزيد…', fr: 'Afficher plus…' },
  empty: {
    title: { en: 'No responses', de: 'Keine Antworten', ar: 'لا توجد ردود', fr: 'Aucune réponse' },
    text: {
      en: 'Your drafts and submitted responses appear here.',
      de: 'Hier werden Ihre Entwürfe und eingereichten Antworten angezeigt.',
      ar: 'تظهر هنا مسوداتك وردودك المُرسلة.',
      fr: 'Vos brouillons et les réponses que vous avez envoyées s’affichent ici.',
    },
    filtered: {
      en: 'No responses match these filters.',
      de: 'Keine Antworten entsprechen diesen Filtern.',
      ar: 'لا توجد ردود تطابق عوامل التصفية هذه.',
      fr: 'Aucune réponse ne correspond à ces filtres.',
    },
  },
  nothingSubmitted: {
    en: 'You haven’t submitted any responses yet.',
    de: 'Sie haben noch keine Antworten eingereicht.',
    ar: 'لم ترسل أي ردود بعد.',
    fr: 'Vous n’avez encore envoyé aucune réponse.',
  },
  nothingFits: {
    en: 'No submissions match these filters.',
    de: 'Keine Einsendungen entsprechen diesen Filtern.',
    ar: 'لا توجد إرسالات تطابق عوامل التصفية هذه.',
    fr: 'Aucune soumission ne correspond à ces filtres.',
  },
  offline: {
    en: 'You’re offline. Connect to the internet to see your submitted responses.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um Ihre eingereichten Antworten anzuzeigen.',
    ar: 'أنت غير متصل. اتصل بالإنترنت لعرض ردودك المُرسلة.',
    fr: 'Vous êtes hors connexion. Connectez-vous à Internet pour voir les réponses que vous avez envoyées.',
  },
  inEdit: { en: 'Being edited', de: 'Wird bearbeitet', ar: 'قيد التحرير', fr: 'En cours de modification' },
  saved: { en: 'Saved', de: 'Gespeichert', ar: 'محفوظ', fr: 'Enregistré' },
  anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول', fr: 'Anonyme' },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل', fr: 'Abandonner' },
  more: {
    en: 'More options for {title}',
    de: 'Weitere Optionen für {title}',
    ar: 'خيارات إضافية لـ {title}',
    fr: 'Plus d’options pour {title}',
  },
});
