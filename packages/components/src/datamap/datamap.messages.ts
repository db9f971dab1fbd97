import { responderMessages } from '@tideform/i18n';

/** Messages of a data map. */
export const datamapMessages = responderMessages({
  key: { en: 'Key', de: 'Schlüssel', ar: 'المفتاح', fr: 'Clé' },
  value: { en: 'Value', de: 'Wert', ar: 'القيمة', fr: 'Valeur' },
  ofEntry: {
    en: '{name}, entry {number}',
    de: '{name}, Eintrag {number}',
    ar: '{name}، الإدخال {number}',
    fr: '{name}, entrée {number}',
  },
  remove: {
    en: 'Remove entry {number}',
    de: 'Eintrag {number} entfernen',
    ar: 'إزالة الإدخال {number}',
    fr: 'Supprimer l’entrée {number}',
  },
  none: {
    en: 'No entries yet',
    de: 'Noch keine Einträge',
    ar: 'لا توجد إدخالات بعد',
    fr: 'Aucune entrée pour l’instant',
  },
  taken: {
    en: 'Another entry already has this name. The previous name is kept until you enter a different one.',
    de: 'Ein anderer Eintrag hat bereits diesen Namen. Der bisherige Name bleibt erhalten, bis Sie einen anderen eingeben.',
    ar: 'يحمل إدخال آخر هذا الاسم بالفعل. سيبقى الاسم السابق حتى تُدخل اسمًا آخر.',
    fr: 'Une autre entrée porte déjà ce nom. Le nom précédent est conservé jusqu’à ce que vous en entriez un autre.',
  },
  reserved: {
    en: 'You can’t use this name.',
    de: 'Sie können diesen Namen nicht verwenden.',
    ar: 'لا يمكنك استخدام هذا الاسم.',
    fr: 'Vous ne pouvez pas utiliser ce nom.',
  },
  unreadable: {
    en: 'The saved answer can’t be shown as entries. It’s kept unchanged.',
    de: 'Die gespeicherte Antwort kann nicht in Einträgen angezeigt werden. Sie bleibt unverändert erhalten.',
    ar: 'لا يمكن عرض الإجابة المحفوظة كإدخالات. ستبقى دون تغيير.',
    fr: 'La réponse enregistrée ne peut pas être affichée sous forme d’entrées. Elle est conservée telle quelle.',
  },
});
