import { responderMessages } from '@tideform/i18n';

export const frameMessages = responderMessages({
  product: { en: 'Tideform', de: 'Tideform', ar: 'Tideform' },
  teamMenu: { en: 'More options for {team}', de: 'Weitere Optionen für {team}', ar: 'خيارات إضافية لـ {team}' },
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
    en: 'There’s no page at {path}. Here are your teams.',
    de: 'Unter {path} gibt es keine Seite. Hier sind Ihre Teams.',
    ar: 'لا توجد صفحة في {path}. هذه فرقك.',
  },
  /** An address of a form alone, of which the server may not say the team. */
  noForm: {
    title: { en: 'Form not found', de: 'Formular nicht gefunden', ar: 'النموذج غير موجود' },
    text: {
      en: 'The form was deleted, or you don’t have access to it.',
      de: 'Das Formular wurde gelöscht, oder Sie haben keinen Zugriff darauf.',
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
  asBrowser: { en: 'Use browser language', de: 'Browsersprache verwenden', ar: 'استخدام لغة المتصفح' },
  accountPage: { en: 'Account and workspace', de: 'Konto und Arbeitsbereich', ar: 'الحساب ومساحة العمل' },
  changeAccount: { en: 'Change Account', de: 'Konto wechseln', ar: 'تغيير الحساب' },
  onThisDevice: { en: 'On this device', de: 'Auf diesem Gerät', ar: 'على هذا الجهاز' },
  help: { en: 'Help', de: 'Hilfe', ar: 'المساعدة' },
  signOut: { en: 'Sign out', de: 'Abmelden', ar: 'تسجيل الخروج' },
  unsent: {
    title: {
      en: '{count, plural, one {# unsent response} other {# unsent responses}}',
      de: '{count, plural, one {# nicht gesendete Antwort} other {# nicht gesendete Antworten}}',
      ar: '{count, plural, zero {لا ردود لم تُرسل} one {رد واحد لم يُرسل بعد} two {ردّان لم يُرسلا بعد} few {# ردود لم تُرسل بعد} many {# ردًا لم يُرسل بعد} other {# رد لم يُرسل بعد}}',
    },
    text: {
      en: 'Unsent responses stay on this device until {account} signs in here again. Other accounts can’t see or send them. To use them somewhere else, export them first.',
      de: 'Nicht gesendete Antworten bleiben auf diesem Gerät, bis sich {account} hier wieder anmeldet. Andere Konten können sie weder sehen noch senden. Wenn Sie sie an einem anderen Ort verwenden möchten, exportieren Sie sie zuerst.',
      ar: 'تبقى الردود غير المُرسلة على هذا الجهاز حتى يسجّل {account} الدخول هنا مجددًا. لا يمكن للحسابات الأخرى رؤيتها أو إرسالها. لاستخدامها في مكان آخر، صدّرها أولًا.',
    },
    cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
    export: { en: 'Export responses', de: 'Antworten exportieren', ar: 'تصدير الردود' },
  },
  lost: {
    text: {
      en: 'The browser deleted this site’s data. {count, plural, one {# unsent response was lost unless you exported it} other {# unsent responses were lost unless you exported them}}.',
      de: 'Der Browser hat die Daten dieser Website gelöscht. {count, plural, one {# nicht gesendete Antwort ist verloren gegangen, sofern Sie sie nicht exportiert haben} other {# nicht gesendete Antworten sind verloren gegangen, sofern Sie sie nicht exportiert haben}}.',
      ar: 'حذف المتصفح بيانات هذا الموقع. {count, plural, zero {لم يُفقد أي رد} one {فُقد رد واحد لم يُرسل، إلا إذا كنت قد صدّرته} two {فُقد ردّان لم يُرسلا، إلا إذا كنت قد صدّرتهما} few {فُقدت # ردود لم تُرسل، إلا إذا كنت قد صدّرتها} many {فُقد # ردًا لم يُرسل، إلا إذا كنت قد صدّرتها} other {فُقد # رد لم يُرسل، إلا إذا كنت قد صدّرتها}}.',
    },
    dismiss: { en: 'Dismiss', de: 'Ausblenden', ar: 'تجاهل' },
  },
  risks: {
    forgetful: {
      en: 'This browser deletes its data when you close it, because the window is private or because of its settings. Submit your responses before you close the window, or use a different window.',
      de: 'Dieser Browser löscht beim Schließen alle Daten, weil das Fenster privat ist oder weil es so eingestellt ist. Senden Sie Ihre Antworten ab, bevor Sie das Fenster schließen, oder verwenden Sie ein anderes Fenster.',
      ar: 'يحذف هذا المتصفح بياناته عند إغلاقه، لأن النافذة خاصة أو بسبب إعداداته. أرسل ردودك قبل إغلاق النافذة، أو استخدم نافذة أخرى.',
    },
    safariTab: {
      en: 'This browser deletes the data of sites that you don’t use for seven days. Add Tideform to your home screen or Dock, or send your unsent work soon.',
      de: 'Dieser Browser löscht die Daten von Websites, die Sie sieben Tage lang nicht verwenden. Fügen Sie Tideform zum Home-Bildschirm oder zum Dock hinzu, oder senden Sie Ihre nicht gesendeten Daten bald.',
      ar: 'يحذف هذا المتصفح بيانات المواقع التي لا تستخدمها لمدة سبعة أيام. أضف Tideform إلى الشاشة الرئيسية أو إلى Dock، أو أرسل عملك غير المُرسل قريبًا.',
    },
  },
  clock: {
    ahead: {
      en: 'This device’s clock is {span} ahead. Correct it, because dates and times in your answers come from this clock.',
      de: 'Die Uhr dieses Geräts geht {span} vor. Korrigieren Sie sie, denn Datums- und Uhrzeitangaben in Ihren Antworten stammen von dieser Uhr.',
      ar: 'ساعة هذا الجهاز متقدمة بمقدار {span}. صحّحها، لأن التواريخ والأوقات في إجاباتك تُؤخذ منها.',
    },
    behind: {
      en: 'This device’s clock is {span} behind. Correct it, because dates and times in your answers come from this clock.',
      de: 'Die Uhr dieses Geräts geht {span} nach. Korrigieren Sie sie, denn Datums- und Uhrzeitangaben in Ihren Antworten stammen von dieser Uhr.',
      ar: 'ساعة هذا الجهاز متأخرة بمقدار {span}. صحّحها، لأن التواريخ والأوقات في إجاباتك تُؤخذ منها.',
    },
  },
  syncErrors: { en: 'Sync Errors', de: 'Synchronisierungsfehler', ar: 'أخطاء المزامنة' },
  syncErrorsHelp: {
    en: 'Some of your data couldn’t be synced. Forward these errors to your administrator or to support.',
    de: 'Einige Ihrer Daten konnten nicht synchronisiert werden. Leiten Sie diese Fehler an Ihren Administrator oder an den Support weiter.',
    ar: 'تعذّرت مزامنة بعض بياناتك. أرسل هذه الأخطاء إلى المسؤول لديك أو إلى الدعم.',
  },
  syncing: { en: 'Syncing…', de: 'Wird synchronisiert …', ar: 'جارٍ المزامنة…' },
  syncNow: { en: 'Sync now', de: 'Jetzt synchronisieren', ar: 'المزامنة الآن' },
  signIn: { en: 'Sign in again', de: 'Erneut anmelden', ar: 'سجّل الدخول مجددًا' },
  uploading: { en: 'Uploading Submission', de: 'Einsendung wird hochgeladen', ar: 'جارٍ رفع الإرسال' },
  keepOpen: {
    en: 'Please keep the app open',
    de: 'Bitte lassen Sie die App geöffnet',
    ar: 'يُرجى إبقاء التطبيق مفتوحًا',
  },
  uploaded: { en: 'Submission uploaded', de: 'Einsendung hochgeladen', ar: 'تم رفع الإرسال' },
  teamsMissing: {
    en: 'Couldn’t load your teams',
    de: 'Ihre Teams konnten nicht geladen werden',
    ar: 'تعذّر تحميل فرقك',
  },
  teamsMissingText: {
    en: 'Your list of teams isn’t on this device yet. Check your connection and try again.',
    de: 'Die Liste Ihrer Teams ist noch nicht auf diesem Gerät. Überprüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
    ar: 'قائمة فرقك ليست على هذا الجهاز بعد. تحقّق من اتصالك وحاول مرة أخرى.',
  },
  noTeams: { en: 'No Teams Found', de: 'Keine Teams gefunden', ar: 'لم يُعثر على فرق' },
  noTeamsText: {
    en: 'This account isn’t in any teams yet. Ask a team owner to add you, or use a different account.',
    de: 'Dieses Konto ist noch in keinem Team. Bitten Sie einen Teambesitzer, Sie hinzuzufügen, oder verwenden Sie ein anderes Konto.',
    ar: 'هذا الحساب ليس في أي فريق بعد. اطلب من أحد مالكي الفرق إضافتك، أو استخدم حسابًا آخر.',
  },
  noTeamsOffline: {
    en: 'You’re offline, and no teams are on this device yet.',
    de: 'Sie sind offline, und auf diesem Gerät sind noch keine Teams vorhanden.',
    ar: 'أنت غير متصل، ولا توجد أي فرق على هذا الجهاز بعد.',
  },
});
