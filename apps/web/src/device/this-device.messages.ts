import { responderMessages } from '@tideform/i18n';

/** What this device keeps, its kiosk and its version: said on its page and in the settings. */
export const thisDeviceMessages = responderMessages({
  storage: {
    title: { en: 'Storage', de: 'Speicher', ar: 'التخزين' },
    counts: {
      teams: { en: 'Teams', de: 'Teams', ar: 'الفرق' },
      forms: { en: 'Forms', de: 'Formulare', ar: 'النماذج' },
      responses: { en: 'Responses', de: 'Antworten', ar: 'الردود' },
      files: { en: 'Files', de: 'Dateien', ar: 'الملفات' },
      dataSources: { en: 'Data sources', de: 'Datenquellen', ar: 'مصادر البيانات' },
      dataRows: { en: 'Rows of data sources', de: 'Zeilen der Datenquellen', ar: 'صفوف مصادر البيانات' },
      receipts: { en: 'Submissions that have arrived', de: 'Angekommene Einsendungen', ar: 'الإرسالات التي وصلت' },
    },
    used: { en: '{used} of {quota} used', de: '{used} von {quota} belegt', ar: 'استُخدم {used} من {quota}' },
    unknown: {
      en: 'This browser does not say how much room there is.',
      de: 'Dieser Browser sagt nicht, wie viel Platz es gibt.',
      ar: 'لا يذكر هذا المتصفح مقدار المساحة المتاحة.',
    },
    persisted: {
      en: 'The browser keeps this data until you delete it.',
      de: 'Der Browser behält diese Daten, bis Sie sie löschen.',
      ar: 'يحتفظ المتصفح بهذه البيانات حتى تحذفها.',
    },
    notPersisted: {
      en: 'The browser may delete this data when the device runs short of space.',
      de: 'Der Browser darf diese Daten löschen, wenn auf dem Gerät der Platz knapp wird.',
      ar: 'قد يحذف المتصفح هذه البيانات عندما تقل المساحة على الجهاز.',
    },
    warnings: {
      'quota exceeded': {
        en: 'The storage of this device is full. Export what is not sent, then free some space.',
        de: 'Der Speicher dieses Geräts ist voll. Exportieren Sie, was nicht gesendet ist, und geben Sie dann Speicher frei.',
        ar: 'مساحة التخزين على هذا الجهاز ممتلئة. صدّر ما لم يُرسل ثم أفرغ بعض المساحة.',
      },
      '80% used': {
        en: 'The storage of this browser is 80% used.',
        de: 'Der Speicher dieses Browsers ist zu 80 % belegt.',
        ar: 'استُخدم 80% من مساحة تخزين هذا المتصفح.',
      },
      'under 100 MB remaining': {
        en: 'Less than 100 MB remain for this browser.',
        de: 'Diesem Browser bleiben weniger als 100 MB.',
        ar: 'بقي أقل من 100 ميغابايت لهذا المتصفح.',
      },
    },
  },
  kiosk: {
    title: { en: 'Kiosk mode', de: 'Kioskmodus', ar: 'وضع الكشك' },
    text: {
      en: 'For a tablet at the gate: only the published forms of one team, nothing else. Leaving needs the code.',
      de: 'Für ein Tablet am Eingang: nur die veröffentlichten Formulare eines Teams, sonst nichts. Zum Beenden braucht es den Code.',
      ar: 'لجهاز لوحي عند البوابة: النماذج المنشورة لفريق واحد فقط ولا شيء غيرها. الخروج يتطلب الرمز.',
    },
    code: { en: '4-digit code', de: 'Vierstelliger Code', ar: 'رمز من 4 أرقام' },
    codeHint: {
      en: 'Remember this code. You’ll need it to exit kiosk mode.',
      de: 'Merken Sie sich diesen Code. Sie brauchen ihn, um den Kioskmodus zu beenden.',
      ar: 'تذكّر هذا الرمز. ستحتاج إليه للخروج من وضع الكشك.',
    },
    team: { en: 'Team', de: 'Team', ar: 'الفريق' },
    start: { en: 'Start', de: 'Starten', ar: 'بدء' },
    wrong: {
      en: 'Please enter a 4-digit code',
      de: 'Bitte geben Sie einen vierstelligen Code ein',
      ar: 'يُرجى إدخال رمز من 4 أرقام',
    },
    master: {
      en: 'The last 4 characters of the team’s id open it too; whoever sees the address of a team can read them.',
      de: 'Die letzten 4 Zeichen der Team-ID öffnen ihn auch; wer die Adresse eines Teams sieht, kann sie lesen.',
      ar: 'تفتحه أيضًا آخر 4 أحرف من معرّف الفريق؛ ويمكن لمن يرى عنوان الفريق قراءتها.',
    },
    locked: {
      en: 'Upgrade subscription to use kiosk mode',
      de: 'Für den Kioskmodus ist ein höherer Tarif nötig',
      ar: 'يلزم ترقية الاشتراك لاستخدام وضع الكشك',
    },
  },
  version: {
    title: { en: 'Version', de: 'Version', ar: 'الإصدار' },
    check: { en: 'Check now', de: 'Jetzt prüfen', ar: 'تحقّق الآن' },
    checked: { en: 'Checked just now', de: 'Gerade geprüft', ar: 'تم التحقق الآن' },
    unreachable: { en: 'Could not be checked', de: 'Prüfen war nicht möglich', ar: 'تعذّر التحقق' },
    upToDate: { en: 'Up to date', de: 'Aktuell', ar: 'محدّث' },
    name: {
      en: 'Tideform {version}, build {build}',
      de: 'Tideform {version}, Build {build}',
      ar: '\u2066Tideform {version}\u2069، البنية {build}',
    },
    development: { en: 'Development', de: 'Entwicklung', ar: 'تطوير' },
  },
});
