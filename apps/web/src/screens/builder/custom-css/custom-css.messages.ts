import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the dialog in which a form's own styles are written. */
export const customCssMessages = memberMessages({
  title: { en: 'Custom CSS', de: 'Eigenes CSS' },
  hint: {
    en: 'Applies only to the content of this form. Use the class formio-component-{key} or the classes you’ve added to components.',
    de: 'Gilt nur für den Inhalt dieses Formulars. Verwenden Sie die Klasse formio-component-{key} oder Klassen, die Sie Komponenten hinzugefügt haben.',
  },
  key: { en: 'key', de: 'Schlüssel' },
  locked: {
    en: 'Upgrade subscription to customize form CSS',
    de: 'Führen Sie ein Upgrade Ihres Abonnements durch, um das CSS des Formulars anzupassen',
  },
  editor: { en: 'Form CSS', de: 'Formular-CSS' },
  loading: { en: 'Loading editor...', de: 'Editor wird geladen …' },
  preview: { en: 'Preview', de: 'Vorschau' },
  undrawn: { en: 'Couldn’t show this form.', de: 'Das Formular konnte nicht angezeigt werden.' },
  problems: { en: 'Problems', de: 'Probleme' },
  more: { en: 'and {count} more', de: 'und {count} weitere' },
  atLine: { en: 'Line {line}: {message}', de: 'Zeile {line}: {message}' },
  problem: {
    syntax: { en: '“{what}” isn’t valid CSS.', de: '„{what}“ ist kein gültiges CSS.' },
    end: { en: 'The CSS is incomplete at the end.', de: 'Das CSS ist am Ende unvollständig.' },
    long: { en: 'Enter {most} characters or fewer.', de: 'Geben Sie höchstens {most} Zeichen ein.' },
    rule: {
      en: '“{what}” isn’t allowed in a form and will be ignored.',
      de: '„{what}“ ist in einem Formular nicht zulässig und wird ignoriert.',
    },
    selector: {
      en: '“{what}” selects elements outside the form and will be ignored.',
      de: '„{what}“ wählt Elemente außerhalb des Formulars aus und wird ignoriert.',
    },
    property: {
      en: 'The property in “{what}” isn’t allowed in a form and will be ignored.',
      de: 'Die Eigenschaft in „{what}“ ist in einem Formular nicht zulässig und wird ignoriert.',
    },
    value: {
      en: 'The value in “{what}” isn’t allowed in a form and will be ignored.',
      de: 'Der Wert in „{what}“ ist in einem Formular nicht zulässig und wird ignoriert.',
    },
    nested: {
      en: 'Nested rules aren’t allowed: “{what}” will be ignored.',
      de: 'Geschachtelte Regeln sind nicht zulässig: „{what}“ wird ignoriert.',
    },
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  save: { en: 'Save', de: 'Speichern' },
});

export type CustomCssMessages = MessagesOf<typeof customCssMessages>;
