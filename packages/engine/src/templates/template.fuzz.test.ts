import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from './html/html-template.ts';
import { renderTitle } from './render-title.ts';
import { parseTemplate } from './template.ts';

const secret = 'INHERITED';
const runOptions = { numRuns: 1_500 };

const arbitraryName = fc.constantFrom(
  'a',
  'b',
  'list',
  'this',
  '..',
  '__proto__',
  'constructor',
  'toString',
  'secret',
  '0',
  '[x y]',
);
const arbitraryPath = fc.array(arbitraryName, { minLength: 1, maxLength: 4 }).map((names) => names.join('.'));
const arbitraryValue = fc.oneof(
  arbitraryPath,
  fc.constantFrom('1', '"x"', 'true', 'null', '@index', '@key', '@root.a', '(lookup a "b")'),
);
const arbitraryOperator = fc.constantFrom('equals', '"not equals"', '">"', 'less', 'and', '"or"', 'resembles');
const arbitraryCondition = fc
  .array(fc.oneof(arbitraryValue, arbitraryOperator), { minLength: 0, maxLength: 7 })
  .map((words) => words.join(' '));
const arbitraryText = fc.constantFrom(
  'text ',
  '\n',
  '{{',
  '}}',
  '{{{',
  '}',
  '{% CODE %}',
  '{%',
  '%}',
  '{{else}}',
  '{{/if}}',
  '{{#if a}}',
  '\\{{a}}',
  '\u0000',
);

/** Templates that are mostly valid. */
const { template } = fc.letrec<{ template: string; piece: string }>((tie) => ({
  template: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(
      arbitraryValue.map((of) => `{{${of}}}`),
      arbitraryValue.map((of) => `{{{${of}}}}`),
      arbitraryText,
    ),
    arbitraryValue.map((of) => `{{dateFormat ${of} "dddd YYYY [x]"}}`),
    fc
      .tuple(arbitraryCondition, tie('template'), tie('template'))
      .map(([of, yes, no]) => `{{#if ${of}}}${yes}{{else}}${no}{{/if}}`),
    fc
      .tuple(arbitraryValue, tie('template'))
      .map(([of, body]) => `{{#each ${of} as |item at|}}${body}{{item}}{{/each}}`),
    fc.tuple(arbitraryValue, tie('template')).map(([of, body]) => `{{#with ${of}}}${body}{{/with}}`),
  ),
}));

/** Values of any shape. Each object inherits a secret that templates must not read. */
const arbitraryValues = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('x', '<b>', 1, 0, true, null, '2026-11-03', undefined),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'list', 'x y'), tie('value'), { maxKeys: 3 }).map(withSecret),
    ),
  }))
  .value.map((inner) => withSecret({ a: inner, list: [inner, inner], b: 'b' }));

function withSecret(object: object): Record<string, unknown> {
  return Object.assign(Object.create({ secret, toString: secret }), object);
}

describe('any template', () => {
  it('[ENG-120] [ENG-121] [ENG-130] never throws, reads no inherited properties, and stays within the limits', () => {
    let readable = 0;
    fc.assert(
      fc.property(template, arbitraryValues, (text, given) => {
        const read = parseTemplate(text);
        if (!read.ok) {
          expect(read.problem).toMatchObject({ reason: expect.any(String), line: expect.any(Number) });
          return;
        }
        readable += 1;
        for (const as of ['text', 'html', 'escaped-html'] as const) {
          const filled = read.template.render(given, { as });
          expect(filled.length).toBeLessThanOrEqual(100_000);
          expect(filled).not.toContain(secret);
        }
        renderTitle(read.template, { data: given, formTitle: 'Form' }, { isDraft: false });
      }),
      runOptions,
    );
    expect(readable).toBeGreaterThan(runOptions.numRuns / 4);
  });

  it('[ENG-120] [ENG-138] any text is parsed as a template or HTML, or reported as an error', () => {
    const noise = fc
      .array(fc.oneof(arbitraryText, fc.string({ maxLength: 5 }), arbitraryPath), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(noise, arbitraryValues, (text, given) => {
        const read = parseTemplate(text);
        if (read.ok) expect(read.template.render(given)).not.toContain(secret);
        for (const reader of [undefined, parseTemplate]) {
          const html = parseHtml(text, reader);
          expect(html.fill(given)).not.toContain(secret);
          expect(html.fill(given)).not.toContain('CODE');
        }
      }),
      runOptions,
    );
  });

  it('[ENG-131] depends only on its listed reads', () => {
    fc.assert(
      fc.property(template, arbitraryValues, (text, given) => {
        const read = parseTemplate(text);
        if (!read.ok) return;
        const roots = read.template.reads.map(([root]) => root);
        if (roots.includes(undefined)) return;
        const needed = Object.fromEntries(Object.entries(given).filter(([key]) => roots.includes(key)));
        expect(read.template.render(needed)).toBe(read.template.render(given));
      }),
      runOptions,
    );
  });
});

describe('a hostile template', () => {
  const loops = (depth: number, inner: string) =>
    `${'{{#each @root.list}}'.repeat(depth)}${inner}${'{{/each}}'.repeat(depth)}`;
  const list = Array.from({ length: 1_000 }, (_, at) => ({ at, x: 'y'.repeat(50) }));

  it.each([
    ['nested loops with output', loops(6, 'x')],
    ['nested loops without output', loops(6, '')],
    ['nested loops that compare lists', loops(3, '{{#if @root.list equals "x"}}{{/if}}')],
    ['nested loops over objects', loops(4, '{{#if @root.big}}{{/if}}{{#each @root.big}}{{/each}}')],
    ['nested loops that render lists', loops(4, '{{@root.list}}{{@root.nested}}')],
    ['nested loops that format dates', loops(4, '{{dateFormat "2026-11-03T10:00:00Z" "LLLL"}}')],
    ['a very long path', `{{#if ${'list.'.repeat(300)}x}}a{{/if}}{{x}}`],
  ])('[ENG-130] terminates: %s', (_name, text) => {
    const read = parseTemplate(text);
    const big = Object.fromEntries(list.map(({ at }) => [`k${at}`, false]));
    const nested = Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => [null, { a: 1 }]));
    const filled = read.ok && read.template.render({ list, big, nested, x: 'z'.repeat(1_000_000) });
    expect(filled).not.toBe(false);
    expect(String(filled).length).toBeLessThanOrEqual(100_000);
  });

  it('[ENG-130] is parsed in bounded time, or rejected', () => {
    const pieces = [
      '{{#if a}}',
      '{{else if a}}',
      '{{a.[b]}}',
      '{{',
      '{{a',
      '(',
      '"',
      '\\{{',
      '{{!--',
      '{{{{a}}}}',
      ' ',
      '\n{{/if}}',
      'a.1',
      '.[b]',
    ];
    for (const piece of pieces) {
      for (const start of ['', '{{', '{{#if a}}', '{{x "']) {
        expect(() => parseTemplate(start + piece.repeat(Math.floor(49_000 / piece.length)))).not.toThrow();
      }
    }
  });
});
