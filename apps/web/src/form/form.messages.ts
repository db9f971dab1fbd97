import { responderMessages } from '@tideform/i18n';

/** Texts of filling in a form. */
export const formMessages = responderMessages({
  needsAttention: {
    en: '{count, plural, =1 {One answer needs} =2 {Two answers need} =3 {Three answers need} =4 {Four answers need} =5 {Five answers need} =6 {Six answers need} =7 {Seven answers need} =8 {Eight answers need} =9 {Nine answers need} one {# answer needs} other {# answers need}} your attention',
    de: '{count, plural, =1 {Eine Antwort braucht} =2 {Zwei Antworten brauchen} =3 {Drei Antworten brauchen} =4 {Vier Antworten brauchen} =5 {Fünf Antworten brauchen} =6 {Sechs Antworten brauchen} =7 {Sieben Antworten brauchen} =8 {Acht Antworten brauchen} =9 {Neun Antworten brauchen} one {# Antwort braucht} other {# Antworten brauchen}} Ihre Aufmerksamkeit',
    ar: '{count, plural, zero {لا إجابات تحتاج} one {إجابة واحدة تحتاج} two {إجابتان تحتاجان} few {# إجابات تحتاج} many {# إجابة تحتاج} other {# إجابة تحتاج}} إلى انتباهك',
  },
  unknownType: {
    en: 'This part of the form cannot be shown here: “{type}”.',
    de: 'Dieser Teil des Formulars kann hier nicht gezeigt werden: „{type}“.',
    ar: 'لا يمكن عرض هذا الجزء من النموذج هنا: «{type}».',
  },
  unknownQuestion: {
    en: 'This question cannot be shown here: “{label}”.',
    de: 'Diese Frage kann hier nicht gezeigt werden: „{label}“.',
    ar: 'لا يمكن عرض هذا السؤال هنا: «{label}».',
  },
  tooLarge: {
    en: 'This part of the form is too large to show: “{label}”.',
    de: 'Dieser Teil des Formulars ist zu groß, um ihn zu zeigen: „{label}“.',
    ar: 'هذا الجزء من النموذج أكبر من أن يُعرض: «{label}».',
  },
  appeared: {
    en: '{count, plural, =1 {New question: {label}} one {# new question} other {# new questions}}',
    de: '{count, plural, =1 {Neue Frage: {label}} one {# neue Frage} other {# neue Fragen}}',
    ar: '{count, plural, =1 {سؤال جديد: {label}} zero {لا أسئلة جديدة} one {سؤال جديد} two {سؤالان جديدان} few {# أسئلة جديدة} many {# سؤالًا جديدًا} other {# سؤال جديد}}',
  },
  steps: { en: 'Steps', de: 'Schritte', ar: 'الخطوات' },
  step: {
    en: 'Step {position} of {count}',
    de: 'Schritt {position} von {count}',
    ar: 'الخطوة {position} من {count}',
  },
  goToStep: {
    en: '{now}. Go to another',
    de: '{now}. Zu einem anderen gehen',
    ar: '{now}. الانتقال إلى خطوة أخرى',
  },
  nextStep: { en: 'Next: {title}', de: 'Danach: {title}', ar: 'التالي: {title}' },
  isDone: { en: 'done', de: 'erledigt', ar: 'تم' },
  page: {
    en: 'Page {position} of {count}',
    de: 'Seite {position} von {count}',
    ar: 'الصفحة {position} من {count}',
  },
  previous: { en: 'Previous', de: 'Zurück', ar: 'السابق' },
  next: { en: 'Next', de: 'Weiter', ar: 'التالي' },
  submit: { en: 'Submit', de: 'Absenden', ar: 'إرسال' },
  checking: { en: 'Checking…', de: 'Wird geprüft …', ar: 'جارٍ التحقق…' },
  submitting: { en: 'Submitting…', de: 'Wird abgesendet …', ar: 'جارٍ الإرسال…' },
  held: {
    en: 'Put right what is marked first.',
    de: 'Zuerst berichtigen, was markiert ist.',
    ar: 'صحّح أولًا ما هو مُعلَّم.',
  },
  drawing: {
    en: 'This form is long. The rest of it is on its way…',
    de: 'Dieses Formular ist lang. Der Rest ist unterwegs …',
    ar: 'هذا النموذج طويل. بقيته في الطريق…',
  },
  startAgain: {
    title: { en: 'Clear all answers?', de: 'Alle Antworten leeren?', ar: 'مسح كل الإجابات؟' },
    text: {
      en: 'The answers on all pages are cleared, and the form starts again at its first page.',
      de: 'Die Antworten auf allen Seiten werden geleert, und das Formular beginnt wieder auf der ersten Seite.',
      ar: 'ستُمسح الإجابات في كل الصفحات، ويبدأ النموذج من صفحته الأولى.',
    },
    keep: { en: 'Keep', de: 'Behalten', ar: 'احتفاظ' },
    confirm: { en: 'Clear', de: 'Leeren', ar: 'مسح' },
  },
  loading: { en: 'Loading...', de: 'Wird geladen …', ar: 'جارٍ التحميل…' },
  busy: {
    title: {
      en: 'This form kept the page busy',
      de: 'Dieses Formular hat die Seite blockiert',
      ar: 'أشغل هذا النموذج الصفحة',
    },
    text: {
      en: 'The last time it was opened here, the page stopped answering. What was typed before that is kept.',
      de: 'Als es hier zuletzt geöffnet wurde, reagierte die Seite nicht mehr. Was vorher eingegeben wurde, bleibt erhalten.',
      ar: 'عند فتحه هنا آخر مرة توقفت الصفحة عن الاستجابة. ما كُتب قبل ذلك محفوظ.',
    },
    open: { en: 'Open anyway', de: 'Trotzdem öffnen', ar: 'فتح على أي حال' },
  },
  thanks: {
    title: { en: 'Thanks!', de: 'Danke!', ar: 'شكرًا!' },
    text: {
      en: 'Your response has been submitted',
      de: 'Ihre Antwort wurde eingereicht',
      ar: 'تم إرسال ردك',
    },
    again: {
      en: 'Click here to submit another response',
      de: 'Klicken Sie hier, um eine weitere Antwort einzureichen',
      ar: 'انقر هنا لإرسال رد آخر',
    },
  },
  outdated: {
    title: {
      en: 'Some values may be out of date',
      de: 'Einige Werte sind möglicherweise nicht aktuell',
      ar: 'قد تكون بعض القيم قديمة',
    },
    fields: {
      en: 'Couldn’t calculate from your latest answers: {labels}. Check your answers and try again, or submit them with the values shown.',
      de: 'Konnte aus Ihren letzten Antworten nicht berechnet werden: {labels}. Prüfen Sie Ihre Antworten und versuchen Sie es noch einmal, oder senden Sie sie mit den angezeigten Werten ab.',
      ar: 'تعذر حساب ما يلي من إجاباتك الأخيرة: {labels}. راجع إجاباتك وحاول مرة أخرى، أو أرسلها بالقيم المعروضة.',
    },
    unseen: {
      en: 'A value of this form couldn’t be calculated from your latest answers. Check your answers and try again, or submit them anyway.',
      de: 'Ein Wert dieses Formulars konnte aus Ihren letzten Antworten nicht berechnet werden. Prüfen Sie Ihre Antworten und versuchen Sie es noch einmal, oder senden Sie sie trotzdem ab.',
      ar: 'تعذر حساب إحدى قيم هذا النموذج من إجاباتك الأخيرة. راجع إجاباتك وحاول مرة أخرى، أو أرسلها على أي حال.',
    },
    submit: { en: 'Submit anyway', de: 'Trotzdem absenden', ar: 'الإرسال على أي حال' },
    stored: {
      en: 'Some values couldn’t be calculated when this was submitted, so they may be out of date: {names}',
      de: 'Einige Werte konnten beim Absenden nicht berechnet werden und sind möglicherweise nicht aktuell: {names}',
      ar: 'تعذر حساب بعض القيم عند الإرسال، لذا قد تكون قديمة: {names}',
    },
  },
  automation: {
    off: {
      en: 'The form’s code doesn’t run in this preview.',
      de: 'In dieser Vorschau läuft der Code des Formulars nicht.',
      ar: 'لا تعمل تعليمات النموذج البرمجية في هذه المعاينة.',
    },
    unavailable: {
      en: 'Some automatic parts of this form do not work right now. You can still answer and submit it.',
      de: 'Einige automatische Teile dieses Formulars funktionieren gerade nicht. Sie können es trotzdem ausfüllen und absenden.',
      ar: 'بعض الأجزاء التلقائية في هذا النموذج لا تعمل الآن. ما زال بإمكانك الإجابة والإرسال.',
    },
    stopped: {
      en: 'Part of this form’s automation has stopped.',
      de: 'Ein Teil der Automatik dieses Formulars ist stehen geblieben.',
      ar: 'توقف جزء من أتمتة هذا النموذج.',
    },
  },
});
