import { responderMessages } from '@tideform/i18n';

/** Messages shared by all controls. */
export const kitMessages = responderMessages({
  moreAbout: {
    en: 'More information about {label}',
    de: 'Weitere Informationen zu „{label}“',
    ar: 'مزيد من المعلومات عن «{label}»',
    fr: 'Plus d’informations sur « {label} »',
  },
  entryOf: { en: '{label} {position}', de: '{label} {position}', ar: '{label} {position}', fr: '{label} {position}' },
  submit: { en: 'Submit', de: 'Absenden', ar: 'إرسال', fr: 'Envoyer' },
  addAnother: { en: 'Add another', de: 'Weitere hinzufügen', ar: 'إضافة المزيد', fr: 'Ajouter un élément' },
  inRowOf: {
    en: ', row {number} of {grid}',
    de: ', Zeile {number} von „{grid}“',
    ar: '، الصف {number} من «{grid}»',
    fr: ', ligne {number} de « {grid} »',
  },
  inNamedRow: { en: ', {name}', de: ', {name}', ar: '، {name}', fr: ', {name}' },
  inRow: { en: ', row {number}', de: ', Zeile {number}', ar: '، الصف {number}', fr: ', ligne {number}' },
  tooDeep: {
    en: 'This text is shown without formatting because it’s nested too deeply.',
    de: 'Dieser Text wird ohne Formatierung angezeigt, weil er zu tief verschachtelt ist.',
    ar: 'يُعرض هذا النص بلا تنسيق لأن أجزاءه متداخلة أكثر من اللازم.',
    fr: 'Ce texte s’affiche sans mise en forme, car son imbrication est trop profonde.',
  },
  removeEntry: {
    en: 'Remove {label} {position}',
    de: '„{label} {position}“ entfernen',
    ar: 'إزالة «{label} {position}»',
    fr: 'Supprimer « {label} {position} »',
  },
});
