import { responderMessages } from '@tideform/i18n';

/** What is said in Teams alone. */
export const teamsMessages = responderMessages({
  unsupported: { en: 'Unsupported', de: 'Nicht möglich', ar: 'غير مدعوم' },
  unsupportedText: {
    en: 'Downloading is unsupported on the mobile client of Teams. Open Tideform in your browser, or on a computer.',
    de: 'Herunterladen ist in der mobilen Teams-App nicht möglich. Öffnen Sie Tideform im Browser oder an einem Computer.',
    ar: 'التنزيل غير مدعوم في تطبيق Teams على الأجهزة المحمولة. افتح Tideform في المتصفح أو على جهاز كمبيوتر.',
  },
  tabTitle: { en: 'Add a tab', de: 'Registerkarte hinzufügen', ar: 'إضافة علامة تبويب' },
  tabText: {
    en: 'The tab shows the forms of {channel}. Press Save to add it.',
    de: 'Die Registerkarte zeigt die Formulare von {channel}. Mit Speichern fügen Sie sie hinzu.',
    ar: 'تعرض علامة التبويب نماذج {channel}. اضغط حفظ لإضافتها.',
  },
  thisChannel: { en: 'this channel', de: 'diesem Kanal', ar: 'هذه القناة' },
  privateChannel: {
    en: '{product} does not currently support being installed into private channels',
    de: '{product} kann derzeit nicht in privaten Kanälen installiert werden',
    ar: 'لا يدعم {product} حاليًا التثبيت في القنوات الخاصة',
  },
  privateChannelText: {
    en: 'Choose a standard channel of the team.',
    de: 'Wählen Sie einen Standardkanal des Teams.',
    ar: 'اختر قناة عادية من قنوات الفريق.',
  },
  noChannel: {
    en: 'This page sets up a tab of a channel in Teams',
    de: 'Diese Seite richtet eine Registerkarte eines Kanals in Teams ein',
    ar: 'تُعدّ هذه الصفحة علامة تبويب لقناة في Teams',
  },
  noChannelText: {
    en: 'In Teams, open a channel, press +, and choose Tideform.',
    de: 'Öffnen Sie in Teams einen Kanal, drücken Sie +, und wählen Sie Tideform.',
    ar: 'في Teams، افتح قناة، واضغط +، ثم اختر Tideform.',
  },
});
