import { responderMessages } from '@tideform/i18n';

/** The forms of a kiosk. */
export const kioskScreenMessages = responderMessages({
  title: { en: 'What would you like to fill in?', de: 'Was möchten Sie ausfüllen?', ar: 'ما الذي تود تعبئته؟' },
  forms: { en: 'Forms', de: 'Formulare', ar: 'النماذج' },
  loading: { en: 'Loading...', de: 'Wird geladen …', ar: 'جارٍ التحميل…' },
  none: { en: 'No forms found', de: 'Keine Formulare gefunden', ar: 'لم يُعثر على نماذج' },
  noneText: {
    en: 'This team has no published form. Once one is published, it appears here by itself.',
    de: 'Dieses Team hat kein veröffentlichtes Formular. Sobald eines veröffentlicht ist, erscheint es hier von selbst.',
    ar: 'ليس لدى هذا الفريق نموذج منشور. وعند نشر نموذج سيظهر هنا تلقائيًا.',
  },
  noTeam: { en: 'Team not found', de: 'Team nicht gefunden', ar: 'لم يُعثر على الفريق' },
  noTeamText: {
    en: 'This device shows the forms of a team that is not here any more. Exit kiosk mode to choose another.',
    de: 'Dieses Gerät zeigt die Formulare eines Teams, das nicht mehr hier ist. Beenden Sie den Kioskmodus, um ein anderes zu wählen.',
    ar: 'يعرض هذا الجهاز نماذج فريق لم يعد موجودًا هنا. اخرج من وضع الكشك لاختيار فريق آخر.',
  },
});
