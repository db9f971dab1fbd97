import { responderWords } from '@tideform/words';

/** Texts of the settings. */
export const settingsWords = responderWords({
  title: { en: 'Settings', de: 'Einstellungen', ar: 'الإعدادات' },
  tabs: {
    application: { en: 'Application', de: 'Anwendung', ar: 'التطبيق' },
    subscription: { en: 'Subscription', de: 'Abonnement', ar: 'الاشتراك' },
    users: { en: 'Users', de: 'Personen', ar: 'المستخدمون' },
    permissions: { en: 'Permissions', de: 'Berechtigungen', ar: 'الأذونات' },
    storage: { en: 'Storage', de: 'Speicher', ar: 'التخزين' },
  },
  theme: { en: 'Theme', de: 'Design', ar: 'المظهر' },
  themes: {
    auto: { en: 'Auto', de: 'Automatisch', ar: 'تلقائي' },
    light: { en: 'Light', de: 'Hell', ar: 'فاتح' },
    dark: { en: 'Dark', de: 'Dunkel', ar: 'داكن' },
  },
  help: { en: 'Help', de: 'Hilfe', ar: 'المساعدة' },
  website: { en: 'Website', de: 'Webseite', ar: 'الموقع' },
  websiteText: {
    en: 'About the product',
    de: 'Über das Produkt',
    ar: 'عن المنتج',
  },
  documentation: { en: 'Documentation', de: 'Dokumentation', ar: 'الوثائق' },
  documentationText: {
    en: 'How to fill in, build and share forms',
    de: 'Formulare ausfüllen, bauen und teilen',
    ar: 'كيفية ملء النماذج وبنائها ومشاركتها',
  },
  support: { en: 'Support', de: 'Hilfe anfragen', ar: 'الدعم' },
  supportText: {
    en: 'We answer within 24 hours',
    de: 'Wir antworten innerhalb von 24 Stunden',
    ar: 'نردّ خلال 24 ساعة',
  },
  chat: { en: 'Chat', de: 'Chat', ar: 'الدردشة' },
  chatText: { en: 'Write with us', de: 'Schreiben Sie mit uns', ar: 'راسلنا' },
  noTeam: {
    en: 'Open a team first: this is about one team.',
    de: 'Öffnen Sie zuerst ein Team: Hier geht es um ein einzelnes.',
    ar: 'افتح فريقًا أولًا: هذا يخص فريقًا واحدًا.',
  },
  subscription: {
    unknown: {
      en: 'The subscription is not known yet.',
      de: 'Das Abonnement ist noch nicht bekannt.',
      ar: 'الاشتراك غير معروف بعد.',
    },
    plan: { en: 'Plan', de: 'Tarif', ar: 'الخطة' },
    users: { en: 'Active users this month', de: 'Aktive Personen in diesem Monat', ar: 'المستخدمون النشطون هذا الشهر' },
    submissions: { en: 'Submissions this month', de: 'Einsendungen in diesem Monat', ar: 'الإرسالات هذا الشهر' },
    ofLimit: { en: '{used} of {limit}', de: '{used} von {limit}', ar: '{used} من {limit}' },
    restricted: { en: 'Restricted', de: 'Gesperrt', ar: 'مقيّد' },
    statuses: {
      active: { en: 'Active', de: 'Aktiv', ar: 'نشط' },
      trial: { en: 'Trial', de: 'Probe', ar: 'تجريبي' },
      past_due: { en: 'Past due', de: 'Überfällig', ar: 'متأخر السداد' },
      overdue: { en: 'Overdue', de: 'Überfällig', ar: 'متأخر السداد' },
      incomplete: { en: 'Incomplete', de: 'Unvollständig', ar: 'غير مكتمل' },
      paused: { en: 'Paused', de: 'Pausiert', ar: 'متوقف مؤقتًا' },
    },
    open: { en: 'See plans', de: 'Tarife ansehen', ar: 'عرض الخطط' },
  },
  permissions: {
    app: { en: 'What Tideform may do for you', de: 'Was Tideform für Sie darf', ar: 'ما يجوز لـ Tideform فعله لك' },
    scopes: {
      'User.Read': {
        en: 'Sign you in and read your profile',
        de: 'Sie anmelden und Ihr Profil lesen',
        ar: 'تسجيل دخولك وقراءة ملفك الشخصي',
      },
      'User.ReadBasic.All': {
        en: 'Read the basic profiles of all users',
        de: 'Die Grunddaten aller Personen lesen',
        ar: 'قراءة الملفات الأساسية لجميع المستخدمين',
      },
      'Team.ReadBasic.All': {
        en: 'Read the names of your teams',
        de: 'Die Namen Ihrer Teams lesen',
        ar: 'قراءة أسماء فرقك',
      },
      'Channel.ReadBasic.All': {
        en: 'Read the names of channels',
        de: 'Die Namen von Kanälen lesen',
        ar: 'قراءة أسماء القنوات',
      },
      'Sites.Manage.All': {
        en: 'Manage items and lists in your site collections',
        de: 'Elemente und Listen in Ihren Websitesammlungen verwalten',
        ar: 'إدارة العناصر والقوائم في مجموعات مواقعك',
      },
      'Sites.Selected': {
        en: 'Manage items and lists in the sites chosen for it',
        de: 'Elemente und Listen in den dafür gewählten Websites verwalten',
        ar: 'إدارة العناصر والقوائم في المواقع المختارة لذلك',
      },
    },
    granted: { en: 'Granted', de: 'Erteilt', ar: 'ممنوح' },
    missing: { en: 'Not granted', de: 'Nicht erteilt', ar: 'غير ممنوح' },
    unknown: { en: 'Not known now', de: 'Jetzt nicht bekannt', ar: 'غير معروف الآن' },
    grant: { en: 'Grant permissions', de: 'Berechtigungen erteilen', ar: 'منح الأذونات' },
    tenant: { en: 'Microsoft 365', de: 'Microsoft 365', ar: 'Microsoft 365' },
    tenantText: {
      en: 'See whether Microsoft 365 allows everything that Tideform needs.',
      de: 'Prüfen Sie, ob Microsoft 365 alles erlaubt, was Tideform braucht.',
      ar: 'تحقق مما إذا كان Microsoft 365 يسمح بكل ما يحتاجه Tideform.',
    },
    columns: {
      en: 'Microsoft 365 didn’t allow these columns or their indexes in the team’s library: {columns}. Submissions are stored anyway, but tables may show or filter less. Tideform tries again regularly.',
      de: 'Microsoft 365 hat diese Spalten oder ihre Indizes in der Bibliothek des Teams nicht zugelassen: {columns}. Einsendungen werden trotzdem gespeichert, aber Tabellen zeigen oder filtern unter Umständen weniger. Tideform versucht es regelmäßig erneut.',
      ar: 'لم يسمح Microsoft 365 بهذه الأعمدة أو فهارسها في مكتبة الفريق: {columns}. تُحفظ الإرسالات رغم ذلك، لكن الجداول قد تعرض أو تصفي أقل. يحاول Tideform مرة أخرى بانتظام.',
    },
    checkTenant: { en: 'Check this tenant', de: 'Diesen Mandanten prüfen', ar: 'فحص هذا المستأجر' },
    builders: { en: 'Who builds forms', de: 'Wer Formulare baut', ar: 'من يبني النماذج' },
    buildersText: {
      en: 'They make, change and publish the forms of this team.',
      de: 'Sie legen die Formulare dieses Teams an, ändern und veröffentlichen sie.',
      ar: 'ينشئون نماذج هذا الفريق ويغيرونها وينشرونها.',
    },
    owner: { en: 'Owner', de: 'Besitz', ar: 'مالك' },
    remove: { en: 'Remove', de: 'Entfernen', ar: 'إزالة' },
    removeOf: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}' },
    add: { en: 'Add', de: 'Hinzufügen', ar: 'إضافة' },
    addLabel: { en: 'Who may build, too', de: 'Wer auch bauen darf', ar: 'من يجوز له البناء أيضًا' },
    cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
    listed: { en: 'Is listed', de: 'Steht schon da', ar: 'مدرج' },
    onlyOwners: {
      en: 'Only Team Owners can modify permissions',
      de: 'Nur Besitzer des Teams können Berechtigungen ändern',
      ar: 'يمكن لمالكي الفريق فقط تعديل الأذونات',
    },
    retry: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مجددًا' },
    notYet: {
      en: 'The team has no library yet: the first form makes one.',
      de: 'Das Team hat noch keine Bibliothek: Das erste Formular legt sie an.',
      ar: 'ليس للفريق مكتبة بعد: ينشئها أول نموذج.',
    },
  },
  storage: {
    resyncText: {
      en: 'Reads the team again from the start. What is not sent stays.',
      de: 'Liest das Team von vorn. Was nicht gesendet ist, bleibt.',
      ar: 'يقرأ الفريق من البداية. ما لم يُرسل يبقى.',
    },
    removeText: {
      en: 'Removes everything that this device keeps for you, after asking.',
      de: 'Entfernt nach einer Rückfrage alles, was dieses Gerät für Sie hat.',
      ar: 'يزيل بعد السؤال كل ما يحتفظ به هذا الجهاز لك.',
    },
    toDevice: {
      en: 'Responses on this device',
      de: 'Antworten auf diesem Gerät',
      ar: 'الردود على هذا الجهاز',
    },
    toDeviceText: {
      en: 'What waits here, why, and how to take it elsewhere.',
      de: 'Was hier wartet, warum, und wie Sie es mitnehmen.',
      ar: 'ما ينتظر هنا ولماذا وكيف تنقله.',
    },
    open: { en: 'Open', de: 'Öffnen', ar: 'فتح' },
  },
});
