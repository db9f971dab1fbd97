import { responderMessages } from '@tideform/i18n';

/** Texts of the controls themselves. */
export const kitMessages = responderMessages({
  moreAbout: { en: 'More about {label}', de: 'Mehr zu „{label}“', ar: 'المزيد عن «{label}»' },
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
    en: 'This text is shown without its formatting: its parts lie in each other too deeply.',
    de: 'Dieser Text wird ohne Formatierung gezeigt: Seine Teile sind zu tief ineinander verschachtelt.',
    ar: 'يُعرض هذا النص بلا تنسيق: أجزاؤه متداخلة أكثر من اللازم.',
  },
  removeEntry: {
    en: 'Remove {label} {position}',
    de: '„{label} {position}“ entfernen',
    ar: 'إزالة «{label} {position}»',
  },
});
