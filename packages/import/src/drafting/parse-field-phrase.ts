import { createDraftComponent, type DraftComponent } from '../building/draft-component.ts';
import { createChoiceSettings, inferComponentFromLabel } from '../questions/infer-component-from-label.ts';
import { capitalize, splitChoices } from './word-lists.ts';

/** Maximum number of characters of a phrase; the rest is ignored. */
const MAX_PHRASE_CHARACTERS = 300;

/** Matches introductory words before the name of a field. */
const LEADING_WORDS_PATTERN =
  /^(?:(?:please|also|then|finally|a|an|the|their|his|her|your|our|its|any|some|optional(?:ly)?|another|at least one|up to \d+|several|all)\s+|(?:an?\s+)?(?:field|fields|space|room|box|place|section|question|entry|input|dropdown|drop-down|menu|selection|choice)\s+(?:for|to (?:enter|write|add|record)|about|of\s+(?=the|their|a\b)|with)\s+|(?:ein(?:e[nmrs]?)?|de[rnms]|die|das|ihre?[nmrs]?|seine?[nmrs]?|optional(?:e[nr]?)?|feld(?:er)? für|platz für)\s+|(?:also|and|und|sowie|auch|enter|state|give|provide|record|collect|capture|ask for|add|include|take|select|choose|pick|specify)\s+)/i;

const requiredMarksPattern =
  /\s*(?:\*|\((?:required|mandatory|pflicht|pflichtfeld|optional)\)|\b(?:is |are )?(?:required|mandatory|compulsory)\b)\s*$/i;
const REQUIRED_PATTERN = /\*|\b(?:required|mandatory|compulsory|pflicht)/i;

const scalePattern =
  /(?:\bfrom\s+|\bvon\s+|\bon a scale (?:of|from)\s+|\()?\b(0|1|one|eins)\s*(?:to|-|–|bis|through)\s*(5|10|five|ten|7|4|6|fünf|zehn)\b\)?|\bout of (5|10|five|ten)\b|\b(5|five)[- ]?stars?\b|\bstar rating\b/i;
const ratingPattern = /\b(?:rating|rate|satisf\w+|how (?:likely|satisfied|happy|easy)|score|bewertung|zufrieden\w*)\b/i;
const numberByWord: Readonly<Record<string, number>> = { one: 1, five: 5, ten: 10, eins: 1, fünf: 5, zehn: 10 };

const choicesByPattern: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:pass(?:ed)?)\s*(?:\/|or|-)\s*(?:fail(?:ed)?)(?:\s*(?:\/|or|,)\s*(?:n\/?a|not (?:applicable|fitted)))?\b/i,
    ['Pass', 'Fail', 'Not applicable'],
  ],
  [/\(?\b(?:yes|y)\s*(?:\/|or|-)\s*(?:no|n)\b(?: question)?\)?/i, ['Yes', 'No']],
  [/\(?\bja\s*(?:\/|oder|-)\s*nein\b\)?/i, ['Ja', 'Nein']],
  [/\b(?:ok|okay|i\.?o\.?)\s*(?:\/|or|oder)\s*(?:not ok|nicht ok|n\.?i\.?o\.?|defekt|defective)\b/i, ['OK', 'Not OK']],
  [/\bapproved?\s*(?:\/|or)\s*(?:rejected?|declined?)\b/i, ['Approved', 'Rejected']],
];

const labelsByPattern: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:level of )?(?:priority|urgency|severity|risk level|severity level)$/i, ['Low', 'Medium', 'High']],
  [/^(?:priorität|dringlichkeit|schweregrad)$/i, ['Niedrig', 'Mittel', 'Hoch']],
];

/** Matches a yes-or-no question without a question mark. */
const yesNoPattern =
  /^(?:would|did|do|does|is|are|was|were|have|has|can|will) (?:you|they|he|she|it|the|there|we|any\w*)\b[^,]*$/i;
const yesNoLeadPattern = /^(?:whether|if|confirm(?:ation)? (?:that|whether)|ob)\s+/i;

/**
 * Parses one field of a form description, such as `photos of any damage` or `type of leave (annual, sick or unpaid)`;
 * `undefined` if the phrase names no field.
 */
export function parseFieldPhrase(text: string): DraftComponent | undefined {
  const trimmed = text.slice(0, MAX_PHRASE_CHARACTERS);
  const isRequired = REQUIRED_PATTERN.test(trimmed);
  const phrase = removeArticles(trimmed.replace(requiredMarksPattern, ''));
  if (phrase === '') return undefined;
  const component = parseGridField(phrase) ?? parseChoiceField(phrase) ?? createFieldFromPhrase(phrase);
  return isRequired ? { ...component, validate: { required: true } } : component;
}

const createFieldFromPhrase = (phrase: string): DraftComponent => {
  const hint = /\s*\(([^()]*)\)\s*/.exec(phrase);
  const label = formatLabel(
    hint ? `${phrase.slice(0, hint.index)} ${phrase.slice(hint.index + hint[0].length)}` : phrase,
  );
  const guessed = inferComponentFromLabel(phrase);
  const isLong = /\b(?:list of|names of|namen der|alle)\b/i.test(phrase) && guessed.type === 'textfield';
  const component = isLong ? createDraftComponent('textarea') : guessed;
  return {
    ...component,
    label,
    ...(hint?.[1] && component.type === guessed.type && { description: capitalize(hint[1]) }),
  };
};

