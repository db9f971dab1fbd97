import { responderMessages } from '@tideform/i18n';

/** Texts of the screen On this device. */
export const deviceMessages = responderMessages({
  title: { en: 'On this device', de: 'Auf diesem Gerät', ar: 'على هذا الجهاز' },
  help: {
    en: 'Drafts and submissions that this browser stores for you in all your teams.',
    de: 'Entwürfe und Einsendungen aller Ihrer Teams, die dieser Browser für Sie speichert.',
    ar: 'المسودات والإرسالات التي يخزّنها هذا المتصفح لك في كل فرقك.',
  },
  responses: { en: 'Responses', de: 'Antworten', ar: 'الردود' },
  import: { en: 'Import', de: 'Importieren', ar: 'استيراد' },
  exportAll: { en: 'Export unsent work', de: 'Nicht gesendete Daten exportieren', ar: 'تصدير العمل غير المُرسل' },
  loadMore: { en: 'Load more...', de: 'Mehr laden …', ar: 'تحميل المزيد…' },
  more: { en: 'More options for {title}', de: 'Weitere Optionen für {title}', ar: 'خيارات إضافية لـ {title}' },
  states: {
    draft: { en: 'Saved', de: 'Gespeichert', ar: 'محفوظ' },
    draftWaiting: { en: 'Saved on this device', de: 'Auf diesem Gerät gespeichert', ar: 'محفوظ على هذا الجهاز' },
    edit: { en: 'Edit not submitted', de: 'Bearbeitung nicht eingereicht', ar: 'تعديل لم يُرسل' },
    pending: { en: 'Pending Upload', de: 'Ausstehender Upload', ar: 'بانتظار الرفع' },
    needsAttention: { en: 'Needs attention', de: 'Aktion erforderlich', ar: 'يحتاج إلى انتباه' },
    leaving: { en: 'Deleting…', de: 'Wird gelöscht …', ar: 'جارٍ الحذف…' },
    arrived: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسل' },
  },
  files: {
    en: '{count, plural, one {# file} other {# files}}, {size}',
    de: '{count, plural, one {# Datei} other {# Dateien}}, {size}',
    ar: '{count, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}، {size}',
  },
  next: {
    onSubmit: {
      en: 'Stays on this device until you submit it',
      de: 'Bleibt auf diesem Gerät, bis Sie es absenden',
      ar: 'يبقى على هذا الجهاز حتى ترسله',
    },
    pdfLate: {
      en: "The PDF couldn't be created yet. Tideform keeps trying.",
      de: 'Das PDF konnte noch nicht erstellt werden. Tideform versucht es weiter.',
      ar: 'تعذّر إنشاء ملف PDF حتى الآن. سيواصل Tideform المحاولة.',
    },
    offline: {
      en: 'Will be sent when you’re back online',
      de: 'Wird gesendet, sobald Sie wieder online sind',
      ar: 'سيُرسل عند عودة الاتصال',
    },
    signIn: {
      en: 'Will be sent after you sign in again',
      de: 'Wird gesendet, sobald Sie sich wieder angemeldet haben',
      ar: 'سيُرسل بعد تسجيل دخولك مجددًا',
    },
    soon: {
      en: 'Will be sent with the next sync',
      de: 'Wird bei der nächsten Synchronisierung gesendet',
      ar: 'سيُرسل مع المزامنة التالية',
    },
    within: {
      en: 'Next attempt {when} at the latest',
      de: 'Nächster Versuch spätestens {when}',
      ar: 'المحاولة التالية {when} على الأكثر',
    },
  },
  edit: { en: 'Edit', de: 'Bearbeiten', ar: 'تعديل' },
  open: { en: 'Open', de: 'Öffnen', ar: 'فتح' },
  export: { en: 'Export', de: 'Exportieren', ar: 'تصدير' },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  discarding: {
    title: { en: 'Discard {title}?', de: '{title} verwerfen?', ar: 'تجاهل {title}؟' },
    text: {
      en: 'The answers will be deleted from this device and, if they were synced, from the library.',
      de: 'Die Antworten werden von diesem Gerät und, falls sie synchronisiert wurden, aus der Bibliothek gelöscht.',
      ar: 'ستُحذف الإجابات من هذا الجهاز، ومن المكتبة إن كانت قد زُومنت.',
    },
    edit: {
      en: 'Your edits will be deleted from this device. The submission won’t change.',
      de: 'Ihre Bearbeitung wird von diesem Gerät gelöscht. Die Einsendung ändert sich nicht.',
      ar: 'ستُحذف تعديلاتك من هذا الجهاز. لن يتغير الإرسال.',
    },
    files: {
      en: 'These files will also be deleted: {files}.',
      de: 'Diese Dateien werden ebenfalls gelöscht: {files}.',
      ar: 'ستُحذف هذه الملفات أيضًا: {files}.',
    },
    done: { en: '{title} was discarded', de: '{title} wurde verworfen', ar: 'تم تجاهل {title}' },
    undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع' },
  },
  exported: {
    en: '{count, plural, one {# response} other {# responses}} exported',
    de: '{count, plural, one {# Antwort} other {# Antworten}} exportiert',
    ar: '{count, plural, zero {لم يُصدَّر أي رد} one {تم تصدير رد واحد} two {تم تصدير ردّين} few {تم تصدير # ردود} many {تم تصدير # ردًا} other {تم تصدير # رد}}',
  },
  lost: {
    en: 'Some files weren’t exported because they aren’t on this device: {names}',
    de: 'Einige Dateien wurden nicht exportiert, weil sie nicht auf diesem Gerät sind: {names}',
    ar: 'لم تُصدَّر بعض الملفات لأنها ليست على هذا الجهاز: {names}',
  },
  imported: {
    en: '{count, plural, one {# response imported as a draft. Review it, and then submit it.} other {# responses imported as drafts. Review them, and then submit them.}}',
    de: '{count, plural, one {# Antwort als Entwurf importiert. Überprüfen Sie sie, und senden Sie sie dann ab.} other {# Antworten als Entwürfe importiert. Überprüfen Sie sie, und senden Sie sie dann ab.}}',
    ar: '{count, plural, zero {لم يُستورد أي رد.} one {تم استيراد رد واحد كمسودة. راجعه ثم أرسله.} two {تم استيراد ردّين كمسودتين. راجعهما ثم أرسلهما.} few {تم استيراد # ردود كمسودات. راجعها ثم أرسلها.} many {تم استيراد # ردًا كمسودات. راجعها ثم أرسلها.} other {تم استيراد # رد كمسودات. راجعها ثم أرسلها.}}',
  },
  notImported: {
    here: {
      en: 'is already on this device',
      de: 'ist bereits auf diesem Gerät vorhanden',
      ar: 'موجود على هذا الجهاز بالفعل',
    },
    arrived: {
      en: 'is already in the library',
      de: 'ist bereits in der Bibliothek vorhanden',
      ar: 'موجود في المكتبة بالفعل',
    },
    otherPerson: {
      en: 'belongs to another account',
      de: 'gehört zu einem anderen Konto',
      ar: 'يخص حسابًا آخر',
    },
    otherTeam: {
      en: 'belongs to a team that you aren’t in or that isn’t on this device yet',
      de: 'gehört zu einem Team, in dem Sie nicht Mitglied sind oder das noch nicht auf diesem Gerät ist',
      ar: 'يخص فريقًا لست عضوًا فيه أو ليس على هذا الجهاز بعد',
    },
    damaged: { en: 'is damaged', de: 'ist beschädigt', ar: 'تالف' },
  },
  empty: {
    title: { en: 'No unsent work', de: 'Keine nicht gesendeten Daten', ar: 'لا يوجد عمل غير مُرسل' },
    text: {
      en: 'Responses that you fill out and submit are listed here until they’re in the library.',
      de: 'Hier werden Antworten aufgeführt, die Sie ausfüllen und absenden, bis sie in der Bibliothek sind.',
      ar: 'تُدرج هنا الردود التي تملؤها وترسلها حتى تصل إلى المكتبة.',
    },
  },
  offline: {
    en: 'You’re offline. Everything here stays on this device until you’re back online.',
    de: 'Sie sind offline. Alle Daten bleiben auf diesem Gerät, bis Sie wieder online sind.',
    ar: 'أنت غير متصل. يبقى كل شيء هنا على هذا الجهاز حتى يعود الاتصال.',
  },
  sources: {
    title: { en: 'Data sources', de: 'Datenquellen', ar: 'مصادر البيانات' },
    help: {
      en: 'Forms get their choices from data sources. Data sources that aren’t stored on this device are read from the library when you’re online.',
      de: 'Formulare beziehen ihre Auswahlmöglichkeiten aus Datenquellen. Datenquellen, die nicht auf diesem Gerät gespeichert sind, werden online aus der Bibliothek gelesen.',
      ar: 'تأخذ النماذج خياراتها من مصادر البيانات. المصادر غير المخزّنة على هذا الجهاز تُقرأ من المكتبة عندما تكون متصلًا.',
    },
    size: {
      en: '{rows, plural, one {# row} other {# rows}}, about {size}',
      de: '{rows, plural, one {# Zeile} other {# Zeilen}}, etwa {size}',
      ar: '{rows, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}، حوالي {size}',
    },
    off: { en: 'Not stored on this device', de: 'Nicht auf diesem Gerät gespeichert', ar: 'غير مخزّن على هذا الجهاز' },
    keep: {
      en: 'Keep {title} on this device',
      de: '{title} auf diesem Gerät speichern',
      ar: 'إبقاء {title} على هذا الجهاز',
    },
  },
});
