import { responderMessages } from '@tideform/i18n';

/** Texts of the screen On this device. */
export const deviceMessages = responderMessages({
  title: { en: 'On this device', de: 'Auf diesem Gerät', ar: 'على هذا الجهاز' },
  help: {
    en: 'Drafts and submissions that this browser keeps for you, in all your teams.',
    de: 'Entwürfe und Einsendungen, die dieser Browser in allen Ihren Teams für Sie bewahrt.',
    ar: 'المسودات والإرسالات التي يحتفظ بها هذا المتصفح لك في كل فرقك.',
  },
  responses: { en: 'Responses', de: 'Antworten', ar: 'الردود' },
  import: { en: 'Import', de: 'Importieren', ar: 'استيراد' },
  exportAll: { en: 'Export unsent work', de: 'Nicht Gesendetes exportieren', ar: 'تصدير ما لم يُرسل' },
  loadMore: { en: 'Load more...', de: 'Mehr laden …', ar: 'تحميل المزيد…' },
  more: { en: 'More for {title}', de: 'Mehr zu {title}', ar: 'المزيد عن {title}' },
  states: {
    draft: { en: 'Saved', de: 'Gespeichert', ar: 'محفوظ' },
    draftWaiting: { en: 'Saved on this device', de: 'Auf diesem Gerät gespeichert', ar: 'محفوظ على هذا الجهاز' },
    edit: { en: 'Edit not submitted', de: 'Änderung nicht eingereicht', ar: 'تعديل لم يُرسل' },
    pending: { en: 'Pending Upload', de: 'Wartet auf Upload', ar: 'بانتظار الرفع' },
    needsAttention: { en: 'Needs attention', de: 'Braucht Aufmerksamkeit', ar: 'يحتاج إلى انتباه' },
    leaving: { en: 'Being deleted', de: 'Wird gelöscht', ar: 'قيد الحذف' },
    arrived: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسل' },
  },
  files: {
    en: '{count, plural, one {# file} other {# files}}, {size}',
    de: '{count, plural, one {# Datei} other {# Dateien}}, {size}',
    ar: '{count, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}، {size}',
  },
  next: {
    onSubmit: {
      en: 'On this device alone until you submit it',
      de: 'Nur auf diesem Gerät, bis Sie es absenden',
      ar: 'على هذا الجهاز وحده حتى ترسله',
    },
    pdfLate: {
      en: "The PDF couldn't be created yet. Tideform keeps trying.",
      de: 'Das PDF konnte noch nicht erstellt werden. Tideform versucht es weiter.',
      ar: 'تعذّر إنشاء ملف PDF حتى الآن. سيواصل Tideform المحاولة.',
    },
    offline: {
      en: 'Sent when you are online again',
      de: 'Wird gesendet, wenn Sie wieder online sind',
      ar: 'يُرسل عندما تتصل مجددًا',
    },
    signIn: {
      en: 'Sent when you have signed in again',
      de: 'Wird gesendet, wenn Sie sich wieder angemeldet haben',
      ar: 'يُرسل بعد تسجيل دخولك مجددًا',
    },
    soon: {
      en: 'Sent with the next sync',
      de: 'Wird bei der nächsten Synchronisierung gesendet',
      ar: 'يُرسل مع المزامنة التالية',
    },
    within: {
      en: 'Next try {when} at the latest',
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
      en: 'Its answers go from this device, and from the library if they are there.',
      de: 'Die Antworten verschwinden von diesem Gerät und, falls sie dort sind, aus der Bibliothek.',
      ar: 'ستُزال إجاباته من هذا الجهاز، ومن المكتبة إن كانت فيها.',
    },
    edit: {
      en: 'The edit goes from this device. The submission stays as it is.',
      de: 'Die Änderung verschwindet von diesem Gerät. Die Einsendung bleibt, wie sie ist.',
      ar: 'سيُزال التعديل من هذا الجهاز. يبقى الإرسال كما هو.',
    },
    files: {
      en: 'Its files go with it: {files}.',
      de: 'Die Dateien gehen mit: {files}.',
      ar: 'تُزال ملفاته معه: {files}.',
    },
    done: { en: '{title} is discarded', de: '{title} ist verworfen', ar: 'تم تجاهل {title}' },
    undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع' },
  },
  exported: {
    en: '{count, plural, one {# response} other {# responses}} exported',
    de: '{count, plural, one {# Antwort} other {# Antworten}} exportiert',
    ar: '{count, plural, zero {لم يُصدَّر أي رد} one {تم تصدير رد واحد} two {تم تصدير ردّين} few {تم تصدير # ردود} many {تم تصدير # ردًا} other {تم تصدير # رد}}',
  },
  lost: {
    en: 'Without files that this device does not have: {names}',
    de: 'Ohne Dateien, die dieses Gerät nicht hat: {names}',
    ar: 'دون ملفات ليست على هذا الجهاز: {names}',
  },
  imported: {
    en: '{count, plural, one {# response imported as a draft. Look at it and submit.} other {# responses imported as drafts. Look at them and submit.}}',
    de: '{count, plural, one {# Antwort als Entwurf importiert. Sehen Sie sie an und senden Sie sie ab.} other {# Antworten als Entwürfe importiert. Sehen Sie sie an und senden Sie sie ab.}}',
    ar: '{count, plural, zero {لم يُستورد أي رد.} one {تم استيراد رد واحد كمسودة. راجعه ثم أرسله.} two {تم استيراد ردّين كمسودتين. راجعهما ثم أرسلهما.} few {تم استيراد # ردود كمسودات. راجعها ثم أرسلها.} many {تم استيراد # ردًا كمسودات. راجعها ثم أرسلها.} other {تم استيراد # رد كمسودات. راجعها ثم أرسلها.}}',
  },
  notImported: {
    here: { en: 'is on this device already', de: 'ist schon auf diesem Gerät', ar: 'موجود على هذا الجهاز بالفعل' },
    arrived: {
      en: 'has arrived in the library already',
      de: 'ist schon in der Bibliothek angekommen',
      ar: 'وصل إلى المكتبة بالفعل',
    },
    otherPerson: {
      en: 'is the work of another account',
      de: 'ist die Arbeit eines anderen Kontos',
      ar: 'من عمل حساب آخر',
    },
    otherTeam: {
      en: 'is of a team that you are not in, or that is not on this device yet',
      de: 'ist von einem Team, in dem Sie nicht sind oder das noch nicht auf diesem Gerät ist',
      ar: 'من فريق لست فيه، أو ليس على هذا الجهاز بعد',
    },
    damaged: { en: 'is damaged', de: 'ist beschädigt', ar: 'تالف' },
  },
  empty: {
    title: { en: 'Nothing is waiting here', de: 'Hier wartet nichts', ar: 'لا شيء ينتظر هنا' },
    text: {
      en: 'What you fill in and submit is listed here until it has arrived.',
      de: 'Was Sie ausfüllen und absenden, steht hier, bis es angekommen ist.',
      ar: 'يظهر هنا ما تملؤه وترسله حتى يصل.',
    },
  },
  offline: {
    en: 'You are offline. Everything here stays on this device until there is a connection.',
    de: 'Sie sind offline. Alles hier bleibt auf diesem Gerät, bis es eine Verbindung gibt.',
    ar: 'أنت غير متصل. يبقى كل شيء هنا على هذا الجهاز حتى يتوفر اتصال.',
  },
  sources: {
    title: { en: 'Data sources', de: 'Datenquellen', ar: 'مصادر البيانات' },
    help: {
      en: 'What forms choose from. What is not kept here is read from the library when it is needed, with a connection.',
      de: 'Daraus wählen Formulare. Was hier nicht bewahrt wird, wird bei Bedarf aus der Bibliothek gelesen, mit Verbindung.',
      ar: 'ما تختار منه النماذج. ما لا يُحفظ هنا يُقرأ من المكتبة عند الحاجة، مع وجود اتصال.',
    },
    size: {
      en: '{rows, plural, one {# row} other {# rows}}, about {size}',
      de: '{rows, plural, one {# Zeile} other {# Zeilen}}, etwa {size}',
      ar: '{rows, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}، حوالي {size}',
    },
    off: { en: 'Not on this device', de: 'Nicht auf diesem Gerät', ar: 'ليس على هذا الجهاز' },
    keep: {
      en: 'Keep {title} on this device',
      de: '{title} auf diesem Gerät bewahren',
      ar: 'إبقاء {title} على هذا الجهاز',
    },
  },
});
