import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Why a template cannot be read, by the reason that the engine gives. */
export const templateProblemMessages = memberMessages({
  unclosedValue: {
    en: 'Braces are not closed: {close} is missing.',
    de: 'Klammern sind nicht geschlossen: {close} fehlt.',
  },
  unclosedBlock: {
    en: 'A block is not closed: its {end} is missing.',
    de: 'Ein Block ist nicht geschlossen: Sein {end} fehlt.',
  },
  wrongClose: { en: '{open} is closed by {end}.', de: '{open} wird mit {end} geschlossen.' },
  strayElse: { en: '{else} stands outside of a block.', de: '{else} steht außerhalb eines Blocks.' },
  strayClose: {
    en: 'Here a block is closed that was never opened.',
    de: 'Hier wird ein Block geschlossen, der nie geöffnet wurde.',
  },
  unreadable: {
    en: 'This cannot be read as a template.',
    de: 'Das lässt sich nicht als Vorlage lesen.',
  },
  cannotStand: { en: '“{name}” cannot stand here.', de: '„{name}“ kann hier nicht stehen.' },
  somethingCannotStand: { en: 'This cannot stand here.', de: 'Das kann hier nicht stehen.' },
  signs: {
    en: 'Signs cannot compare here. Write equals, notEquals, greater or less.',
    de: 'Zeichen können hier nicht vergleichen. Schreiben Sie equals, notEquals, greater oder less.',
  },
  noValue: {
    en: '“{name}” is no value, and is left out.',
    de: '„{name}“ ist kein Wert und wird weggelassen.',
  },
  evenArguments: {
    en: 'The {name} helper needs an odd number of arguments: a value, or values with words such as equals between them.',
    de: '{name} braucht eine ungerade Zahl von Angaben: einen Wert, oder Werte mit Wörtern wie equals dazwischen.',
  },
  noArgument: { en: 'The {name} helper needs a value.', de: '{name} braucht einen Wert.' },
  comparisonMissing: {
    en: 'Here a word is needed: equals, notEquals, greater, less, and, or.',
    de: 'Hier fehlt ein Wort: equals, notEquals, greater, less, and, or.',
  },
  noComparison: {
    en: '“{name}” is none: here a word is needed: equals, notEquals, greater, less, and, or.',
    de: '„{name}“ ist keines: Hier fehlt ein Wort: equals, notEquals, greater, less, and, or.',
  },
  jointMissing: {
    en: 'Between two comparisons an and or an or is needed.',
    de: 'Zwischen zwei Vergleichen fehlt ein and oder ein or.',
  },
  loopName: {
    en: '@{name} means nothing here. There are @index, @key, @first, @last and @root.',
    de: '@{name} bedeutet hier nichts. Es gibt @index, @key, @first, @last und @root.',
  },
  helper: { en: 'There is no helper called {name}.', de: 'Es gibt keinen Helfer namens {name}.' },
  helperMissing: {
    en: 'Here the name of a helper is missing.',
    de: 'Hier fehlt der Name eines Helfers.',
  },
  block: {
    en: 'Nothing is called #{name}. There are #if, #unless, #each and #with.',
    de: 'Nichts heißt #{name}. Es gibt #if, #unless, #each und #with.',
  },
  lookup: {
    en: 'lookup needs two values: a list or an object, and a name.',
    de: 'lookup braucht zwei Werte: eine Liste oder ein Objekt, und einen Namen.',
  },
  dateFormat: {
    en: 'dateFormat needs a date and a format: {example}.',
    de: 'dateFormat braucht ein Datum und ein Format: {example}.',
  },
  twoValues: { en: '{name} needs two values.', de: '{name} braucht zwei Werte.' },
  oneValue: {
    en: '#{name} needs one value: {example}.',
    de: '#{name} braucht einen Wert: {example}.',
  },
  partials: { en: 'Partials ({sign}) are not supported.', de: 'Partials ({sign}) werden nicht unterstützt.' },
  decorators: { en: 'Decorators ({sign}) are not supported.', de: 'Decorators ({sign}) werden nicht unterstützt.' },
  blocksInHtml: {
    en: 'Blocks such as {example} cannot be read here, and are left out.',
    de: 'Blöcke wie {example} lassen sich hier nicht lesen und werden weggelassen.',
  },
  code: {
    en: 'Code in {sign} is not run. It is left out, with what stands between its first and its last line.',
    de: 'Code in {sign} wird nicht ausgeführt. Er wird weggelassen, mit allem von seiner ersten bis zur letzten Zeile.',
  },
  longTemplate: {
    en: 'A template has at most {limit, number} characters.',
    de: 'Eine Vorlage hat höchstens {limit, number} Zeichen.',
  },
  manyBlocks: {
    en: 'A template has at most {limit, number} blocks.',
    de: 'Eine Vorlage hat höchstens {limit, number} Blöcke.',
  },
  longValue: {
    en: 'What stands between {open} and {close} is too long.',
    de: 'Was zwischen {open} und {close} steht, ist zu lang.',
  },
  deepParentheses: {
    en: 'Parentheses lie too deep within each other.',
    de: 'Klammern sind zu tief ineinander verschachtelt.',
  },
  deepBlocks: {
    en: 'Blocks lie too deep within each other.',
    de: 'Blöcke sind zu tief ineinander verschachtelt.',
  },
});

export type TemplateProblemMessages = MessagesOf<typeof templateProblemMessages>;
