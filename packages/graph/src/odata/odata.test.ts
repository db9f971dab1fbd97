import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExpand, parseExpand } from './expand.ts';
import { and, anyEquals, compare, type Filter, formatFilter, or, startsWith } from './filter.ts';
import { formatOrderby, parseOrderby } from './orderby.ts';
import { parseFilter } from './parse-filter.ts';
import { formatQuery, parseQuery } from './query.ts';
import { formatSearch, formatSearchAny, parseSearch } from './search.ts';
import { MalformedOptionError } from './tokens.ts';

const arbitrarySegment = fc
  .stringMatching(/^[a-z]\w{0,8}$/)
  .filter((word) => !/^(desc|asc|and|or|any|startswith)$/i.test(word));
const arbitraryProperty = fc
  .array(arbitrarySegment, { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join('/'));
const arbitraryValue = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
  fc.boolean(),
  fc.constant(null),
);
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(arbitraryProperty, fc.constantFrom('eq', 'ne', 'lt', 'le', 'gt', 'ge'), arbitraryValue)
      .map((parts) => compare(...parts)),
    fc.tuple(arbitraryProperty, fc.string()).map((parts) => startsWith(...parts)),
    fc.tuple(arbitraryProperty, arbitraryValue).map((parts) => anyEquals(...parts)),
    fc.tuple(tie('filter'), tie('filter')).map((parts) => and(...parts)),
    fc.tuple(tie('filter'), tie('filter')).map((parts) => or(...parts)),
  ),
}));

describe('filter', () => {
  it('[GR-30] parses what it formats', () => {
    fc.assert(
      fc.property(filter, (tree) => {
        expect(parseFilter(formatFilter(tree))).toEqual(tree);
      }),
    );
  });

  it('gives "and" precedence over "or", and is left-associative', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => compare(name, 'eq', 1)) as [Filter, Filter, Filter];
    expect(parseFilter('a eq 1 or b eq 1 and c eq 1')).toEqual(or(a, and(b, c)));
    expect(parseFilter('(a eq 1 or b eq 1) and c eq 1')).toEqual(and(or(a, b), c));
    expect(parseFilter('a eq 1 and b eq 1 and c eq 1')).toEqual(and(and(a, b), c));
  });

  it('parses filters of other clients', () => {
    expect(parseFilter("securityEnabled eq true or groupTypes/any(c:c eq 'Unified')")).toEqual(
      or(compare('securityEnabled', 'eq', true), anyEquals('groupTypes', 'Unified')),
    );
    expect(parseFilter("groupTypes/any(c: c eq 'Unified')")).toEqual(anyEquals('groupTypes', 'Unified'));
    expect(parseFilter("Name EQ 'O''Hara'")).toEqual(compare('Name', 'eq', "O'Hara"));
    expect(parseFilter('fields/Modified ge 2026-06-10T18:47:43Z')).toEqual(
      compare('fields/Modified', 'ge', '2026-06-10T18:47:43Z'),
    );
    expect(parseFilter("startsWith(fields/Title,'a')")).toEqual(startsWith('fields/Title', 'a'));
  });

  it.each([
    '',
    'a',
    'a eq',
    "a eq 'b",
    "a like 'b'",
    'a eq b',
    '(a eq 1',
    'a eq 1)',
    'a eq 1 and',
    "contains(a,'b')",
    "x/any(c:d eq 'b')",
    'a eq 1 b eq 2',
    '{}',
  ])('rejects %j', (text) => {
    expect(() => parseFilter(text)).toThrow(MalformedOptionError);
  });

  it('[GR-31] rejects filters that are too long, too deep or have too many terms', () => {
    expect(() => parseFilter(`a eq '${'x'.repeat(8_000)}'`)).toThrow(MalformedOptionError);
    expect(() => parseFilter(`${'('.repeat(60)}a eq 1${')'.repeat(60)}`)).toThrow(MalformedOptionError);
    expect(() => parseFilter(Array.from({ length: 300 }, () => 'a eq 1').join(' or '))).toThrow(MalformedOptionError);
  });

  it('never throws anything but MalformedOptionError', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`ab'(),:/ eqandor1.-$;="`) }), (text) => {
        try {
          parseFilter(text);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedOptionError);
        }
      }),
    );
  });
});

