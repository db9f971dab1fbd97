import { type DraftComponent, draft } from '../building/draft-component.ts';
import { choicesOf, guessComponent } from '../questions/guess-type.ts';
import { capital, splitChoices } from './word-lists.ts';

/** Nobody says more of one question; what comes after it is not read. */
const mostLetters = 300;

/** What stands before the thing itself. */
const lead =
  /^(?:(?:please|also|then|finally|a|an|the|their|his|her|your|our|its|any|some|optional(?:ly)?|another|at least one|up to \d+|several|all)\s+|(?:an?\s+)?(?:field|fields|space|room|box|place|section|question|entry|input|dropdown|drop-down|menu|selection|choice)\s+(?:for|to (?:enter|write|add|record)|about|of\s+(?=the|their|a\b)|with)\s+|(?:ein(?:e[nmrs]?)?|de[rnms]|die|das|ihre?[nmrs]?|seine?[nmrs]?|optional(?:e[nr]?)?|feld(?:er)? für|platz für)\s+|(?:also|and|und|sowie|auch|enter|state|give|provide|record|collect|capture|ask for|add|include|take|select|choose|pick|specify)\s+)/i;

const marks =
  /\s*(?:\*|\((?:required|mandatory|pflicht|pflichtfeld|optional)\)|\b(?:is |are )?(?:required|mandatory|compulsory)\b)\s*$/i;
const isNeeded = /\*|\b(?:required|mandatory|compulsory|pflicht)/i;

const scale =
  /(?:\bfrom\s+|\bvon\s+|\bon a scale (?:of|from)\s+|\()?\b(0|1|one|eins)\s*(?:to|-|–|bis|through)\s*(5|10|five|ten|7|4|6|fünf|zehn)\b\)?|\bout of (5|10|five|ten)\b|\b(5|five)[- ]?stars?\b|\bstar rating\b/i;
const isRating = /\b(?:rating|rate|satisf\w+|how (?:likely|satisfied|happy|easy)|score|bewertung|zufrieden\w*)\b/i;
const numbers: Readonly<Record<string, number>> = { one: 1, five: 5, ten: 10, eins: 1, fünf: 5, zehn: 10 };

const pairsOfChoices: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:pass(?:ed)?)\s*(?:\/|or|-)\s*(?:fail(?:ed)?)(?:\s*(?:\/|or|,)\s*(?:n\/?a|not (?:applicable|fitted)))?\b/i,
    ['Pass', 'Fail', 'Not applicable'],
  ],
  [/\(?\b(?:yes|y)\s*(?:\/|or|-)\s*(?:no|n)\b(?: question)?\)?/i, ['Yes', 'No']],
  [/\(?\bja\s*(?:\/|oder|-)\s*nein\b\)?/i, ['Ja', 'Nein']],
  [/\b(?:ok|okay|i\.?o\.?)\s*(?:\/|or|oder)\s*(?:not ok|nicht ok|n\.?i\.?o\.?|defekt|defective)\b/i, ['OK', 'Not OK']],
  [/\bapproved?\s*(?:\/|or)\s*(?:rejected?|declined?)\b/i, ['Approved', 'Rejected']],
];

const known: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:level of )?(?:priority|urgency|severity|risk level|severity level)$/i, ['Low', 'Medium', 'High']],
  [/^(?:priorität|dringlichkeit|schweregrad)$/i, ['Niedrig', 'Mittel', 'Hoch']],
];

/** A question that is answered with yes or no, whose mark is missing. */
const askedOf =
  /^(?:would|did|do|does|is|are|was|were|have|has|can|will) (?:you|they|he|she|it|the|there|we|any\w*)\b[^,]*$/i;
const asks = /^(?:whether|if|confirm(?:ation)? (?:that|whether)|ob)\s+/i;

/** What somebody says a form asks: `photos of any damage`, `type of leave (annual, sick or unpaid)`. `undefined`: it says nothing. */
export function fieldOfPhrase(said: string): DraftComponent | undefined {
  const written = said.slice(0, mostLetters);
  const isRequired = isNeeded.test(written);
  const phrase = bare(written.replace(marks, ''));
  if (phrase === '') return undefined;
  const component = grid(phrase) ?? chosen(phrase) ?? plain(phrase);
  return isRequired ? { ...component, validate: { required: true } } : component;
}

const plain = (phrase: string): DraftComponent => {
  const hint = /\s*\(([^()]*)\)\s*/.exec(phrase);
  const label = labelOf(hint ? `${phrase.slice(0, hint.index)} ${phrase.slice(hint.index + hint[0].length)}` : phrase);
  const guessed = guessComponent(phrase);
  const isLong = /\b(?:list of|names of|namen der|alle)\b/i.test(phrase) && guessed.type === 'textfield';
  const component = isLong ? draft('textarea') : guessed;
  return {
    ...component,
    label,
    ...(hint?.[1] && component.type === guessed.type && { description: capital(hint[1]) }),
  };
};

