import { responderMessages } from '@tideform/i18n';

/** Messages about data on this device, kiosk mode and the app's version, on the device page and in the settings. */
export const thisDeviceMessages = responderMessages({
  storage: {
    title: { en: 'Storage', de: 'Speicher', ar: 'التخزين', fr: 'Stockage' },
    counts: {
      teams: { en: 'Teams', de: 'Teams', ar: 'الفرق', fr: 'Équipes' },
      forms: { en: 'Forms', de: 'Formulare', ar: 'النماذج', fr: 'Formulaires' },
      responses: { en: 'Responses', de: 'Antworten', ar: 'الردود', fr: 'Réponses' },
      files: { en: 'Files', de: 'Dateien', ar: 'الملفات', fr: 'Fichiers' },
      dataSources: { en: 'Data sources', de: 'Datenquellen', ar: 'مصادر البيانات', fr: 'Sources de données' },
      dataRows: {
        en: 'Data source rows',
        de: 'Datenquellenzeilen',
        ar: 'صفوف مصادر البيانات',
        fr: 'Lignes de sources de données',
      },
      receipts: {
        en: 'Confirmed submissions',
        de: 'Bestätigte Einsendungen',
        ar: 'الإرسالات المؤكَّدة',
        fr: 'Soumissions confirmées',
      },
    },
    used: {
      en: '{used} of {quota} used',
      de: '{used} von {quota} belegt',
      ar: 'استُخدم {used} من {quota}',
      fr: '{used} utilisés sur {quota}',
    },
    unknown: {
      en: 'This browser doesn’t report how much storage is available.',
      de: 'Dieser Browser gibt nicht an, wie viel Speicherplatz verfügbar ist.',
      ar: 'لا يوضح هذا المتصفح مقدار المساحة المتاحة.',
      fr: 'Ce navigateur n’indique pas l’espace de stockage disponible.',
    },
    persisted: {
      en: 'The browser keeps this data until you delete it.',
      de: 'Der Browser behält diese Daten, bis Sie sie löschen.',
      ar: 'يحتفظ المتصفح بهذه البيانات حتى تحذفها.',
      fr: 'Le navigateur conserve ces données jusqu’à ce que vous les supprimiez.',
    },
    notPersisted: {
      en: 'The browser might delete this data if the device runs low on storage.',
      de: 'Der Browser löscht diese Daten möglicherweise, wenn der Speicherplatz auf dem Gerät knapp wird.',
      ar: 'قد يحذف المتصفح هذه البيانات إذا قلّت مساحة التخزين على الجهاز.',
      fr: 'Le navigateur peut supprimer ces données si l’espace de stockage de l’appareil devient insuffisant.',
    },
    warnings: {
      'quota exceeded': {
        en: 'This device’s storage is full. Export your unsent work, and then free up some space.',
        de: 'Der Speicher dieses Geräts ist voll. Exportieren Sie Ihre nicht gesendeten Daten, und geben Sie dann Speicherplatz frei.',
        ar: 'مساحة التخزين على هذا الجهاز ممتلئة. صدّر عملك غير المُرسل، ثم أفرغ بعض المساحة.',
        fr: 'Le stockage de cet appareil est plein. Exportez vos données non envoyées, puis libérez de l’espace.',
      },
      '80% used': {
        en: 'This browser’s storage is 80% full.',
        de: 'Der Speicher dieses Browsers ist zu 80 % belegt.',
        ar: 'استُخدم 80% من مساحة تخزين هذا المتصفح.',
        fr: 'Le stockage de ce navigateur est utilisé à 80 %.',
      },
      'under 100 MB remaining': {
        en: 'This browser has less than 100 MB of storage left.',
        de: 'Diesem Browser stehen weniger als 100 MB Speicherplatz zur Verfügung.',
        ar: 'بقي لهذا المتصفح أقل من 100 ميغابايت من مساحة التخزين.',
        fr: 'Il reste moins de 100 Mo de stockage pour ce navigateur.',
      },
    },
  },
  kiosk: {
    title: { en: 'Kiosk mode', de: 'Kioskmodus', ar: 'وضع الكشك', fr: 'Mode kiosque' },
    text: {
      en: 'Set up a shared tablet, for example at an entrance. People see only the published forms of one team and need the code to exit.',
      de: 'Für gemeinsam genutzte Tablets, zum Beispiel am Eingang: Angezeigt werden nur die veröffentlichten Formulare eines Teams. Zum Beenden ist der Code erforderlich.',
      ar: 'لجهاز لوحي مشترك، عند المدخل مثلًا: لا تظهر سوى النماذج المنشورة لفريق واحد، ويلزم الرمز للخروج.',
      fr: 'Configurez une tablette partagée, par exemple à une entrée. Les personnes voient uniquement les formulaires publiés d’une équipe et ont besoin du code pour quitter ce mode.',
    },
    code: { en: '4-digit code', de: 'Vierstelliger Code', ar: 'رمز من 4 أرقام', fr: 'Code à 4 chiffres' },
    codeHint: {
      en: 'Remember this code. You’ll need it to exit kiosk mode.',
      de: 'Merken Sie sich diesen Code. Sie brauchen ihn, um den Kioskmodus zu beenden.',
      ar: 'تذكّر هذا الرمز. ستحتاج إليه للخروج من وضع الكشك.',
      fr: 'Retenez ce code. Vous en aurez besoin pour quitter le mode kiosque.',
    },
    team: { en: 'Team', de: 'Team', ar: 'الفريق', fr: 'Équipe' },
    start: { en: 'Start', de: 'Starten', ar: 'بدء', fr: 'Démarrer' },
    wrong: {
      en: 'Please enter a 4-digit code',
      de: 'Bitte geben Sie einen vierstelligen Code ein',
      ar: 'يُرجى إدخال رمز من 4 أرقام',
      fr: 'Entrez un code à 4 chiffres',
    },
    master: {
      en: 'The last 4 characters of the team ID also work as the code. Anyone who can see the team’s web address can read them.',
      de: 'Die letzten 4 Zeichen der Team-ID funktionieren ebenfalls als Code. Jeder, der die Webadresse des Teams sieht, kann sie lesen.',
      ar: 'تعمل آخر 4 أحرف من معرّف الفريق كرمز أيضًا. ويمكن لأي شخص يرى عنوان الفريق على الويب قراءتها.',
      fr: 'Les 4 derniers caractères de l’ID d’équipe peuvent aussi servir de code. Toute personne qui voit l’adresse web de l’équipe peut les lire.',
    },
    locked: {
      en: 'Upgrade subscription to use kiosk mode',
      de: 'Für den Kioskmodus ist ein höherer Tarif nötig',
      ar: 'يلزم ترقية الاشتراك لاستخدام وضع الكشك',
      fr: 'Passez à un forfait supérieur pour utiliser le mode kiosque',
    },
  },
  version: {
    title: { en: 'Version', de: 'Version', ar: 'الإصدار', fr: 'Version' },
    check: { en: 'Check now', de: 'Jetzt prüfen', ar: 'تحقّق الآن', fr: 'Vérifier maintenant' },
    checked: { en: 'Checked just now', de: 'Gerade geprüft', ar: 'تم التحقق الآن', fr: 'Vérifié à l’instant' },
    unreachable: {
      en: 'Couldn’t check for updates',
      de: 'Die Suche nach Updates ist fehlgeschlagen',
      ar: 'تعذّر التحقق من التحديثات',
      fr: 'Impossible de rechercher les mises à jour',
    },
    upToDate: { en: 'Up to date', de: 'Aktuell', ar: 'محدّث', fr: 'À jour' },
    name: {
      en: 'Tideform {version}, build {build}',
      de: 'Tideform {version}, Build {build}',
      ar: '\u2066Tideform {version}\u2069، البنية {build}',
      fr: 'Tideform {version}, build {build}',
    },
    development: { en: 'Development', de: 'Entwicklung', ar: 'تطوير', fr: 'Développement' },
  },
});
