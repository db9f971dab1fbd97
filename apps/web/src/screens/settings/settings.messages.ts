import { responderMessages } from '@tideform/i18n';

/** Texts of the settings. */
export const settingsMessages = responderMessages({
  title: { en: 'Settings', de: 'Einstellungen', ar: 'الإعدادات' },
  tabs: {
    application: { en: 'Application', de: 'Anwendung', ar: 'التطبيق' },
    subscription: { en: 'Subscription', de: 'Abonnement', ar: 'الاشتراك' },
    users: { en: 'Users', de: 'Benutzer', ar: 'المستخدمون' },
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
  website: { en: 'Website', de: 'Website', ar: 'الموقع' },
  websiteText: {
    en: 'About the product',
    de: 'Über das Produkt',
    ar: 'عن المنتج',
  },
  documentation: { en: 'Documentation', de: 'Dokumentation', ar: 'الوثائق' },
  documentationText: {
    en: 'How to fill out, build, and share forms',
    de: 'Formulare ausfüllen, erstellen und teilen',
    ar: 'كيفية ملء النماذج وبنائها ومشاركتها',
  },
  notices: { en: 'Third-party notices', de: 'Hinweise zu Drittanbietern', ar: 'إشعارات الجهات الخارجية' },
  noticesText: {
    en: 'Licenses of the open-source software in this app',
    de: 'Lizenzen der Open-Source-Software in dieser App',
    ar: 'تراخيص البرامج مفتوحة المصدر في هذا التطبيق',
  },
  support: { en: 'Support', de: 'Support', ar: 'الدعم' },
  supportText: {
    en: 'Get an answer within 24 hours',
    de: 'Antwort innerhalb von 24 Stunden',
    ar: 'احصل على رد خلال 24 ساعة',
  },
  chat: { en: 'Chat', de: 'Chat', ar: 'الدردشة' },
  chatText: { en: 'Chat with us', de: 'Chatten Sie mit uns', ar: 'تحدّث معنا' },
  noTeam: {
    en: 'Open a team to see its settings.',
    de: 'Öffnen Sie ein Team, um dessen Einstellungen anzuzeigen.',
    ar: 'افتح فريقًا لعرض إعداداته.',
  },
  subscription: {
    unknown: {
      en: 'Subscription details aren’t available yet.',
      de: 'Die Abonnementdetails sind noch nicht verfügbar.',
      ar: 'تفاصيل الاشتراك غير متاحة بعد.',
    },
    plan: { en: 'Plan', de: 'Tarif', ar: 'الخطة' },
    users: { en: 'Active users this month', de: 'Aktive Benutzer in diesem Monat', ar: 'المستخدمون النشطون هذا الشهر' },
    submissions: { en: 'Submissions this month', de: 'Einsendungen in diesem Monat', ar: 'الإرسالات هذا الشهر' },
    ofLimit: { en: '{used} of {limit}', de: '{used} von {limit}', ar: '{used} من {limit}' },
    restricted: { en: 'Restricted', de: 'Gesperrt', ar: 'مقيّد' },
    statuses: {
      active: { en: 'Active', de: 'Aktiv', ar: 'نشط' },
      trial: { en: 'Trial', de: 'Testversion', ar: 'تجريبي' },
      past_due: { en: 'Past due', de: 'Überfällig', ar: 'متأخر السداد' },
      overdue: { en: 'Overdue', de: 'Überfällig', ar: 'متأخر السداد' },
      incomplete: { en: 'Incomplete', de: 'Unvollständig', ar: 'غير مكتمل' },
      paused: { en: 'Paused', de: 'Pausiert', ar: 'متوقف مؤقتًا' },
    },
    open: { en: 'See plans', de: 'Tarife anzeigen', ar: 'عرض الخطط' },
  },
  permissions: {
    app: {
      en: 'What Tideform can do for you',
      de: 'Was Tideform für Sie ausführen darf',
      ar: 'ما يمكن لـ Tideform فعله نيابةً عنك',
    },
    scopes: {
      'User.Read': {
        en: 'Sign you in and read your profile',
        de: 'Sie anmelden und Ihr Profil lesen',
        ar: 'تسجيل دخولك وقراءة ملفك الشخصي',
      },
      'User.ReadBasic.All': {
        en: 'Read the basic profiles of all users',
        de: 'Die grundlegenden Profile aller Benutzer lesen',
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
        en: 'Manage items and lists in selected sites',
        de: 'Elemente und Listen in ausgewählten Websites verwalten',
        ar: 'إدارة العناصر والقوائم في المواقع المحددة',
      },
    },
    granted: { en: 'Granted', de: 'Erteilt', ar: 'ممنوح' },
    missing: { en: 'Not granted', de: 'Nicht erteilt', ar: 'غير ممنوح' },
    unknown: { en: 'Unknown', de: 'Unbekannt', ar: 'غير معروف' },
    grant: { en: 'Grant permissions', de: 'Berechtigungen erteilen', ar: 'منح الأذونات' },
    tenant: { en: 'Microsoft 365', de: 'Microsoft 365', ar: 'Microsoft 365' },
    tenantText: {
      en: 'Check whether Microsoft 365 allows everything that Tideform needs.',
      de: 'Überprüfen Sie, ob Microsoft 365 alles zulässt, was Tideform benötigt.',
      ar: 'تحقق مما إذا كان Microsoft 365 يسمح بكل ما يحتاجه Tideform.',
    },
    columns: {
      en: 'Microsoft 365 didn’t allow these columns or their indexes in the team’s library: {columns}. Submissions are stored anyway, but tables may show or filter less. Tideform tries again regularly.',
      de: 'Microsoft 365 hat diese Spalten oder ihre Indizes in der Bibliothek des Teams nicht zugelassen: {columns}. Einsendungen werden trotzdem gespeichert, aber Tabellen zeigen oder filtern unter Umständen weniger. Tideform versucht es regelmäßig erneut.',
      ar: 'لم يسمح Microsoft 365 بهذه الأعمدة أو فهارسها في مكتبة الفريق: {columns}. تُحفظ الإرسالات رغم ذلك، لكن الجداول قد تعرض أو تصفي أقل. يحاول Tideform مرة أخرى بانتظام.',
    },
    checkTenant: { en: 'Check this tenant', de: 'Diesen Mandanten überprüfen', ar: 'فحص هذا المستأجر' },
    builders: { en: 'Form builders', de: 'Formularersteller', ar: 'منشئو النماذج' },
    buildersText: {
      en: 'Form builders can create, edit, and publish this team’s forms.',
      de: 'Formularersteller können die Formulare dieses Teams erstellen, bearbeiten und veröffentlichen.',
      ar: 'يمكن لمنشئي النماذج إنشاء نماذج هذا الفريق وتحريرها ونشرها.',
    },
    owner: { en: 'Owner', de: 'Besitzer', ar: 'مالك' },
    remove: { en: 'Remove', de: 'Entfernen', ar: 'إزالة' },
    removeOf: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}' },
    add: { en: 'Add', de: 'Hinzufügen', ar: 'إضافة' },
    addLabel: { en: 'Add a form builder', de: 'Formularersteller hinzufügen', ar: 'إضافة منشئ نماذج' },
    cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
    listed: { en: 'Already added', de: 'Bereits hinzugefügt', ar: 'مضاف بالفعل' },
    onlyOwners: {
      en: 'Only Team Owners can modify permissions',
      de: 'Nur Teambesitzer können Berechtigungen ändern',
      ar: 'يمكن لمالكي الفريق فقط تعديل الأذونات',
    },
    retry: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مجددًا' },
    notYet: {
      en: 'This team doesn’t have a library yet. It’s created with the team’s first form.',
      de: 'Dieses Team hat noch keine Bibliothek. Sie wird mit dem ersten Formular des Teams erstellt.',
      ar: 'ليس لهذا الفريق مكتبة بعد. تُنشأ مع أول نموذج للفريق.',
    },
  },
  storage: {
    resyncText: {
      en: 'Download the team’s data again. Unsent work is kept.',
      de: 'Die Daten des Teams werden erneut heruntergeladen. Nicht gesendete Daten bleiben erhalten.',
      ar: 'تنزيل بيانات الفريق من جديد. يبقى العمل غير المُرسل.',
    },
    removeText: {
      en: 'Delete all your data from this device. You’ll be asked to confirm.',
      de: 'Alle Ihre Daten werden von diesem Gerät gelöscht. Sie werden um Bestätigung gebeten.',
      ar: 'حذف كل بياناتك من هذا الجهاز. سيُطلب منك التأكيد.',
    },
    toDevice: {
      en: 'Responses on this device',
      de: 'Antworten auf diesem Gerät',
      ar: 'الردود على هذا الجهاز',
    },
    toDeviceText: {
      en: 'See what hasn’t been sent yet and why, and export it.',
      de: 'Zeigen Sie an, was noch nicht gesendet wurde und warum, und exportieren Sie es.',
      ar: 'اطّلع على ما لم يُرسل بعد ولماذا، وصدّره.',
    },
    open: { en: 'Open', de: 'Öffnen', ar: 'فتح' },
  },
});
