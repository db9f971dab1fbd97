import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Why a template cannot be read, by the reason that the engine gives. */
export const templateProblemMessages = memberMessages({
  unclosedValue: {
    en: 'Braces aren’t closed: add {close}.',
    de: 'Klammern sind nicht geschlossen: Fügen Sie {close} hinzu.',
  },
  unclosedBlock: {
    en: 'A block isn’t closed: add {end}.',
    de: 'Ein Block ist nicht geschlossen: Fügen Sie {end} hinzu.',
  },
  wrongClose: { en: '{open} is closed with {end}.', de: '{open} wird mit {end} geschlossen.' },
  strayElse: { en: '{else} isn’t inside a block.', de: '{else} steht nicht in einem Block.' },
  strayClose: {
    en: 'This closes a block that was never opened.',
    de: 'Hier wird ein Block geschlossen, der nie geöffnet wurde.',
  },
  unreadable: {
    en: 'This isn’t a valid template.',
    de: 'Das ist keine gültige Vorlage.',
  },
  cannotStand: { en: '“{name}” isn’t allowed here.', de: '„{name}“ ist hier nicht zulässig.' },
  somethingCannotStand: { en: 'This isn’t allowed here.', de: 'Das ist hier nicht zulässig.' },
  signs: {
    en: 'Symbols can’t be used to compare values here. Use equals, notEquals, greater, or less.',
    de: 'Symbole können hier nicht zum Vergleichen verwendet werden. Verwenden Sie equals, notEquals, greater oder less.',
  },
  noValue: {
    en: '“{name}” isn’t a value and will be left out.',
    de: '„{name}“ ist kein Wert und wird ausgelassen.',
  },
  evenArguments: {
    en: 'The {name} helper needs an odd number of arguments: one value, or several values with words such as equals between them.',
    de: 'Der Helper {name} benötigt eine ungerade Anzahl von Argumenten: einen Wert oder mehrere Werte mit Wörtern wie equals dazwischen.',
  },
  noArgument: { en: 'The {name} helper needs a value.', de: 'Der Helper {name} benötigt einen Wert.' },
  comparisonMissing: {
    en: 'Add a comparison here: equals, notEquals, greater, less, and, or.',
    de: 'Fügen Sie hier einen Vergleich hinzu: equals, notEquals, greater, less, and, or.',
  },
  noComparison: {
    en: '“{name}” isn’t a comparison. Use equals, notEquals, greater, less, and, or.',
    de: '„{name}“ ist kein Vergleich. Verwenden Sie equals, notEquals, greater, less, and, or.',
  },
  jointMissing: {
    en: 'Add “and” or “or” between two comparisons.',
    de: 'Fügen Sie zwischen zwei Vergleichen „and“ oder „or“ hinzu.',
  },
  loopName: {
    en: '@{name} isn’t available here. Use @index, @key, @first, @last, or @root.',
    de: '@{name} ist hier nicht verfügbar. Verwenden Sie @index, @key, @first, @last oder @root.',
  },
  helper: { en: 'There’s no helper called {name}.', de: 'Es gibt keinen Helper namens {name}.' },
  helperMissing: {
    en: 'Add the name of a helper here.',
    de: 'Fügen Sie hier den Namen eines Helpers hinzu.',
  },
  block: {
    en: 'There’s no block called #{name}. Use #if, #unless, #each, or #with.',
    de: 'Es gibt keinen Block namens #{name}. Verwenden Sie #if, #unless, #each oder #with.',
  },
  lookup: {
    en: 'lookup needs two values: a list or object, and a name.',
    de: 'lookup benötigt zwei Werte: eine Liste oder ein Objekt und einen Namen.',
  },
  dateFormat: {
    en: 'dateFormat needs a date and a format: {example}.',
    de: 'dateFormat benötigt ein Datum und ein Format: {example}.',
  },
  twoValues: { en: '{name} needs two values.', de: '{name} benötigt zwei Werte.' },
  oneValue: {
    en: '#{name} needs one value: {example}.',
    de: '#{name} benötigt einen Wert: {example}.',
  },
  partials: { en: 'Partials ({sign}) aren’t supported.', de: 'Partials ({sign}) werden nicht unterstützt.' },
  decorators: { en: 'Decorators ({sign}) aren’t supported.', de: 'Decorators ({sign}) werden nicht unterstützt.' },
  blocksInHtml: {
    en: 'Blocks such as {example} aren’t supported here and will be left out.',
    de: 'Blöcke wie {example} werden hier nicht unterstützt und ausgelassen.',
  },
  code: {
    en: 'Code in {sign} doesn’t run. The code and everything between its first and last line will be left out.',
    de: 'Code in {sign} wird nicht ausgeführt. Der Code und alles zwischen seiner ersten und letzten Zeile wird ausgelassen.',
  },
  longTemplate: {
    en: 'A template can have up to {limit, number} characters.',
    de: 'Eine Vorlage kann bis zu {limit, number} Zeichen haben.',
  },
  manyBlocks: {
    en: 'A template can have up to {limit, number} blocks.',
    de: 'Eine Vorlage kann bis zu {limit, number} Blöcke haben.',
  },
  longValue: {
    en: 'The text between {open} and {close} is too long.',
    de: 'Der Text zwischen {open} und {close} ist zu lang.',
  },
  deepParentheses: {
    en: 'Parentheses are nested too deeply.',
    de: 'Klammern sind zu tief verschachtelt.',
  },
  deepBlocks: {
    en: 'Blocks are nested too deeply.',
    de: 'Blöcke sind zu tief verschachtelt.',
  },
});

export type TemplateProblemMessages = MessagesOf<typeof templateProblemMessages>;
