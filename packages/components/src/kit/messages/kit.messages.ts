import { responderMessages } from '@tideform/i18n';

/** Texts of the controls themselves. */
export const kitMessages = responderMessages({
  moreAbout: {
    en: 'More information about {label}',
    de: 'Weitere Informationen zu „{label}“',
    ar: 'مزيد من المعلومات عن «{label}»',
  },
  entryOf: { en: '{label} {position}', de: '{label} {position}', ar: '{label} {position}' },
  submit: { en: 'Submit', de: 'Absenden', ar: 'إرسال' },
  addAnother: { en: 'Add another', de: 'Weitere hinzufügen', ar: 'إضافة المزيد' },
  inRowOf: {
    en: ', row {number} of {grid}',
    de: ', Zeile {number} von „{grid}“',
    ar: '، الصف {number} من «{grid}»',
  },
  inNamedRow: { en: ', {name}', de: ', {name}', ar: '، {name}' },
  inRow: { en: ', row {number}', de: ', Zeile {number}', ar: '، الصف {number}' },
  tooDeep: {
    en: 'This text is shown without formatting because it’s nested too deeply.',
    de: 'Dieser Text wird ohne Formatierung angezeigt, weil er zu tief verschachtelt ist.',
    ar: 'يُعرض هذا النص بلا تنسيق لأن أجزاءه متداخلة أكثر من اللازم.',
  },
  removeEntry: {
    en: 'Remove {label} {position}',
    de: '„{label} {position}“ entfernen',
    ar: 'إزالة «{label} {position}»',
  },
});