/** Parses a field with choices. */
function parseChoiceField(phrase: string): DraftComponent | undefined {
  const ratingMatch = scalePattern.exec(phrase);
  if (ratingMatch || (ratingPattern.test(phrase) && !/\b(?:why|comment|what|reason|warum)\b/i.test(phrase))) {
    const [from = '1', to = '5'] = ratingMatch
      ? [ratingMatch[1] ?? '1', ratingMatch[2] ?? ratingMatch[3] ?? ratingMatch[4] ?? '5']
      : [];
    const [first, last] = [
      numberByWord[from.toLowerCase()] ?? Number(from),
      numberByWord[to.toLowerCase()] ?? Number(to),
    ];
    const values = createChoiceSettings(Array.from({ length: last - first + 1 }, (_, at) => String(first + at))).values;
    return createDraftComponent('radio', {
      label: formatLabel(phrase.replace(scalePattern, ' ')) || 'Rating',
      values,
      inline: true,
    });
  }
  for (const [sign, labels] of choicesByPattern) {
    const found = sign.exec(phrase);
    if (!found) continue;
    const used = labels.length === 3 && !/n\/?a|not (?:app|fit)/i.test(found[0]) ? labels.slice(0, 2) : labels;
    const label = formatLabel(
      phrase.replace(sign, ' ').replace(/^\s*(?:a|an)?\s*(?:for|result)?\s+|\s+(?:a|an|is|are|with a?)?\s*$/gi, ' '),
    );
    return createDraftComponent('radio', { label: label || 'Result', ...createChoiceSettings(used) });
  }
  if (yesNoLeadPattern.test(phrase)) {
    const choices = /^ob\s/i.test(phrase) ? ['Ja', 'Nein'] : ['Yes', 'No'];
    return createDraftComponent('radio', {
      label: `${formatLabel(phrase.replace(yesNoLeadPattern, ''))}?`,
      ...createChoiceSettings(choices),
    });
  }
  if (yesNoPattern.test(phrase))
    return createDraftComponent('radio', { label: `${formatLabel(phrase)}?`, ...createChoiceSettings(['Yes', 'No']) });
  const either = /^([\p{L}-]+(?: [\p{L}-]+)?) (?:or|oder) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(phrase);
  if (either)
    return createDraftComponent('radio', {
      label: formatLabel(phrase),
      ...createChoiceSettings([capitalize(either[1]!), capitalize(either[2]!)]),
    });
  const given = parseChoices(phrase);
  if (given) return createChoiceField(given.label, given.choices, phrase);
  const usual = labelsByPattern.find(([sign]) => sign.test(phrase));
  return usual && createDraftComponent('radio', { label: formatLabel(phrase), ...createChoiceSettings(usual[1]) });
}

function parseChoices(phrase: string): { readonly label: string; readonly choices: readonly string[] } | undefined {
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
      return { label: label!, choices: choices.map(capitalize) };
  }
  return undefined;
}

function createChoiceField(label: string, choices: readonly string[], phrase: string): DraftComponent {
  const { values, inline } = createChoiceSettings(choices);
  const isMany = /\b(?:all that apply|tick|check ?boxes|multiple|several|which of|mehrfach|ankreuzen|mehrere)\b/i.test(
    phrase,
  );
  const named = formatLabel(
    label.replace(
      /\b(?:tick ?boxes|check ?boxes|a choice|dropdown|drop-down|multiple choice)\b(?: (?:of|for))?/gi,
      ' ',
    ),
  );
  if (isMany) return createDraftComponent('selectboxes', { label: named, values });
  if (values.length > 5 || /\bdrop-?down\b/i.test(phrase))
    return createDraftComponent('select', { label: named, data: { values } });
  return createDraftComponent('radio', { label: named, values, ...(inline && { inline }) });
}

/** Parses a phrase such as `a pass or fail for each item` as a grid with one answer per row. */
function parseGridField(phrase: string): DraftComponent | undefined {
  const eachMatch =
    /^(.*?)\s*\b(?:for|of|per|je|für|pro)\s+(?:each|every|all|jeden?|jedes)\s+(?:of the\s+)?([\p{L}-]+(?:\s[\p{L}-]+)?)s?$/iu.exec(
      phrase,
    );
  if (!eachMatch?.[1]) return undefined;
  const inside = parseFieldPhrase(eachMatch[1]);
  if (!inside) return undefined;
  const item = capitalize(eachMatch[2]!.trim());
  return createDraftComponent('datagrid', {
    label: `${item}${/s$|e$|n$/.test(item) ? '' : 's'}`,
    components: [
      createDraftComponent('textfield', { key: 'name', label: item, input: true }),
      { ...inside, key: 'result', input: true },
    ],
  });
}

function removeArticles(phrase: string): string {
  let text = phrase.trim();
  for (let pass = 0; pass < 6; pass += 1) {
    const stripped = text.replace(LEADING_WORDS_PATTERN, '').trim();
    if (stripped === text || stripped === '') break;
    text = stripped;
  }
  return text.replace(/[\s.;,:]+$/, '');
}

const formatLabel = (phrase: string): string =>
  capitalize(
    removeArticles(
      phrase
        .replace(/\s+/g, ' ')
        .replace(/\(\s*\)/g, '')
        .trim(),
    ).replace(/^(?:on|of|for|the)\s+/i, ''),
  ).slice(0, 200);