/** A question with choices, if it is one. */
function chosen(phrase: string): DraftComponent | undefined {
  const rated = scale.exec(phrase);
  if (rated || (isRating.test(phrase) && !/\b(?:why|comment|what|reason|warum)\b/i.test(phrase))) {
    const [from = '1', to = '5'] = rated ? [rated[1] ?? '1', rated[2] ?? rated[3] ?? rated[4] ?? '5'] : [];
    const [first, last] = [numbers[from.toLowerCase()] ?? Number(from), numbers[to.toLowerCase()] ?? Number(to)];
    const values = choicesOf(Array.from({ length: last - first + 1 }, (_, at) => String(first + at))).values;
    return draft('radio', { label: labelOf(phrase.replace(scale, ' ')) || 'Rating', values, inline: true });
  }
  for (const [sign, labels] of pairsOfChoices) {
    const found = sign.exec(phrase);
    if (!found) continue;
    const used = labels.length === 3 && !/n\/?a|not (?:app|fit)/i.test(found[0]) ? labels.slice(0, 2) : labels;
    const label = labelOf(
      phrase.replace(sign, ' ').replace(/^\s*(?:a|an)?\s*(?:for|result)?\s+|\s+(?:a|an|is|are|with a?)?\s*$/gi, ' '),
    );
    return draft('radio', { label: label || 'Result', ...choicesOf(used) });
  }
  if (asks.test(phrase)) {
    const choices = /^ob\s/i.test(phrase) ? ['Ja', 'Nein'] : ['Yes', 'No'];
    return draft('radio', { label: `${labelOf(phrase.replace(asks, ''))}?`, ...choicesOf(choices) });
  }
  if (askedOf.test(phrase)) return draft('radio', { label: `${labelOf(phrase)}?`, ...choicesOf(['Yes', 'No']) });
  const either = /^([\p{L}-]+(?: [\p{L}-]+)?) (?:or|oder) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(phrase);
  if (either)
    return draft('radio', { label: labelOf(phrase), ...choicesOf([capital(either[1]!), capital(either[2]!)]) });
  const given = choicesIn(phrase);
  if (given) return choice(given.label, given.choices, phrase);
  const usual = known.find(([sign]) => sign.test(phrase));
  return usual && draft('radio', { label: labelOf(phrase), ...choicesOf(usual[1]) });
}

function choicesIn(phrase: string): { readonly label: string; readonly choices: readonly string[] } | undefined {
  const brackets = /^([^()]+)\(([^()]+)\)[.\s]*$/.exec(phrase);
  const after =
    /^([^:]{2,80}?)(?::|\s[-–—]|,?\s(?:either|being|such as|as one of|one of|from|chosen from|choose from|with (?:the )?(?:options|choices)|entweder|aus))\s+(.+)$/i.exec(
      phrase,
    );
  for (const [, label, list] of [brackets, after].filter((one) => one !== null)) {
    const choices = splitChoices(
      list!.replace(/^(?:e\.g\.|for example|options?:?|choose from|choices?:?|z\. ?b\.)\s*/i, ''),
    );
    const isList = choices.length >= 2 && choices.every((one) => one.length <= 60);
    if (isList && (brackets || /\bor\b|\boder\b|\/|,/.test(list!)))
      return { label: label!, choices: choices.map(capital) };
  }
  return undefined;
}

function choice(label: string, choices: readonly string[], phrase: string): DraftComponent {
  const { values, inline } = choicesOf(choices);
  const isMany = /\b(?:all that apply|tick|check ?boxes|multiple|several|which of|mehrfach|ankreuzen|mehrere)\b/i.test(
    phrase,
  );
  const named = labelOf(
    label.replace(
      /\b(?:tick ?boxes|check ?boxes|a choice|dropdown|drop-down|multiple choice)\b(?: (?:of|for))?/gi,
      ' ',
    ),
  );
  if (isMany) return draft('selectboxes', { label: named, values });
  if (values.length > 5 || /\bdrop-?down\b/i.test(phrase)) return draft('select', { label: named, data: { values } });
  return draft('radio', { label: named, values, ...(inline && { inline }) });
}

/** `a pass or fail for each item`: rows, with what is said of each. */
function grid(phrase: string): DraftComponent | undefined {
  const each =
    /^(.*?)\s*\b(?:for|of|per|je|für|pro)\s+(?:each|every|all|jeden?|jedes)\s+(?:of the\s+)?([\p{L}-]+(?:\s[\p{L}-]+)?)s?$/iu.exec(
      phrase,
    );
  if (!each?.[1]) return undefined;
  const inside = fieldOfPhrase(each[1]);
  if (!inside) return undefined;
  const thing = capital(each[2]!.trim());
  return draft('datagrid', {
    label: `${thing}${/s$|e$|n$/.test(thing) ? '' : 's'}`,
    components: [
      draft('textfield', { key: 'name', label: thing, input: true }),
      { ...inside, key: 'result', input: true },
    ],
  });
}

function bare(phrase: string): string {
  let text = phrase.trim();
  for (let turn = 0; turn < 6; turn += 1) {
    const shorter = text.replace(lead, '').trim();
    if (shorter === text || shorter === '') break;
    text = shorter;
  }
  return text.replace(/[\s.;,:]+$/, '');
}

const labelOf = (phrase: string): string =>
  capital(
    bare(
      phrase
        .replace(/\s+/g, ' ')
        .replace(/\(\s*\)/g, '')
        .trim(),
    ).replace(/^(?:on|of|for|the)\s+/i, ''),
  ).slice(0, 200);
