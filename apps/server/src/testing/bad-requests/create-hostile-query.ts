import type { GraphQuery } from '@tideform/graph';
import type { SeededRandom } from '../create-seeded-random.ts';
import { hostileTexts } from './hostile-values.ts';

type QueryOption = keyof GraphQuery;

const optionNames: Readonly<Record<QueryOption, string>> = {
  select: '$select',
  expand: '$expand',
  filter: '$filter',
  orderby: '$orderby',
  search: '$search',
  top: '$top',
  count: '$count',
  skiptoken: '$skiptoken',
  token: 'token',
  conflictBehavior: '@microsoft.graph.conflictBehavior',
} as Record<QueryOption, string>;

const numbers = [
  '0',
  '-1',
  '1',
  '999',
  '1000',
  '5000',
  '5001',
  '1e3',
  '1.5',
  'x',
  '',
  ' 5',
  '99999999999999999999',
  'NaN',
  '0x10',
  '+1',
];

const values: Readonly<Partial<Record<QueryOption, readonly string[]>>> = {
  select: [
    'id',
    'id,name',
    'ID,NAME',
    'nope',
    ',',
    'id,,name',
    '*',
    'fields',
    'id'.repeat(500),
    'a,'.repeat(900),
    '__proto__',
    'constructor',
  ],
  expand: [
    'fields',
    'fields($select=Title,tag)',
    'fields(select=Title)',
    'listItem($expand=fields)',
    'children',
    'children($top=1)',
    'drive',
    'columns',
    'items',
    'thumbnails',
    'permissions',
    'nope',
    'fields(',
    'fields)',
    'fields($select=',
    'fields($select=a;$expand=b($expand=c))',
    'a('.repeat(80),
    `${'children($expand='.repeat(30)}children${')'.repeat(30)}`,
    'fields,fields,fields',
    ',',
    'fields($select=__proto__)',
    'fields($select=\u0000)',
  ],
  filter: [
    "fields/Title eq 'x'",
    "fields/tag eq 'x'",
    'fields/tag eq 5',
    'fields/amount gt 5',
    "fields/amount gt 'five'",
    'fields/amount lt 1e400',
    'fields/amount eq 99999999999999999999999999999999',
    "fields/Modified gt '9999-99-99'",
    'fields/Created ge 2020-01-01T00:00:00Z',
    "fields/Created lt 'x'",
    'fields/tag eq null',
    'fields/tag eq true',
    "startswith(fields/Title,'a')",
    "startswith(fields/amount,'a')",
    'startswith(fields/Title)',
    "startswith(fields/Title,'%_\\')",
    "contains(fields/Title,'a')",
    "fields/nope eq 'a'",
    "fields/__proto__ eq 'a'",
    "fields/constructor eq 'a'",
    "fields/Title eq 'a\u0000b'",
    "fields/Title eq '\ud800'",
    "fields/Title eq 'it''s'",
    "fields/Title eq 'open",
    "id eq '1'",
    'fields/id eq 1',
    "fields/id eq 'x'",
    'fields/id gt 99999999999',
    "displayName eq 'Quay'",
    "startswith(displayName,'A')",
    "startswith(mail,'\u0000')",
    'accountEnabled eq maybe',
    "groupTypes/any(c:c eq 'Unified')",
    "groupTypes/any(c:c eq 'x') and securityEnabled eq true",
    'groupTypes/any(',
    "securityEnabled eq true or groupTypes/any(c:c eq 'Unified')",
    'name eq',
    'eq',
    'and',
    '()',
    '((((',
    `${'('.repeat(60)}fields/tag eq 'x'${')'.repeat(60)}`,
    Array.from({ length: 300 }, () => "fields/tag eq 'x'").join(' or '),
    'not (fields/tag eq 1)',
    "list/template eq 'documentLibrary'",
    "list/template eq ''",
    'x'.repeat(9_000),
  ],
  orderby: [
    'name',
    'name desc',
    'size,name',
    'fields/Title',
    'fields/tag desc',
    'fields/amount',
    'fields/nope',
    'id desc',
    'lastModifiedDateTime',
    'displayName',
    'name sideways',
    ',',
    'name,',
    '__proto__',
    'fields/\u0000',
    'a'.repeat(9_000),
  ],
  search: [
    '"displayName:ada"',
    '"displayName:ada" OR "mail:ada"',
    '"nope:a"',
    '"displayName:"',
    '"',
    '"a',
    'a',
    '"displayName:a" AND',
    '"displayName:\u0000"',
    '"displayName:%_\\"',
    '"mail:\ud800"',
    '"displayName:a" OR '.repeat(300),
    '"displayName:\\""',
    '"'.repeat(4_000),
  ],
  top: numbers,
  count: ['true', 'false', 'TRUE', 'x', '', '1'],
  skiptoken: hostileTexts,
  token: ['latest', '2020-01-01T00:00:00Z', '+275760-09-14T00:00:00Z', 'aaaa.bbbb', 'eyJ9', ...hostileTexts],
  conflictBehavior: ['fail', 'rename', 'replace', 'x', ''],
};

/** Creates a well-formed but meaningless continuation token in base64. */
function forgeToken(random: SeededRandom): string {
  const inside = random.pick([
    '{}',
    'null',
    '[]',
    '1',
    '"a"',
    '{"after":"x"}',
    '{"after":null,"id":-1}',
    '{"offset":1e99}',
    '[1,2,3]',
    '{"__proto__":1}',
    '{"id":"\\u0000"}',
    '-1',
    '99999999999999999999',
    '1.5',
    'x',
  ]);
  return Buffer.from(inside).toString(random.pick(['base64', 'base64url', 'hex']));
}

/** Creates one to four query options, most of which the operation supports. */
export function createHostileQuery(random: SeededRandom, honoured: readonly QueryOption[]): string {
  const parts = Array.from({ length: 1 + random.below(4) }, () => {
    const option =
      honoured.length > 0 && random.maybe(0.85)
        ? random.pick(honoured)
        : random.pick(Object.keys(optionNames) as QueryOption[]);
    const name = optionNames[option] ?? `$${option}`;
    const written = random.maybe(0.1) ? name.replace('$', '') : name;
    return `${encodeURIComponent(written)}=${encodeValue(random, chooseValue(random, option))}`;
  });
  if (random.maybe(0.1))
    parts.push(
      random.pick([
        '$skip=5',
        '$apply=x',
        '$format=xml',
        '%',
        '%zz=1',
        '=',
        '&&',
        'a',
        '$select',
        '$top=1&$top=2',
        '$compute=1',
        '__proto__=1',
        '%24top=1',
        'a[]=1',
        'a'.repeat(5_000),
      ]),
    );
  return parts.join('&');
}

function chooseValue(random: SeededRandom, option: QueryOption): string {
  const isToken = option === 'skiptoken' || option === 'token';
  if (isToken && random.maybe(0.5)) return forgeToken(random);
  return random.maybe(0.85) ? random.pick(values[option] ?? hostileTexts) : random.pick(hostileTexts);
}

function encodeValue(random: SeededRandom, text: string): string {
  if (random.maybe(0.03)) return random.pick(['%', '%f', '%zz', '%c0%80', '%ed%a0%80', '%ff%fe']);
  const isSafe = text.isWellFormed();
  return isSafe
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
}
