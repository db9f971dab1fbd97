import { responderMessages } from '@tideform/i18n';

/** Messages that only appear in Teams. */
export const teamsMessages = responderMessages({
  unsupported: { en: 'Unsupported', de: 'Nicht unterstützt', ar: 'غير مدعوم', fr: 'Non pris en charge' },
  unsupportedText: {
    en: 'You can’t download files in the Teams mobile app. Open Tideform in a browser or on a computer.',
    de: 'In der mobilen Teams-App können Sie keine Dateien herunterladen. Öffnen Sie Tideform in einem Browser oder auf einem Computer.',
    ar: 'لا يمكنك تنزيل الملفات في تطبيق Teams على الأجهزة المحمولة. افتح Tideform في متصفح أو على جهاز كمبيوتر.',
    fr: 'Vous ne pouvez pas télécharger de fichiers dans l’application mobile Teams. Ouvrez Tideform dans un navigateur ou sur un ordinateur.',
  },
  tabTitle: { en: 'Add a tab', de: 'Registerkarte hinzufügen', ar: 'إضافة علامة تبويب', fr: 'Ajouter un onglet' },
  tabText: {
    en: 'The tab shows forms for {channel}. Select Save to add it.',
    de: 'Die Registerkarte zeigt die Formulare für {channel}. Wählen Sie „Speichern“ aus, um sie hinzuzufügen.',
    ar: 'تعرض علامة التبويب نماذج {channel}. حدّد «حفظ» لإضافتها.',
    fr: 'L’onglet affiche les formulaires pour {channel}. Sélectionnez « Enregistrer » pour l’ajouter.',
  },
  thisChannel: { en: 'this channel', de: 'diesen Kanal', ar: 'هذه القناة', fr: 'ce canal' },
  privateChannel: {
    en: '{product} does not currently support being installed into private channels',
    de: '{product} kann derzeit nicht in privaten Kanälen installiert werden',
    ar: 'لا يدعم {product} حاليًا التثبيت في القنوات الخاصة',
    fr: '{product} ne peut pas être installé dans des canaux privés pour le moment',
  },
  privateChannelText: {
    en: 'Choose a standard channel in this team.',
    de: 'Wählen Sie einen Standardkanal dieses Teams aus.',
    ar: 'اختر قناة قياسية في هذا الفريق.',
    fr: 'Choisissez un canal standard de cette équipe.',
  },
  noChannel: {
    en: 'Use this page to add a tab to a Teams channel',
    de: 'Über diese Seite fügen Sie einem Teams-Kanal eine Registerkarte hinzu',
    ar: 'استخدم هذه الصفحة لإضافة علامة تبويب إلى قناة في Teams',
    fr: 'Utilisez cette page pour ajouter un onglet à un canal Teams',
  },
  noChannelText: {
    en: 'In Teams, open a channel, select +, and then choose Tideform.',
    de: 'Öffnen Sie in Teams einen Kanal, wählen Sie + und dann Tideform aus.',
    ar: 'في Teams، افتح قناة، وحدّد +، ثم اختر Tideform.',
    fr: 'Dans Teams, ouvrez un canal, sélectionnez +, puis choisissez Tideform.',
  },
});
