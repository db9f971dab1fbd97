import { responderMessages } from '@tideform/i18n';

/** Texts of the forms screen in kiosk mode. */
export const kioskScreenMessages = responderMessages({
  title: {
    en: 'What would you like to fill out?',
    de: 'Was möchten Sie ausfüllen?',
    ar: 'ما الذي تود تعبئته؟',
    fr: 'Que souhaitez-vous remplir ?',
  },
  forms: { en: 'Forms', de: 'Formulare', ar: 'النماذج', fr: 'Formulaires' },
  loading: { en: 'Loading...', de: 'Wird geladen …', ar: 'جارٍ التحميل…', fr: 'Chargement…' },
  none: {
    en: 'No forms found',
    de: 'Keine Formulare gefunden',
    ar: 'لم يُعثر على نماذج',
    fr: 'Aucun formulaire trouvé',
  },
  noneText: {
    en: 'This team doesn’t have any published forms. Forms appear here automatically after they’re published.',
    de: 'Dieses Team hat keine veröffentlichten Formulare. Formulare werden hier automatisch angezeigt, sobald sie veröffentlicht sind.',
    ar: 'ليس لدى هذا الفريق نماذج منشورة. تظهر النماذج هنا تلقائيًا بعد نشرها.',
    fr: 'Cette équipe n’a aucun formulaire publié. Les formulaires s’affichent ici automatiquement dès leur publication.',
  },
  noTeam: { en: 'Team not found', de: 'Team nicht gefunden', ar: 'لم يُعثر على الفريق', fr: 'Équipe introuvable' },
  noTeamText: {
    en: 'The team that this device was set up for is no longer available. Exit kiosk mode to choose another team.',
    de: 'Das Team, für das dieses Gerät eingerichtet wurde, ist nicht mehr verfügbar. Beenden Sie den Kioskmodus, um ein anderes Team auszuwählen.',
    ar: 'لم يعد الفريق الذي أُعدّ له هذا الجهاز متاحًا. اخرج من وضع الكشك لاختيار فريق آخر.',
    fr: 'L’équipe pour laquelle cet appareil a été configuré n’est plus disponible. Quittez le mode kiosque pour choisir une autre équipe.',
  },
});
