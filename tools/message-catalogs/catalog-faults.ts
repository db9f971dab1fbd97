import { type CatalogMessages, isMessage, messageArguments, pluralsOf } from '@tideform/i18n/written';

/** What is wrong with a catalog's messages, a line for each: `path: what`. */
export function catalogFaults(messages: CatalogMessages, path = ''): readonly string[] {
  return Object.entries(messages).flatMap(([key, one]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return isMessage(one)
      ? messageFaults(one as unknown as Record<string, string>).map((fault) => `${at}: ${fault}`)
      : catalogFaults(one, at);
  });
}

function messageFaults(message: Readonly<Record<string, string>>): readonly string[] {
  const { en = '', de = '' } = message;
  const asked = read(en, messageArguments);
  const told = [...unlikePlurals(message), ...(en === de && !isAlike(en) ? ['de is English'] : [])];
  return [...told, ...Object.entries(message).flatMap(([language, text]) => languageFaults(language, text, asked))];
}

function languageFaults(language: string, text: string, asked: readonly string[] | Error): readonly string[] {
  if (text.trim() === '') return [`${language} is empty`];
  const found = read(text, messageArguments);
  if (found instanceof Error) return [`${language} is no message: ${found.message}`];
  if (!(asked instanceof Error) && found.join() !== asked.join()) {
    return [`${language} asks for [${found.join(', ')}], English for [${asked.join(', ')}]`];
  }
  return pluralFaults(language, text);
}

/** What German counts, English counts as well: '1 rows' is left otherwise. The specification writes 'upload(s)'. */
function unlikePlurals({ en = '', de = '' }: Readonly<Record<string, string>>): readonly string[] {
  if (en.includes('(s)')) return [];
  return countedIn(de).flatMap((name) => (countedIn(en).includes(name) ? [] : [`en does not count ${name}`]));
}

const countedIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name!);

/** Written alike in English and German: names, and words that are both. */
const alike = new Set(
  'Ada|Alt|Bcc|Block|CSV|Cc|Chat|Code|Container|Desktop|Element|Excel|Filter|Format|Forms|Google|HTML|JSON|JSONLogic|JavaScript|Layout|Lines|Link|Links|Logo|Lovelace|Maximum|Median|Microsoft|Minimum|Name|Normal|Offline|Option|Organisation|PDF|PNG|Passkeys|Person|SVG|Schema|Server|Status|Suffix|SurveyJS|Tab|Tablet|Tags|Team|Teams|Text|Tideform|URL|UTC|Version|XLSForm|Zoom|form|io|minus|plus'.split(
    '|',
  ),
);

const isAlike = (text: string): boolean =>
  [...text.replace(/\{\w+\}/g, '').matchAll(/\p{L}+/gu)].every(([word]) => alike.has(word));

/** A plural has a text for each form that its language has; `=0` and such come on top. */
function pluralFaults(language: string, text: string): readonly string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return pluralsOf(text).flatMap((given) => {
    const missing = forms.filter((form) => !given.includes(form)).sort();
    return missing.length > 0 ? [`${language} has no plural for ${missing.join(', ')}`] : [];
  });
}

function read<Found>(text: string, look: (text: string) => Found): Found | Error {
  try {
    return look(text);
  } catch (error) {
    return error as Error;
  }
}