describe('expand', () => {
  it('parses selections with and without dollar signs, and inner expansions', () => {
    expect(parseExpand('fields($select=a,b)')).toEqual([{ property: 'fields', select: ['a', 'b'] }]);
    expect(parseExpand('fields(select=a,b),driveItem')).toEqual([
      { property: 'fields', select: ['a', 'b'] },
      { property: 'driveItem' },
    ]);
    expect(parseExpand('listItem($select=id;$expand=fields($select=a))')).toEqual([
      { property: 'listItem', select: ['id'], expand: [{ property: 'fields', select: ['a'] }] },
    ]);
  });

  it('[GR-30] parses what it formats', () => {
    const { expands } = fc.letrec((tie) => ({
      expands: fc.array(
        fc.record(
          {
            property: arbitrarySegment,
            select: fc.array(arbitrarySegment, { minLength: 1, maxLength: 3 }),
            expand: fc.oneof({ maxDepth: 2 }, fc.constant([{ property: 'fields' }]), tie('expands')),
          },
          { requiredKeys: ['property'] },
        ),
        { minLength: 1, maxLength: 2 },
      ),
    }));
    fc.assert(
      fc.property(expands, (tree) => {
        expect(parseExpand(formatExpand(tree as never))).toEqual(tree);
      }),
    );
  });

  it.each(['', 'fields(', 'fields()', 'fields($top=1)', 'fields,', `${'a($expand='.repeat(9)}b${')'.repeat(9)}`])(
    'rejects %j',
    (text) => {
      expect(() => parseExpand(text)).toThrow(MalformedOptionError);
    },
  );
});

describe('orderby', () => {
  it('[GR-30] parses what it formats', () => {
    const orders = fc.array(fc.record({ property: arbitraryProperty, isDescending: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(orders, (list) => {
        expect(parseOrderby(formatOrderby(list))).toEqual(list);
      }),
    );
  });

  it('defaults to asc', () => {
    expect(parseOrderby('fields/Title asc, name DESC')).toEqual([
      { property: 'fields/Title', isDescending: false },
      { property: 'name', isDescending: true },
    ]);
  });

  it.each(['', 'a b', 'a desc asc', 'a,'])('rejects %j', (text) => {
    expect(() => parseOrderby(text)).toThrow(MalformedOptionError);
  });
});

describe('search', () => {
  it('quotes every clause', () => {
    expect(formatSearchAny(['displayName', 'mail'], 'a"d\\a')).toBe('"displayName:a\\"d\\\\a" OR "mail:a\\"d\\\\a"');
  });

  it('[GR-30] parses what it formats', () => {
    const clause = fc.record({ property: arbitrarySegment, text: fc.string() });
    const search = fc.array(fc.array(clause, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(search, (tree) => {
        expect(parseSearch(formatSearch(tree))).toEqual(tree);
      }),
    );
  });

  it.each(['', 'displayName:ada', '"ada"', '"displayName:ada" or "mail:ada"', '"displayName:ada" OR'])(
    'rejects %j',
    (text) => {
      expect(() => parseSearch(text)).toThrow(MalformedOptionError);
    },
  );
});

describe('query', () => {
  it('[GR-30] parses what it formats', () => {
    const query = fc.record(
      {
        select: fc.array(arbitrarySegment, { minLength: 1 }),
        expand: fc.string(),
        filter: fc.string(),
        orderby: fc.string(),
        search: fc.string(),
        top: fc.integer({ min: 1, max: 5000 }),
        count: fc.boolean(),
        skiptoken: fc.string(),
        token: fc.string(),
        conflictBehavior: fc.constantFrom('fail' as const, 'replace' as const, 'rename' as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, (options) => {
        expect(parseQuery(formatQuery(options))).toEqual(options);
      }),
    );
  });

  it('parses options with or without dollar, in any case, and the older conflict behavior', () => {
    expect(parseQuery('?select=id,%20name&$Top=5&@name.conflictBehavior=rename&foo=bar')).toEqual({
      select: ['id', 'name'],
      top: 5,
      conflictBehavior: 'rename',
    });
  });

  it.each(['$top=x', '$top=0', '$top=-1', '$count=1', '@microsoft.graph.conflictBehavior=merge'])(
    'rejects %s',
    (search) => {
      expect(() => parseQuery(search)).toThrow(MalformedOptionError);
    },
  );
});
