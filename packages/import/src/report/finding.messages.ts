import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What became of a property of a foreign form, and why. */
export const findingMessages = memberMessages({
  reasons: {
    unknown: {
      en: 'Nothing here knows this. It is kept with the form, and not in use.',
      de: 'Das kennt hier nichts. Es bleibt beim Formular und wird nicht benutzt.',
    },
    noCounterpart: {
      en: 'There is nothing like it here. It is kept with the form, and not in use.',
      de: 'So etwas gibt es hier nicht. Es bleibt beim Formular und wird nicht benutzt.',
    },
    appearance: {
      en: 'How it looks there. Here the form has a look of its own.',
      de: 'So sieht es dort aus. Hier hat das Formular sein eigenes Aussehen.',
    },
    otherType: { en: '“{from}” becomes “{to}”.', de: 'Aus „{from}“ wird „{to}“.' },
    unknownType: {
      en: 'Nobody here knows “{from}”. It becomes a text field.',
      de: '„{from}“ kennt hier niemand. Es wird ein Textfeld.',
    },
    notShown: {
      en: 'There is no “{from}” here. It is kept whole, and not shown.',
      de: 'Hier gibt es kein „{from}“. Es bleibt ganz erhalten und wird nicht angezeigt.',
    },
    rewritten: { en: 'Written as a rule: {expression}', de: 'Als Regel geschrieben: {expression}' },
    untranslated: {
      en: 'This cannot be said as a rule: {expression}',
      de: 'Das lässt sich nicht als Regel sagen: {expression}',
    },
    script: {
      en: 'Code. It is kept, and runs only in the sandbox of the form.',
      de: 'Code. Er bleibt erhalten und läuft nur in der Sandbox des Formulars.',
    },
    otherKey: { en: 'The key is “{to}” instead of “{from}”.', de: 'Der Schlüssel ist „{to}“ statt „{from}“.' },
    otherLanguages: {
      en: 'The form has one language. The others are kept with it: {languages}',
      de: 'Das Formular hat eine Sprache. Die anderen bleiben bei ihm: {languages}',
    },
    guessed: { en: 'By its words this is a “{to}”.', de: 'Den Worten nach ist das ein „{to}“.' },
    holes: {
      en: 'Answers within this text are not filled in.',
      de: 'Antworten in diesem Text werden nicht eingesetzt.',
    },
    elsewhere: {
      en: 'This lies outside of the file.',
      de: 'Das liegt außerhalb der Datei.',
    },
    wrongValue: { en: 'The value cannot be used.', de: 'Der Wert ist nicht zu gebrauchen.' },
    saidOtherwise: { en: 'The same is said in another way: {as}', de: 'Dasselbe ist anders gesagt: {as}' },
  },
});

export type FindingMessages = MessagesOf<typeof findingMessages>;
