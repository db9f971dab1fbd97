import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the dialog in which a form's own styles are written. */
export const customCssMessages = memberMessages({
  title: { en: 'Custom CSS', de: 'Eigenes CSS' },
  hint: {
    en: 'Applies to the content of this form alone. Components have the class formio-component-{key}, and the classes that you gave them.',
    de: 'Gilt nur für den Inhalt dieses Formulars. Komponenten haben die Klasse formio-component-{key} und die Klassen, die Sie ihnen gegeben haben.',
  },
  key: { en: 'key', de: 'Schlüssel' },
  locked: {
    en: 'Upgrade subscription to customize form CSS',
    de: 'Für eigenes CSS in Formularen ist ein höheres Abonnement nötig',
  },
  editor: { en: 'CSS of the form', de: 'CSS des Formulars' },
  loading: { en: 'Loading editor...', de: 'Editor wird geladen …' },
  preview: { en: 'Preview', de: 'Vorschau' },
  undrawn: { en: 'This form cannot be shown.', de: 'Dieses Formular kann nicht gezeigt werden.' },
  problems: { en: 'Problems', de: 'Probleme' },
  more: { en: 'and {count} more', de: 'und {count} weitere' },
  atLine: { en: 'Line {line}: {message}', de: 'Zeile {line}: {message}' },
  problem: {
    syntax: { en: '“{what}” cannot be read as CSS.', de: '„{what}“ ist kein lesbares CSS.' },
    end: { en: 'Something is missing at the end.', de: 'Am Ende fehlt etwas.' },
    long: { en: 'This is longer than {most} characters.', de: 'Das ist länger als {most} Zeichen.' },
    rule: {
      en: '“{what}” is not allowed in a form. Left out.',
      de: '„{what}“ ist in einem Formular nicht erlaubt. Ausgelassen.',
    },
    selector: {
      en: '“{what}” selects what is not part of a form. Left out.',
      de: '„{what}“ wählt, was nicht zum Formular gehört. Ausgelassen.',
    },
    property: {
      en: 'The property in “{what}” is not allowed in a form. Left out.',
      de: 'Die Eigenschaft in „{what}“ ist in einem Formular nicht erlaubt. Ausgelassen.',
    },
    value: {
      en: 'The value in “{what}” is not allowed in a form. Left out.',
      de: 'Der Wert in „{what}“ ist in einem Formular nicht erlaubt. Ausgelassen.',
    },
    nested: {
      en: 'Rules within rules are not allowed: “{what}”. Left out.',
      de: 'Regeln in Regeln sind nicht erlaubt: „{what}“. Ausgelassen.',
    },
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  save: { en: 'Save', de: 'Speichern' },
});

export type CustomCssMessages = MessagesOf<typeof customCssMessages>;
