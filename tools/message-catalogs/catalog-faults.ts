import { type CatalogMessages, isMessage, translationFaults } from '@tideform/i18n/written';

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
  const told = [...unlikePlurals(message), ...(en === de && !isAlike(en) ? ['de is English'] : [])];
  const faults = Object.entries(message).flatMap(([language, text]) =>
    translationFaults(language, en, text).map((fault) => `${language} ${fault}`),
  );
  return [...told, ...faults];
}

/** What German counts, English counts as well: '1 rows' is left otherwise. The specification writes 'upload(s)'. */
function unlikePlurals({ en = '', de = '' }: Readonly<Record<string, string>>): readonly string[] {
  if (en.includes('(s)')) return [];
  return countedIn(de).flatMap((name) => (countedIn(en).includes(name) ? [] : [`en does not count ${name}`]));
}

const countedIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name!);

/** Written alike in English and German: names, and words that are both. */
const alike = new Set(
  'Ada|Administrator|Alt|Bcc|Block|CSV|Cc|Chat|Code|Container|Desktop|Element|Excel|Filter|Format|Forms|Google|HTML|JSON|JSONLogic|JavaScript|Layout|Lines|Link|Links|Logo|Lovelace|Maximum|Median|Microsoft|Minimum|Name|Normal|Offline|Option|Organisation|PDF|PNG|Passkeys|Person|SVG|Schema|Server|Status|Suffix|Support|SurveyJS|Tab|Tablet|Tags|Team|Teams|Text|Tideform|URL|UTC|Version|Website|XLSForm|Zoom|form|io|minus|plus'.split(
    '|',
  ),
);

const isAlike = (text: string): boolean =>
  [...text.replace(/\{\w+\}/g, '').matchAll(/\p{L}+/gu)].every(([word]) => alike.has(word));
