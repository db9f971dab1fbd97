import { responderMessages } from '@tideform/i18n';

/** Texts of the page that strangers open; in English those that the specification quotes are verbatim. */
export const shareMessages = responderMessages({
  gone: {
    en: 'This form is no longer available',
    de: 'Dieses Formular ist nicht mehr verfügbar',
    ar: 'لم يعد هذا النموذج متاحًا',
  },
  goneText: {
    en: 'The link was withdrawn or has run out. Ask whoever sent it to you for a new one.',
    de: 'Der Link wurde zurückgezogen oder ist abgelaufen. Bitten Sie um einen neuen, wo Sie ihn herhaben.',
    ar: 'سُحب الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا ممن أرسله إليك.',
  },
  notOpenYet: {
    title: {
      en: 'This form is not open yet',
      de: 'Dieses Formular ist noch nicht offen',
      ar: 'هذا النموذج غير مفتوح بعد',
    },
    text: { en: 'Please come back later.', de: 'Bitte kommen Sie später wieder.', ar: 'يُرجى العودة لاحقًا.' },
  },
  full: {
    en: 'It has received all the responses it was made for.',
    de: 'Es hat alle Antworten bekommen, für die es gedacht war.',
    ar: 'وصلت إليه كل الردود التي أُعدّ لها.',
  },
  unauthorized: {
    title: { en: 'Please come back later', de: 'Bitte kommen Sie später wieder', ar: 'يُرجى العودة لاحقًا' },
    text: {
      en: 'This form cannot take responses at the moment. Whoever sent you the link can put that right.',
      de: 'Dieses Formular kann im Moment keine Antworten annehmen. Wer Ihnen den Link geschickt hat, kann das beheben.',
      ar: 'لا يستطيع هذا النموذج استقبال الردود حاليًا. يمكن لمن أرسل إليك الرابط إصلاح ذلك.',
    },
  },
  busy: {
    title: {
      en: 'Many people are opening this form',
      de: 'Viele öffnen gerade dieses Formular',
      ar: 'كثيرون يفتحون هذا النموذج الآن',
    },
    text: {
      en: 'It opens by itself in a moment. Please leave this page open.',
      de: 'Es öffnet sich gleich von selbst. Bitte lassen Sie diese Seite offen.',
      ar: 'سيُفتح تلقائيًا بعد لحظات. يُرجى إبقاء هذه الصفحة مفتوحة.',
    },
  },
  offline: {
    title: { en: 'You are offline', de: 'Sie sind offline', ar: 'أنت غير متصل' },
    text: {
      en: 'This form opens once there is a connection.',
      de: 'Dieses Formular öffnet sich, sobald es eine Verbindung gibt.',
      ar: 'يُفتح هذا النموذج عند توفر اتصال.',
    },
  },
  oops: { en: 'Oops, something went wrong', de: 'Da ist etwas schiefgegangen', ar: 'عذرًا، حدث خطأ ما' },
  tokenFailed: {
    en: 'Session token request failed: {detail}',
    de: 'Die Sitzung konnte nicht geöffnet werden: {detail}',
    ar: 'فشل طلب رمز الجلسة: {detail}',
  },
  requestFailed: {
    en: 'Request failed: {detail}',
    de: 'Die Anfrage ist fehlgeschlagen: {detail}',
    ar: 'فشل الطلب: {detail}',
  },
  password: {
    title: {
      en: 'This form has a password',
      de: 'Dieses Formular hat ein Passwort',
      ar: 'هذا النموذج محمي بكلمة مرور',
    },
    sendTitle: {
      en: 'Enter the password to send your response',
      de: 'Geben Sie das Passwort ein, um Ihre Antwort zu senden',
      ar: 'أدخل كلمة المرور لإرسال ردك',
    },
    label: { en: 'Password', de: 'Passwort', ar: 'كلمة المرور' },
    wrong: { en: 'This password is not right.', de: 'Dieses Passwort stimmt nicht.', ar: 'كلمة المرور غير صحيحة.' },
    open: { en: 'Open', de: 'Öffnen', ar: 'فتح' },
    send: { en: 'Send', de: 'Senden', ar: 'إرسال' },
  },
  elsewhere: {
    title: {
      en: 'This form is open in another tab',
      de: 'Dieses Formular ist in einem anderen Tab offen',
      ar: 'هذا النموذج مفتوح في علامة تبويب أخرى',
    },
    text: {
      en: 'Go on there, or take your answers over to this tab.',
      de: 'Machen Sie dort weiter, oder holen Sie Ihre Antworten in diesen Tab.',
      ar: 'تابع هناك، أو انقل إجاباتك إلى هذه العلامة.',
    },
    refused: {
      en: 'The other tab can’t save its answers on this device. Continue there, and submit before you close it.',
      de: 'Der andere Tab kann seine Antworten auf diesem Gerät nicht speichern. Machen Sie dort weiter, und senden Sie ab, bevor Sie ihn schließen.',
      ar: 'لا يمكن لعلامة التبويب الأخرى حفظ إجاباتها على هذا الجهاز. تابع هناك وأرسل قبل إغلاقها.',
    },
    take: { en: 'Go on here', de: 'Hier weitermachen', ar: 'المتابعة هنا' },
  },
  once: {
    title: {
      en: 'You have answered this form',
      de: 'Sie haben dieses Formular beantwortet',
      ar: 'لقد أجبت عن هذا النموذج',
    },
    text: {
      en: 'It takes one response from each device. Yours was submitted on {moment}.',
      de: 'Es nimmt von jedem Gerät eine Antwort. Ihre wurde am {moment} eingereicht.',
      ar: 'يقبل ردًا واحدًا من كل جهاز. أُرسل ردك في {moment}.',
    },
    waiting: {
      en: 'It takes one response from each device. Yours is on this device and waits to be sent.',
      de: 'Es nimmt von jedem Gerät eine Antwort. Ihre ist auf diesem Gerät und wartet darauf, gesendet zu werden.',
      ar: 'يقبل ردًا واحدًا من كل جهاز. ردك محفوظ على هذا الجهاز وينتظر الإرسال.',
    },
  },
  kept: {
    en: 'Kept on this device until you submit',
    de: 'Bleibt auf diesem Gerät, bis Sie absenden',
    ar: 'محفوظ على هذا الجهاز حتى الإرسال',
  },
  saving: { en: 'Saving…', de: 'Wird gespeichert …', ar: 'جارٍ الحفظ…' },
  notKept: { en: 'Not saved', de: 'Nicht gespeichert', ar: 'لم يُحفظ' },
  onPageOnly: {
    en: 'Nothing can be kept on this device: it has no room left, or your browser forbids it. Your answers are on this page only: submit them before you close it.',
    de: 'Auf diesem Gerät lässt sich nichts aufbewahren: Es ist kein Platz mehr, oder Ihr Browser verbietet es. Ihre Antworten stehen nur auf dieser Seite: Senden Sie sie ab, bevor Sie sie schließen.',
    ar: 'لا يمكن حفظ شيء على هذا الجهاز: لا توجد مساحة كافية أو أن متصفحك يمنع ذلك. إجاباتك في هذه الصفحة فقط: أرسلها قبل إغلاقها.',
  },
  resumed: {
    text: {
      en: 'You began this form before. Your answers are still here.',
      de: 'Sie haben dieses Formular schon begonnen. Ihre Antworten sind noch da.',
      ar: 'بدأت هذا النموذج من قبل. إجاباتك ما زالت هنا.',
    },
    again: { en: 'Start again', de: 'Neu anfangen', ar: 'البدء من جديد' },
  },
  notValid: {
    en: 'Some answers were not taken: {detail}. Please correct them and submit again.',
    de: 'Einige Antworten wurden nicht angenommen: {detail}. Bitte berichtigen Sie sie und senden Sie noch einmal ab.',
    ar: 'لم تُقبل بعض الإجابات: {detail}. يُرجى تصحيحها والإرسال مرة أخرى.',
  },
  notSubmitted: {
    en: 'This could not be submitted. Your answers are still here; please try again.',
    de: 'Das konnte nicht abgesendet werden. Ihre Antworten sind noch da; bitte versuchen Sie es noch einmal.',
    ar: 'تعذّر الإرسال. إجاباتك ما زالت هنا؛ يُرجى المحاولة مرة أخرى.',
  },
  sending: {
    title: { en: 'Sending your response…', de: 'Ihre Antwort wird gesendet …', ar: 'جارٍ إرسال ردك…' },
    text: {
      en: 'Please leave this page open for a moment.',
      de: 'Bitte lassen Sie diese Seite noch einen Moment offen.',
      ar: 'يُرجى إبقاء هذه الصفحة مفتوحة لحظات.',
    },
    received: {
      title: { en: 'Your answers have arrived', de: 'Ihre Angaben sind angekommen', ar: 'وصلت إجاباتك' },
      text: {
        en: 'Your files and the PDF are still being sent. Please leave this page open for a moment.',
        de: 'Ihre Dateien und das PDF werden noch gesendet. Bitte lassen Sie diese Seite noch einen Moment offen.',
        ar: 'ما زال إرسال ملفاتك وملف PDF جاريًا. يُرجى إبقاء هذه الصفحة مفتوحة لحظات.',
      },
      waiting: {
        en: "Your files and the PDF couldn't be sent yet. They will be sent automatically when you're online and this page is open.",
        de: 'Ihre Dateien und das PDF konnten noch nicht gesendet werden. Das geschieht automatisch, sobald Sie online sind und diese Seite geöffnet ist.',
        ar: 'تعذّر إرسال ملفاتك وملف PDF حتى الآن. ستُرسل تلقائيًا عند توفر اتصال وهذه الصفحة مفتوحة.',
      },
      waitingOnPage: {
        en: "Your files and the PDF couldn't be sent yet and will be lost if you close this page. Keep it open: they will be sent automatically.",
        de: 'Ihre Dateien und das PDF konnten noch nicht gesendet werden und sind verloren, wenn Sie diese Seite schließen. Lassen Sie sie geöffnet: Ihre Dateien werden automatisch gesendet.',
        ar: 'تعذّر إرسال ملفاتك وملف PDF حتى الآن، وستضيع إذا أغلقت هذه الصفحة. أبقها مفتوحة: ستُرسل تلقائيًا عندما يكون ذلك ممكنًا.',
      },
      withoutFiles: {
        en: "Your answers have arrived, but the server didn't accept some of your files.",
        de: 'Ihre Angaben sind angekommen, aber der Server hat einige Ihrer Dateien nicht angenommen.',
        ar: 'وصلت إجاباتك، لكن الخادم لم يقبل بعض ملفاتك.',
      },
    },
    progress: { en: 'Sent so far', de: 'Bisher gesendet', ar: 'ما أُرسل حتى الآن' },
  },
  waiting: {
    title: {
      en: 'Your response waits on this device',
      de: 'Ihre Antwort wartet auf diesem Gerät',
      ar: 'ردك ينتظر على هذا الجهاز',
    },
    text: {
      en: 'It has not been sent yet. It goes out by itself once there is a connection, as soon as this page is open.',
      de: 'Sie ist noch nicht gesendet. Sie geht von selbst hinaus, sobald es eine Verbindung gibt und diese Seite offen ist.',
      ar: 'لم يُرسل بعد. سيُرسل تلقائيًا عند توفر اتصال وهذه الصفحة مفتوحة.',
    },
    unauthorized: {
      en: 'This form cannot take responses at the moment. Yours is kept here and goes out when you come back later.',
      de: 'Dieses Formular kann im Moment keine Antworten annehmen. Ihre bleibt hier und geht hinaus, wenn Sie später wiederkommen.',
      ar: 'لا يستطيع هذا النموذج استقبال الردود حاليًا. ردك محفوظ هنا وسيُرسل عند عودتك لاحقًا.',
    },
    onPage: {
      title: {
        en: 'Your response waits on this page',
        de: 'Ihre Antwort wartet auf dieser Seite',
        ar: 'ردك ينتظر في هذه الصفحة',
      },
      text: {
        en: 'It has not been sent yet, and it is gone when you close this page. Leave it open: your response goes out by itself once it can.',
        de: 'Sie ist noch nicht gesendet und verloren, wenn Sie diese Seite schließen. Lassen Sie sie offen: Ihre Antwort geht von selbst hinaus, sobald es möglich ist.',
        ar: 'لم يُرسل بعد، وسيضيع إذا أغلقت هذه الصفحة. أبقها مفتوحة: سيُرسل ردك تلقائيًا عندما يكون ذلك ممكنًا.',
      },
    },
    now: { en: 'Send now', de: 'Jetzt senden', ar: 'الإرسال الآن' },
  },
  others: {
    waiting: {
      en: 'You have {count, plural, one {# response} other {# responses}} waiting to be sent from this device.',
      de: 'Auf diesem Gerät {count, plural, one {wartet # Antwort} other {warten # Antworten}} von Ihnen darauf, gesendet zu werden.',
      ar: '{count, plural, zero {لا ردود تنتظر} one {رد واحد ينتظر} two {ردّان ينتظران} few {# ردود تنتظر} many {# ردًا ينتظر} other {# رد ينتظر}} الإرسال على هذا الجهاز.',
    },
    sending: {
      en: '{count, plural, one {# response} other {# responses}} that you submitted earlier on this device {count, plural, one {is} other {are}} being sent now.',
      de: '{count, plural, one {# Antwort} other {# Antworten}}, die Sie früher auf diesem Gerät abgesendet haben, {count, plural, one {wird} other {werden}} jetzt gesendet.',
      ar: '{count, plural, zero {لا ردود تُرسل} one {رد واحد أرسلته سابقًا على هذا الجهاز يُرسل} two {ردّان أرسلتهما سابقًا على هذا الجهاز يُرسلان} few {# ردود أرسلتها سابقًا على هذا الجهاز تُرسل} many {# ردًا أرسلته سابقًا على هذا الجهاز يُرسل} other {# رد أرسلته سابقًا على هذا الجهاز يُرسل}} الآن.',
    },
    files: {
      en: 'The answers of {count, plural, one {# earlier response} other {# earlier responses}} have arrived. Files and the PDF are still being sent.',
      de: 'Die Angaben von {count, plural, one {# früheren Antwort} other {# früheren Antworten}} sind angekommen. Dateien und PDF werden noch gesendet.',
      ar: 'وصلت إجابات {count, plural, zero {لا ردود} one {رد سابق واحد} two {ردّين سابقين} few {# ردود سابقة} many {# ردًا سابقًا} other {# رد سابق}}. ما زال إرسال الملفات وملف PDF جاريًا.',
    },
    sent: {
      en: '{count, plural, one {# response} other {# responses}} that you submitted earlier on this device {count, plural, one {has} other {have}} now been sent.',
      de: '{count, plural, one {# Antwort} other {# Antworten}}, die Sie früher auf diesem Gerät abgesendet haben, {count, plural, one {ist} other {sind}} jetzt gesendet.',
      ar: '{count, plural, zero {لم تُرسل ردود} one {أُرسل رد واحد} two {أُرسل ردّان} few {أُرسلت # ردود} many {أُرسل # ردًا} other {أُرسل # رد}} كنت قد قدّمته سابقًا على هذا الجهاز.',
    },
  },
  notTaken: {
    title: {
      en: 'Your response was not taken',
      de: 'Ihre Antwort wurde nicht angenommen',
      ar: 'لم يُقبل ردك',
    },
    before: {
      en: 'Your response of {moment} was not taken. {why}',
      de: 'Ihre Antwort vom {moment} wurde nicht angenommen. {why}',
      ar: 'لم يُقبل ردك المؤرخ {moment}. {why}',
    },
    keep: { en: 'Back to my answers', de: 'Zurück zu meinen Antworten', ar: 'العودة إلى إجاباتي' },
    discard: { en: 'Delete my answers', de: 'Meine Antworten löschen', ar: 'حذف إجاباتي' },
  },
  receipt: {
    en: 'Number {number} · {moment}',
    de: 'Nummer {number} · {moment}',
    ar: 'الرقم {number} · {moment}',
  },
  copy: { en: 'Download a copy (PDF)', de: 'Kopie herunterladen (PDF)', ar: 'تنزيل نسخة (PDF)' },
  copyName: { en: 'My response', de: 'Meine Antwort', ar: 'ردي' },
  poweredBy: { en: 'Powered by Tideform', de: 'Ermöglicht durch Tideform', ar: 'مدعوم من Tideform' },
  language: { en: 'Language', de: 'Sprache', ar: 'اللغة' },
});
