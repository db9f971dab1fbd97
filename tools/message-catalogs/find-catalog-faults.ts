import { type CatalogMessages, findTranslationErrors, isMessage } from '@tideform/i18n/written';

/** Returns the faults in a catalog's messages, one per line: `path: fault`. */
export function findCatalogFaults(messages: CatalogMessages, path = ''): readonly string[] {
  return Object.entries(messages).flatMap(([key, one]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return isMessage(one)
      ? findMessageFaults(one as unknown as Record<string, string>).map((fault) => `${at}: ${fault}`)
      : findCatalogFaults(one, at);
  });
}

function findMessageFaults(message: Readonly<Record<string, string>>): readonly string[] {
  const { en = '', de = '' } = message;
  const pluralFaults = [...findPluralMismatches(message), ...(en === de && !isAlike(en) ? ['de is English'] : [])];
  const faults = Object.entries(message).flatMap(([language, text]) =>
    findTranslationErrors(language, en, text).map((fault) => `${language} ${fault}`),
  );
  return [...pluralFaults, ...faults];
}

/**
 * Finds messages that have plurals in German but not in English, which would render '1 rows'. English texts with '(s)'
 * are accepted, because the specification writes 'upload(s)'.
 */
function findPluralMismatches({ en = '', de = '' }: Readonly<Record<string, string>>): readonly string[] {
  if (en.includes('(s)')) return [];
  return listCounts(de).flatMap((name) => (listCounts(en).includes(name) ? [] : [`en does not count ${name}`]));
}

const listCounts = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name!);

/** Words that are the same in English and German, including names. */
const sharedWords = new Set(
  'Ada|Administrator|Alt|Bcc|Block|CSV|Cc|Chat|Code|Container|Desktop|Element|Excel|Filter|Format|Forms|Google|HTML|JSON|JSONLogic|JavaScript|Layout|Lines|Link|Links|Logo|Lovelace|Maximum|Median|Microsoft|Minimum|Name|Normal|Offline|Option|Organisation|PDF|PNG|Passkeys|Person|SVG|Schema|Server|Status|Suffix|Support|SurveyJS|Tab|Tablet|Tags|Team|Teams|Text|Tideform|URL|UTC|Version|Website|XLSForm|Zoom|form|io|minus|plus'.split(
    '|',
  ),
);

const isAlike = (text: string): boolean =>
  [...text.replace(/\{\w+\}/g, '').matchAll(/\p{L}+/gu)].every(([word]) => sharedWords.has(word));
