import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages for invalid templates, keyed by the reason that the engine reports. */
export const templateProblemMessages = memberMessages({
  unclosedValue: {
    en: 'Braces aren’t closed: add {close}.',
    de: 'Klammern sind nicht geschlossen: Fügen Sie {close} hinzu.',
    fr: 'Les accolades ne sont pas fermées : ajoutez {close}.',
  },
  unclosedBlock: {
    en: 'A block isn’t closed: add {end}.',
    de: 'Ein Block ist nicht geschlossen: Fügen Sie {end} hinzu.',
    fr: 'Un bloc n’est pas fermé : ajoutez {end}.',
  },
  wrongClose: {
    en: '{open} is closed with {end}.',
    de: '{open} wird mit {end} geschlossen.',
    fr: '{open} est fermé par {end}.',
  },
  strayElse: {
    en: '{else} isn’t inside a block.',
    de: '{else} steht nicht in einem Block.',
    fr: '{else} ne se trouve pas dans un bloc.',
  },
  strayClose: {
    en: 'This closes a block that was never opened.',
    de: 'Hier wird ein Block geschlossen, der nie geöffnet wurde.',
    fr: 'Ceci ferme un bloc qui n’a jamais été ouvert.',
  },
  unreadable: {
    en: 'This isn’t a valid template.',
    de: 'Das ist keine gültige Vorlage.',
    fr: 'Ce n’est pas un modèle valide.',
  },
  cannotStand: {
    en: '“{name}” isn’t allowed here.',
    de: '„{name}“ ist hier nicht zulässig.',
    fr: '« {name} » n’est pas autorisé ici.',
  },
  somethingCannotStand: {
    en: 'This isn’t allowed here.',
    de: 'Das ist hier nicht zulässig.',
    fr: 'Cet élément n’est pas autorisé ici.',
  },
  signs: {
    en: 'Symbols can’t be used to compare values here. Use equals, notEquals, greater, or less.',
    de: 'Symbole können hier nicht zum Vergleichen verwendet werden. Verwenden Sie equals, notEquals, greater oder less.',
    fr: 'Les symboles ne permettent pas de comparer des valeurs ici. Utilisez equals, notEquals, greater ou less.',
  },
  noValue: {
    en: '“{name}” isn’t a value and will be left out.',
    de: '„{name}“ ist kein Wert und wird ausgelassen.',
    fr: '« {name} » n’est pas une valeur et sera omis.',
  },
  evenArguments: {
    en: 'The {name} helper needs an odd number of arguments: one value, or several values with words such as equals between them.',
    de: 'Der Helper {name} benötigt eine ungerade Anzahl von Argumenten: einen Wert oder mehrere Werte mit Wörtern wie equals dazwischen.',
    fr: 'Le helper {name} nécessite un nombre impair d’arguments : une seule valeur, ou plusieurs valeurs séparées par des mots tels que equals.',
  },
  noArgument: {
    en: 'The {name} helper needs a value.',
    de: 'Der Helper {name} benötigt einen Wert.',
    fr: 'Le helper {name} nécessite une valeur.',
  },
  comparisonMissing: {
    en: 'Add a comparison here: equals, notEquals, greater, less, and, or.',
    de: 'Fügen Sie hier einen Vergleich hinzu: equals, notEquals, greater, less, and, or.',
    fr: 'Ajoutez une comparaison ici : equals, notEquals, greater, less, and, or.',
  },
  noComparison: {
    en: '“{name}” isn’t a comparison. Use equals, notEquals, greater, less, and, or.',
    de: '„{name}“ ist kein Vergleich. Verwenden Sie equals, notEquals, greater, less, and, or.',
    fr: '« {name} » n’est pas une comparaison. Utilisez equals, notEquals, greater, less, and, or.',
  },
  jointMissing: {
    en: 'Add “and” or “or” between two comparisons.',
    de: 'Fügen Sie zwischen zwei Vergleichen „and“ oder „or“ hinzu.',
    fr: 'Ajoutez « and » ou « or » entre deux comparaisons.',
  },
  loopName: {
    en: '@{name} isn’t available here. Use @index, @key, @first, @last, or @root.',
    de: '@{name} ist hier nicht verfügbar. Verwenden Sie @index, @key, @first, @last oder @root.',
    fr: '@{name} n’est pas disponible ici. Utilisez @index, @key, @first, @last ou @root.',
  },
  helper: {
    en: 'There’s no helper called {name}.',
    de: 'Es gibt keinen Helper namens {name}.',
    fr: 'Il n’existe aucun helper nommé {name}.',
  },
  helperMissing: {
    en: 'Add the name of a helper here.',
    de: 'Fügen Sie hier den Namen eines Helpers hinzu.',
    fr: 'Ajoutez ici le nom d’un helper.',
  },
  block: {
    en: 'There’s no block called #{name}. Use #if, #unless, #each, or #with.',
    de: 'Es gibt keinen Block namens #{name}. Verwenden Sie #if, #unless, #each oder #with.',
    fr: 'Il n’existe aucun bloc nommé #{name}. Utilisez #if, #unless, #each ou #with.',
  },
  lookup: {
    en: 'lookup needs two values: a list or object, and a name.',
    de: 'lookup benötigt zwei Werte: eine Liste oder ein Objekt und einen Namen.',
    fr: 'lookup nécessite deux valeurs : une liste ou un objet, et un nom.',
  },
  dateFormat: {
    en: 'dateFormat needs a date and a format: {example}.',
    de: 'dateFormat benötigt ein Datum und ein Format: {example}.',
    fr: 'dateFormat nécessite une date et un format : {example}.',
  },
  twoValues: {
    en: '{name} needs two values.',
    de: '{name} benötigt zwei Werte.',
    fr: '{name} nécessite deux valeurs.',
  },
  oneValue: {
    en: '#{name} needs one value: {example}.',
    de: '#{name} benötigt einen Wert: {example}.',
    fr: '#{name} nécessite une valeur : {example}.',
  },
  partials: {
    en: 'Partials ({sign}) aren’t supported.',
    de: 'Partials ({sign}) werden nicht unterstützt.',
    fr: 'Les partiels ({sign}) ne sont pas pris en charge.',
  },
  decorators: {
    en: 'Decorators ({sign}) aren’t supported.',
    de: 'Decorators ({sign}) werden nicht unterstützt.',
    fr: 'Les décorateurs ({sign}) ne sont pas pris en charge.',
  },
  blocksInHtml: {
    en: 'Blocks such as {example} aren’t supported here and will be left out.',
    de: 'Blöcke wie {example} werden hier nicht unterstützt und ausgelassen.',
    fr: 'Les blocs tels que {example} ne sont pas pris en charge ici et seront omis.',
  },
  code: {
    en: 'Code in {sign} doesn’t run. The code and everything between its first and last line will be left out.',
    de: 'Code in {sign} wird nicht ausgeführt. Der Code und alles zwischen seiner ersten und letzten Zeile wird ausgelassen.',
    fr: 'Le code dans {sign} n’est pas exécuté. Le code et tout ce qui se trouve entre sa première et sa dernière ligne seront omis.',
  },
  longTemplate: {
    en: 'A template can have up to {limit, number} characters.',
    de: 'Eine Vorlage kann bis zu {limit, number} Zeichen haben.',
    fr: 'Un modèle peut comporter jusqu’à {limit, number} caractères.',
  },
  manyBlocks: {
    en: 'A template can have up to {limit, number} blocks.',
    de: 'Eine Vorlage kann bis zu {limit, number} Blöcke haben.',
    fr: 'Un modèle peut comporter jusqu’à {limit, number} blocs.',
  },
  longValue: {
    en: 'The text between {open} and {close} is too long.',
    de: 'Der Text zwischen {open} und {close} ist zu lang.',
    fr: 'Le texte entre {open} et {close} est trop long.',
  },
  deepParentheses: {
    en: 'Parentheses are nested too deeply.',
    de: 'Klammern sind zu tief verschachtelt.',
    fr: 'Les parenthèses sont imbriquées trop profondément.',
  },
  deepBlocks: {
    en: 'Blocks are nested too deeply.',
    de: 'Blöcke sind zu tief verschachtelt.',
    fr: 'Les blocs sont imbriqués trop profondément.',
  },
});

export type TemplateProblemMessages = MessagesOf<typeof templateProblemMessages>;
