import { responderMessages } from '@tideform/i18n';

export const frameMessages = responderMessages({
  product: { en: 'Tideform', de: 'Tideform', ar: 'Tideform' },
  teamMenu: { en: 'More about {team}', de: 'Mehr zu {team}', ar: 'المزيد عن {team}' },
  teams: { en: 'Teams', de: 'Teams', ar: 'الفرق' },
  loadingTeams: { en: 'Loading teams', de: 'Teams werden geladen', ar: 'جارٍ تحميل الفرق' },
  openTeams: { en: 'Open teams', de: 'Teams öffnen', ar: 'فتح الفرق' },
  closeTeams: { en: 'Close teams', de: 'Teams schließen', ar: 'إغلاق الفرق' },
  addTeams: { en: 'Add Teams', de: 'Teams hinzufügen', ar: 'إضافة فرق' },
  settings: { en: 'Settings', de: 'Einstellungen', ar: 'الإعدادات' },
  collapse: { en: 'Collapse', de: 'Einklappen', ar: 'طي' },
  expand: { en: 'Expand sidebar', de: 'Seitenleiste ausklappen', ar: 'توسيع الشريط الجانبي' },
  screens: { en: 'Screens', de: 'Bereiche', ar: 'الشاشات' },
  forms: { en: 'Forms', de: 'Formulare', ar: 'النماذج' },
  responses: { en: 'Responses', de: 'Antworten', ar: 'الردود' },
  dataSources: { en: 'Data sources', de: 'Datenquellen', ar: 'مصادر البيانات' },
  searchForms: { en: 'Search forms', de: 'Formulare suchen', ar: 'البحث في النماذج' },
  skip: { en: 'Skip to content', de: 'Zum Inhalt', ar: 'تخطَّ إلى المحتوى' },
  nothingAt: {
    en: 'There is nothing at {path}. These are your teams.',
    de: 'Unter {path} ist nichts. Das sind Ihre Teams.',
    ar: 'لا يوجد شيء في {path}. هذه فرقك.',
  },
  /** An address of a form alone, of which the server may not say the team. */
  noForm: {
    title: { en: 'Form not found', de: 'Formular nicht gefunden', ar: 'النموذج غير موجود' },
    text: {
      en: 'It was deleted, or you don’t have access to it.',
      de: 'Es wurde gelöscht, oder Sie haben keinen Zugriff darauf.',
      ar: 'حُذف النموذج، أو ليس لديك حق الوصول إليه.',
    },
  },
  account: { en: 'Account: {name}', de: 'Konto: {name}', ar: 'الحساب: {name}' },
  theme: { en: 'Theme', de: 'Design', ar: 'المظهر' },
  themes: {
    auto: { en: 'Auto', de: 'Automatisch', ar: 'تلقائي' },
    light: { en: 'Light', de: 'Hell', ar: 'فاتح' },
    dark: { en: 'Dark', de: 'Dunkel', ar: 'داكن' },
  },
  language: { en: 'Language', de: 'Sprache', ar: 'اللغة' },
  asBrowser: { en: 'As the browser', de: 'Wie im Browser', ar: 'كما في المتصفح' },
  accountPage: { en: 'Account and workspace', de: 'Konto und Arbeitsbereich', ar: 'الحساب ومساحة العمل' },
  changeAccount: { en: 'Change Account', de: 'Konto wechseln', ar: 'تغيير الحساب' },
  onThisDevice: { en: 'On this device', de: 'Auf diesem Gerät', ar: 'على هذا الجهاز' },
  help: { en: 'Help', de: 'Hilfe', ar: 'المساعدة' },
  signOut: { en: 'Sign out', de: 'Abmelden', ar: 'تسجيل الخروج' },
  unsent: {
    title: {
      en: '{count, plural, one {# response is} other {# responses are}} not sent yet',
      de: '{count, plural, one {# Antwort ist} other {# Antworten sind}} noch nicht gesendet',
      ar: '{count, plural, zero {لا ردود لم تُرسل} one {رد واحد لم يُرسل بعد} two {ردّان لم يُرسلا بعد} few {# ردود لم تُرسل بعد} many {# ردًا لم يُرسل بعد} other {# رد لم يُرسل بعد}}',
    },
    text: {
      en: 'They stay on this device and are sent once {account} signs in here again; no other account sees or sends them. To take them elsewhere, export them first.',
      de: 'Sie bleiben auf diesem Gerät und werden gesendet, sobald sich {account} hier wieder anmeldet; kein anderes Konto sieht oder sendet sie. Um sie mitzunehmen, exportieren Sie sie vorher.',
      ar: 'تبقى على هذا الجهاز وتُرسل عندما يسجّل {account} الدخول هنا مجددًا، ولا يراها أو يرسلها أي حساب آخر. لنقلها إلى مكان آخر، صدّرها أولًا.',
    },
    cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
    export: { en: 'Export them', de: 'Exportieren', ar: 'تصديرها' },
  },
  lost: {
    text: {
      en: 'The browser has deleted the data of this site. {count, plural, one {# response that was not sent is lost, unless you have exported it} other {# responses that were not sent are lost, unless you have exported them}}.',
      de: 'Der Browser hat die Daten dieser Website gelöscht. {count, plural, one {# nicht gesendete Antwort ist verloren, falls Sie sie nicht exportiert haben} other {# nicht gesendete Antworten sind verloren, falls Sie sie nicht exportiert haben}}.',
      ar: 'حذف المتصفح بيانات هذا الموقع. {count, plural, zero {لم يُفقد أي رد} one {فُقد رد واحد لم يُرسل، إلا إذا كنت قد صدّرته} two {فُقد ردّان لم يُرسلا، إلا إذا كنت قد صدّرتهما} few {فُقدت # ردود لم تُرسل، إلا إذا كنت قد صدّرتها} many {فُقد # ردًا لم يُرسل، إلا إذا كنت قد صدّرتها} other {فُقد # رد لم يُرسل، إلا إذا كنت قد صدّرتها}}.',
    },
    dismiss: { en: 'Dismiss', de: 'Ausblenden', ar: 'تجاهل' },
  },
  risks: {
    forgetful: {
      en: 'This browser keeps nothing once it is closed: the window is private, or its settings say so. Submit what you fill in before you close it, or use another window.',
      de: 'Dieser Browser behält nichts, wenn er geschlossen wird: Das Fenster ist privat oder die Einstellungen wollen es so. Senden Sie ab, was Sie ausfüllen, bevor Sie ihn schließen, oder nehmen Sie ein anderes Fenster.',
      ar: 'لا يحتفظ هذا المتصفح بشيء بعد إغلاقه: النافذة خاصة أو هكذا تنص إعداداته. أرسل ما تملؤه قبل الإغلاق، أو استخدم نافذة أخرى.',
    },
    safariTab: {
      en: 'This browser deletes the data of sites that are not used for seven days. Add Tideform to your home screen or your Dock, or send what waits here soon.',
      de: 'Dieser Browser löscht die Daten von Websites, die sieben Tage nicht benutzt werden. Fügen Sie Tideform zum Home-Bildschirm oder zum Dock hinzu, oder senden Sie bald, was hier wartet.',
      ar: 'يحذف هذا المتصفح بيانات المواقع التي لا تُستخدم لمدة سبعة أيام. أضف Tideform إلى الشاشة الرئيسية أو إلى Dock، أو أرسل قريبًا ما ينتظر هنا.',
    },
  },
  clock: {
    ahead: {
      en: 'The clock of this device is {span} ahead. Please set it: dates and times of what you fill in come from it.',
      de: 'Die Uhr dieses Geräts geht {span} vor. Bitte stellen Sie sie: Daten und Zeiten in Ihren Antworten kommen von ihr.',
      ar: 'ساعة هذا الجهاز متقدمة بمقدار {span}. يُرجى ضبطها: فمنها تأتي تواريخ وأوقات ما تملؤه.',
    },
    behind: {
      en: 'The clock of this device is {span} behind. Please set it: dates and times of what you fill in come from it.',
      de: 'Die Uhr dieses Geräts geht {span} nach. Bitte stellen Sie sie: Daten und Zeiten in Ihren Antworten kommen von ihr.',
      ar: 'ساعة هذا الجهاز متأخرة بمقدار {span}. يُرجى ضبطها: فمنها تأتي تواريخ وأوقات ما تملؤه.',
    },
  },
  syncErrors: { en: 'Sync Errors', de: 'Fehler beim Synchronisieren', ar: 'أخطاء المزامنة' },
  syncErrorsHelp: {
    en: 'Some of your data could not be synced. Forward these errors to your administrator or to support.',
    de: 'Einige Ihrer Daten konnten nicht synchronisiert werden. Leiten Sie diese Fehler an Ihre Administration oder den Support weiter.',
    ar: 'تعذّرت مزامنة بعض بياناتك. أرسل هذه الأخطاء إلى المسؤول لديك أو إلى الدعم.',
  },
  syncing: { en: 'Syncing…', de: 'Sync läuft …', ar: 'جارٍ المزامنة…' },
  syncNow: { en: 'Sync now', de: 'Jetzt synchronisieren', ar: 'المزامنة الآن' },
  signIn: { en: 'Sign in again', de: 'Erneut anmelden', ar: 'سجّل الدخول مجددًا' },
  uploading: { en: 'Uploading Submission', de: 'Einsendung wird hochgeladen', ar: 'جارٍ رفع الإرسال' },
  keepOpen: {
    en: 'Please keep the app open',
    de: 'Bitte lassen Sie die App geöffnet',
    ar: 'يُرجى إبقاء التطبيق مفتوحًا',
  },
  uploaded: { en: 'Submission uploaded', de: 'Einsendung hochgeladen', ar: 'تم رفع الإرسال' },
  teamsMissing: { en: 'Not on this device yet', de: 'Noch nicht auf diesem Gerät', ar: 'ليست على هذا الجهاز بعد' },
  teamsMissingText: {
    en: 'Your list of teams did not get through.',
    de: 'Die Liste Ihrer Teams ist nicht angekommen.',
    ar: 'لم تصل قائمة فرقك.',
  },
  noTeams: { en: 'No Teams Found', de: 'Keine Teams gefunden', ar: 'لم يُعثر على فرق' },
  noTeamsText: {
    en: 'This account is in no team yet. Ask a team owner to add you, or use another account.',
    de: 'Dieses Konto ist noch in keinem Team. Bitten Sie jemanden, dem ein Team gehört, Sie aufzunehmen, oder nehmen Sie ein anderes Konto.',
    ar: 'هذا الحساب ليس في أي فريق بعد. اطلب من مالك أحد الفرق إضافتك، أو استخدم حسابًا آخر.',
  },
  noTeamsOffline: {
    en: 'You are offline and no team is on this device yet.',
    de: 'Sie sind offline, und auf diesem Gerät ist noch kein Team.',
    ar: 'أنت غير متصل، ولا يوجد أي فريق على هذا الجهاز بعد.',
  },
});
