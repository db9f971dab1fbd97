import { responderMessages } from '@tideform/i18n';

/** Messages of forms for respondents. */
export const formMessages = responderMessages({
  needsAttention: {
    en: '{count, plural, =1 {One answer needs} =2 {Two answers need} =3 {Three answers need} =4 {Four answers need} =5 {Five answers need} =6 {Six answers need} =7 {Seven answers need} =8 {Eight answers need} =9 {Nine answers need} one {# answer needs} other {# answers need}} your attention',
    de: '{count, plural, =1 {Eine Antwort erfordert} =2 {Zwei Antworten erfordern} =3 {Drei Antworten erfordern} =4 {Vier Antworten erfordern} =5 {Fünf Antworten erfordern} =6 {Sechs Antworten erfordern} =7 {Sieben Antworten erfordern} =8 {Acht Antworten erfordern} =9 {Neun Antworten erfordern} one {# Antwort erfordert} other {# Antworten erfordern}} Ihre Aufmerksamkeit',
    ar: '{count, plural, zero {لا إجابات تحتاج} one {إجابة واحدة تحتاج} two {إجابتان تحتاجان} few {# إجابات تحتاج} many {# إجابة تحتاج} other {# إجابة تحتاج}} إلى انتباهك',
    fr: '{count, plural, =1 {Une réponse nécessite} =2 {Deux réponses nécessitent} =3 {Trois réponses nécessitent} =4 {Quatre réponses nécessitent} =5 {Cinq réponses nécessitent} =6 {Six réponses nécessitent} =7 {Sept réponses nécessitent} =8 {Huit réponses nécessitent} =9 {Neuf réponses nécessitent} one {# réponse nécessite} many {# de réponses nécessitent} other {# réponses nécessitent}} votre attention',
  },
  unknownType: {
    en: 'This part of the form can’t be shown here: “{type}”.',
    de: 'Dieser Teil des Formulars kann hier nicht angezeigt werden: „{type}“.',
    ar: 'لا يمكن عرض هذا الجزء من النموذج هنا: «{type}».',
    fr: 'Cette partie du formulaire ne peut pas être affichée ici : « {type} ».',
  },
  unknownQuestion: {
    en: 'This question can’t be shown here: “{label}”.',
    de: 'Diese Frage kann hier nicht angezeigt werden: „{label}“.',
    ar: 'لا يمكن عرض هذا السؤال هنا: «{label}».',
    fr: 'Cette question ne peut pas être affichée ici : « {label} ».',
  },
  tooLarge: {
    en: 'This part of the form is too large to show: “{label}”.',
    de: 'Dieser Teil des Formulars ist zu groß, um angezeigt zu werden: „{label}“.',
    ar: 'هذا الجزء من النموذج أكبر من أن يُعرض: «{label}».',
    fr: 'Cette partie du formulaire est trop volumineuse pour être affichée : « {label} ».',
  },
  appeared: {
    en: '{count, plural, =1 {New question: {label}} one {# new question} other {# new questions}}',
    de: '{count, plural, =1 {Neue Frage: {label}} one {# neue Frage} other {# neue Fragen}}',
    ar: '{count, plural, =1 {سؤال جديد: {label}} zero {لا أسئلة جديدة} one {سؤال جديد} two {سؤالان جديدان} few {# أسئلة جديدة} many {# سؤالًا جديدًا} other {# سؤال جديد}}',
    fr: '{count, plural, =1 {Nouvelle question : {label}} one {# nouvelle question} many {# de nouvelles questions} other {# nouvelles questions}}',
  },
  steps: { en: 'Steps', de: 'Schritte', ar: 'الخطوات', fr: 'Étapes' },
  step: {
    en: 'Step {position} of {count}',
    de: 'Schritt {position} von {count}',
    ar: 'الخطوة {position} من {count}',
    fr: 'Étape {position} sur {count}',
  },
  goToStep: {
    en: '{now}. Go to another step',
    de: '{now}. Zu einem anderen Schritt gehen',
    ar: '{now}. الانتقال إلى خطوة أخرى',
    fr: '{now}. Accéder à une autre étape',
  },
  nextStep: { en: 'Next: {title}', de: 'Nächster Schritt: {title}', ar: 'التالي: {title}', fr: 'Suivant : {title}' },
  isDone: { en: 'done', de: 'erledigt', ar: 'تم', fr: 'terminée' },
  page: {
    en: 'Page {position} of {count}',
    de: 'Seite {position} von {count}',
    ar: 'الصفحة {position} من {count}',
    fr: 'Page {position} sur {count}',
  },
  previous: { en: 'Previous', de: 'Zurück', ar: 'السابق', fr: 'Précédent' },
  next: { en: 'Next', de: 'Weiter', ar: 'التالي', fr: 'Suivant' },
  submit: { en: 'Submit', de: 'Absenden', ar: 'إرسال', fr: 'Envoyer' },
  checking: { en: 'Checking…', de: 'Wird geprüft …', ar: 'جارٍ التحقق…', fr: 'Vérification…' },
  submitting: { en: 'Submitting…', de: 'Wird abgesendet …', ar: 'جارٍ الإرسال…', fr: 'Envoi…' },
  held: {
    en: 'Fix the errors first.',
    de: 'Beheben Sie zuerst die Fehler.',
    ar: 'صحّح الأخطاء أولًا.',
    fr: 'Corrigez d’abord les erreurs.',
  },
  drawing: {
    en: 'This is a long form. Loading the rest…',
    de: 'Dies ist ein langes Formular. Der Rest wird geladen …',
    ar: 'هذا النموذج طويل. جارٍ تحميل بقيته…',
    fr: 'Ce formulaire est long. Chargement du reste…',
  },
  startAgain: {
    title: {
      en: 'Clear all answers?',
      de: 'Alle Antworten löschen?',
      ar: 'مسح كل الإجابات؟',
      fr: 'Effacer toutes les réponses ?',
    },
    text: {
      en: 'Your answers on all pages will be cleared, and you’ll start again on the first page.',
      de: 'Ihre Antworten auf allen Seiten werden gelöscht, und Sie beginnen wieder auf der ersten Seite.',
      ar: 'ستُمسح إجاباتك في كل الصفحات، وستبدأ من الصفحة الأولى.',
      fr: 'Vos réponses seront effacées sur toutes les pages, et vous recommencerez à la première page.',
    },
    keep: { en: 'Keep answers', de: 'Antworten behalten', ar: 'الاحتفاظ بالإجابات', fr: 'Conserver les réponses' },
    confirm: { en: 'Clear answers', de: 'Antworten löschen', ar: 'مسح الإجابات', fr: 'Effacer les réponses' },
  },
  loading: { en: 'Loading...', de: 'Wird geladen …', ar: 'جارٍ التحميل…', fr: 'Chargement…' },
  busy: {
    title: {
      en: 'This form stopped responding',
      de: 'Dieses Formular hat nicht mehr reagiert',
      ar: 'توقف هذا النموذج عن الاستجابة',
      fr: 'Ce formulaire a cessé de répondre',
    },
    text: {
      en: 'The last time you opened this form here, the page stopped responding. Answers entered before that are kept.',
      de: 'Als Sie dieses Formular zuletzt hier geöffnet haben, hat die Seite nicht mehr reagiert. Zuvor eingegebene Antworten bleiben erhalten.',
      ar: 'عند فتح هذا النموذج هنا آخر مرة توقفت الصفحة عن الاستجابة. الإجابات التي أُدخلت قبل ذلك محفوظة.',
      fr: 'La dernière fois que vous avez ouvert ce formulaire ici, la page a cessé de répondre. Les réponses entrées auparavant sont conservées.',
    },
    open: { en: 'Open anyway', de: 'Trotzdem öffnen', ar: 'فتح على أي حال', fr: 'Ouvrir quand même' },
  },
  thanks: {
    title: { en: 'Thanks!', de: 'Danke!', ar: 'شكرًا!', fr: 'Merci !' },
    text: {
      en: 'Your response has been submitted',
      de: 'Ihre Antwort wurde gesendet',
      ar: 'تم إرسال ردك',
      fr: 'Votre réponse a été envoyée',
    },
    again: {
      en: 'Click here to submit another response',
      de: 'Klicken Sie hier, um eine weitere Antwort zu senden',
      ar: 'انقر هنا لإرسال رد آخر',
      fr: 'Cliquez ici pour envoyer une autre réponse',
    },
  },
  outdated: {
    title: {
      en: 'Some values may be out of date',
      de: 'Einige Werte sind möglicherweise nicht aktuell',
      ar: 'قد تكون بعض القيم قديمة',
      fr: 'Certaines valeurs ne sont peut-être pas à jour',
    },
    fields: {
      en: 'Couldn’t calculate from your latest answers: {labels}. Check your answers and try again, or submit them with the values shown.',
      de: 'Konnte aus Ihren letzten Antworten nicht berechnet werden: {labels}. Prüfen Sie Ihre Antworten und versuchen Sie es noch einmal, oder senden Sie sie mit den angezeigten Werten ab.',
      ar: 'تعذر حساب ما يلي من إجاباتك الأخيرة: {labels}. راجع إجاباتك وحاول مرة أخرى، أو أرسلها بالقيم المعروضة.',
      fr: 'Calcul impossible à partir de vos dernières réponses : {labels}. Vérifiez vos réponses et réessayez, ou envoyez-les avec les valeurs affichées.',
    },
    unseen: {
      en: 'A value in this form couldn’t be calculated from your latest answers. Check your answers and try again, or submit them anyway.',
      de: 'Ein Wert dieses Formulars konnte aus Ihren letzten Antworten nicht berechnet werden. Prüfen Sie Ihre Antworten und versuchen Sie es noch einmal, oder senden Sie sie trotzdem ab.',
      ar: 'تعذر حساب إحدى قيم هذا النموذج من إجاباتك الأخيرة. راجع إجاباتك وحاول مرة أخرى، أو أرسلها على أي حال.',
      fr: 'Une valeur de ce formulaire n’a pas pu être calculée à partir de vos dernières réponses. Vérifiez vos réponses et réessayez, ou envoyez-les quand même.',
    },
    submit: { en: 'Submit anyway', de: 'Trotzdem absenden', ar: 'الإرسال على أي حال', fr: 'Envoyer quand même' },
    stored: {
      en: 'Some values couldn’t be calculated when this was submitted, so they may be out of date: {names}',
      de: 'Einige Werte konnten beim Absenden nicht berechnet werden und sind möglicherweise nicht aktuell: {names}',
      ar: 'تعذر حساب بعض القيم عند الإرسال، لذا قد تكون قديمة: {names}',
      fr: 'Certaines valeurs n’ont pas pu être calculées lors de l’envoi et ne sont peut-être pas à jour : {names}',
    },
  },
  automation: {
    off: {
      en: 'The form’s code doesn’t run in this preview.',
      de: 'In dieser Vorschau wird der Code des Formulars nicht ausgeführt.',
      ar: 'لا تعمل تعليمات النموذج البرمجية في هذه المعاينة.',
      fr: 'Le code du formulaire ne s’exécute pas dans cet aperçu.',
    },
    unavailable: {
      en: 'Some automatic parts of this form aren’t working right now. You can still fill it out and submit it.',
      de: 'Einige automatische Funktionen dieses Formulars stehen gerade nicht zur Verfügung. Sie können es trotzdem ausfüllen und absenden.',
      ar: 'بعض الأجزاء التلقائية في هذا النموذج لا تعمل الآن. ما زال بإمكانك تعبئته وإرساله.',
      fr: 'Certaines fonctions automatiques de ce formulaire sont momentanément indisponibles. Vous pouvez quand même le remplir et l’envoyer.',
    },
    stopped: {
      en: 'An automatic part of this form has stopped working.',
      de: 'Eine automatische Funktion dieses Formulars wurde angehalten.',
      ar: 'توقف جزء تلقائي من هذا النموذج عن العمل.',
      fr: 'Une fonction automatique de ce formulaire a cessé de fonctionner.',
    },
  },
});
