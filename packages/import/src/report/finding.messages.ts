import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What became of a property of a foreign form, and why. */
export const findingMessages = memberMessages({
  reasons: {
    unknown: {
      en: 'Tideform doesn’t recognize this. It’s kept with the form but has no effect.',
      de: 'Tideform erkennt das nicht. Es bleibt beim Formular erhalten, hat aber keine Wirkung.',
    },
    noCounterpart: {
      en: 'Tideform doesn’t support this. It’s kept with the form but has no effect.',
      de: 'Tideform unterstützt das nicht. Es bleibt beim Formular erhalten, hat aber keine Wirkung.',
    },
    appearance: {
      en: 'Styling isn’t imported. The form uses the Tideform design.',
      de: 'Gestaltung wird nicht importiert. Das Formular verwendet das Tideform-Design.',
    },
    otherType: { en: '“{from}” is imported as “{to}”.', de: '„{from}“ wird als „{to}“ importiert.' },
    unknownType: {
      en: '“{from}” isn’t supported and is imported as a text field.',
      de: '„{from}“ wird nicht unterstützt und als Textfeld importiert.',
    },
    notShown: {
      en: '“{from}” isn’t supported. It’s kept with the form but isn’t shown.',
      de: '„{from}“ wird nicht unterstützt. Es bleibt beim Formular erhalten, wird aber nicht angezeigt.',
    },
    rewritten: { en: 'Converted to a rule: {expression}', de: 'In eine Regel umgewandelt: {expression}' },
    untranslated: {
      en: 'Can’t be converted to a rule: {expression}',
      de: 'Kann nicht in eine Regel umgewandelt werden: {expression}',
    },
    script: {
      en: 'This is code. It’s kept and only runs in the form’s sandbox.',
      de: 'Das ist Code. Er bleibt erhalten und wird nur in der Sandbox des Formulars ausgeführt.',
    },
    otherKey: {
      en: 'The key changed from “{from}” to “{to}”.',
      de: 'Der Schlüssel wurde von „{from}“ in „{to}“ geändert.',
    },
    otherLanguages: {
      en: 'The form uses one language. Other languages are kept but not shown: {languages}',
      de: 'Das Formular verwendet eine Sprache. Andere Sprachen bleiben erhalten, werden aber nicht angezeigt: {languages}',
    },
    guessed: {
      en: 'Based on its text, this is imported as “{to}”.',
      de: 'Aufgrund des Texts wird das als „{to}“ importiert.',
    },
    holes: {
      en: 'Answers aren’t inserted into this text.',
      de: 'In diesen Text werden keine Antworten eingefügt.',
    },
    elsewhere: {
      en: 'This content isn’t included in the file.',
      de: 'Dieser Inhalt ist nicht in der Datei enthalten.',
    },
    wrongValue: { en: 'The value isn’t valid.', de: 'Der Wert ist ungültig.' },
    saidOtherwise: { en: 'Expressed in a different way: {as}', de: 'Anders ausgedrückt: {as}' },
  },
});

export type FindingMessages = MessagesOf<typeof findingMessages>;
