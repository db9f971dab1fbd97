import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScriptCall, ScriptProgram, ScriptResult, ScriptSource } from '../scripts/script-host.ts';
import { openTestScripts } from '../testing/open-test-scripts.ts';
import { parseSnippet } from './parse-snippet.ts';

interface SnippetSource {
  readonly gives: 'show' | 'value' | 'valid' | 'result';
  readonly code: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Runs scripts as snippets and in the sandbox, for a field in a row and for a top-level field. */
async function runBoth(
  written: readonly SnippetSource[],
  data: Row,
  calls: readonly Omit<ScriptCall, 'script' | 'callId'>[],
) {
  const scripts = written.map((one): ScriptSource => ({ kind: 'calculateValue', componentId: '0', ...one }));
  const program: ScriptProgram = {
    ...{ scripts, components: { '0': { type: 'number', key: 'a' } }, paths: { '0': ['a'] } },
    ...{ form: {}, user: {}, metadata: {}, data },
  };
  const scriptCalls = scripts.flatMap((_, script) => calls.map((call) => ({ ...call, script })));
  const host = openTestScripts({ softMs: 1000 });
  await host.load(program);
  const { results: outcomes } = await host.run({
    patches: [],
    calls: scriptCalls.map((call, callId) => ({ ...call, callId })),
  });
  host.close();
  const snippets = scripts.map((script) => parseSnippet(script));
  const snippetResult = scriptCalls.map(({ script, names, ...call }) =>
    snippets[script]?.run({ data, ...call, result: names?.result }),
  );
  const pairs = scriptCalls.map(({ script }, at) => ({
    code: written[script]!.code,
    snippetResult: snippetResult[at],
    sandboxResult: outcomes[at]!,
  }));
  return { pairs, read: snippets.filter((one) => one !== undefined).length };
}

/** Sorts the reads of a result, because their order has no meaning. */
const sortReads = ({ reads, ...result }: ScriptResult) => ({
  ...result,
  reads: (reads ?? []).map((read) => JSON.stringify(read)).toSorted(),
});

function expectSame(pairs: Awaited<ReturnType<typeof runBoth>>['pairs']): void {
  const ofOurs = pairs.filter(({ snippetResult }) => snippetResult !== undefined);
  expect(ofOurs.map(({ code, snippetResult }) => ({ code, ...sortReads(snippetResult!) }))).toEqual(
    ofOurs.map(({ code, sandboxResult }) => ({ code, ...sortReads(sandboxResult) })),
  );
}

const arbitraryKey = fc.constantFrom('a', 'b', 'c', 'list', 'box', 'gone', 'length');
const arbitraryOddKey = fc.constantFrom(
  'constructor',
  '__proto__',
  'toString',
  'map',
  'hasOwnProperty',
  '0',
  'valueOf',
);
const arbitraryText = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'abc',
    'ABC',
    ' 12 ',
    '12',
    '0x1f',
    '1e3',
    '-0',
    'true',
    'null',
    'NaN',
    'ä',
    '\n',
    'Infinity',
  ),
  fc.string({ maxLength: 5 }),
);
const arbitraryNumber = fc.oneof(
  fc.constantFrom(0, -0, 1, 2, 0.1, 0.49999999999999994, -0.5, 2.5, 1e21, 1e-7, 5e-324, 2 ** 53, Number.MAX_VALUE),
  fc.integer({ min: -20, max: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const arbitraryLeaf = fc.oneof(arbitraryText, arbitraryNumber, fc.boolean(), fc.constant(null));
const createArbitraryRecord = (of: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.oneof(arbitraryKey, arbitraryKey, arbitraryOddKey), of, { maxKeys: 4 });
const arbitraryData: fc.Arbitrary<Row> = fc.record(
  {
    ...{
      a: arbitraryLeaf,
      b: arbitraryLeaf,
      c: fc.oneof(arbitraryLeaf, createArbitraryRecord(arbitraryLeaf)),
      box: fc.oneof(
        createArbitraryRecord(arbitraryLeaf),
        createArbitraryRecord(createArbitraryRecord(arbitraryLeaf)),
        arbitraryLeaf,
      ),
    },
    list: fc.oneof(
      { arbitrary: fc.array(createArbitraryRecord(arbitraryLeaf), { minLength: 2, maxLength: 3 }), weight: 3 },
      { arbitrary: fc.array(arbitraryLeaf, { maxLength: 3 }), weight: 1 },
      { arbitrary: arbitraryLeaf, weight: 1 },
    ),
  },
  { requiredKeys: [] },
);

const quoteText = (value: string) => JSON.stringify(value).replace(/\\u[0-9a-f]{4}/g, '');
const arbitraryLiteral = fc.oneof(
  arbitraryText.map(quoteText),
  fc.constantFrom('0', '1', '2', '.5', '1e3', '3.', '100', 'true', 'false', 'null', 'undefined', 'NaN', 'Infinity'),
);
const arbitraryStep = fc.oneof(
  { arbitrary: arbitraryKey.map((name) => `.${name}`), weight: 6 },
  { arbitrary: arbitraryKey.map((name) => `?.${name}`), weight: 2 },
  { arbitrary: arbitraryOddKey.filter((name) => name !== '0').map((name) => `.${name}`), weight: 1 },
  { arbitrary: fc.oneof(arbitraryKey, arbitraryOddKey).map((name) => `['${name}']`), weight: 1 },
  { arbitrary: fc.constantFrom('[0]', '[1]', '?.[1]', '[rowIndex]', '[7]', '[data.a]', '[-1]', '[1.5]'), weight: 2 },
);
const arbitraryChain = fc
  .tuple(
    fc.constantFrom('data', 'data', 'data', 'row', 'input', 'value', 'data.list[1]', '(data.c)'),
    fc.array(arbitraryStep, { maxLength: 3 }),
  )
  .map(([first, steps]) => first + steps.join(''));

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const one = tie('expression');
  const call = fc.oneof(
    fc
      .tuple(fc.constantFrom('Number', 'String', 'Boolean', 'parseInt', 'parseFloat', 'isNaN', 'isFinite'), one)
      .map(([name, of]) => `${name}(${of})`),
    fc
      .tuple(fc.constantFrom('abs', 'ceil', 'floor', 'round', 'trunc', 'sign', 'sqrt', 'min', 'max'), one)
      .map(([name, of]) => `Math.${name}(${of})`),
    fc.tuple(fc.constantFrom('min', 'max'), one, one).map(([name, a, b]) => `Math.${name}(${a}, ${b})`),
    fc.tuple(one, fc.constantFrom(2, 10, 16, 99)).map(([of, base]) => `parseInt(${of}, ${base})`),
    fc
      .tuple(
        arbitraryChain,
        fc.constantFrom('includes', 'indexOf', 'startsWith', 'endsWith', 'charAt', 'slice', 'substring'),
        one,
      )
      .map(([of, name, given]) => `${of}.${name}(${given})`),
    fc
      .tuple(arbitraryChain, fc.constantFrom('slice', 'substring'), one, one)
      .map(([of, name, a, b]) => `${of}?.${name}(${a}, ${b})`),
    fc
      .tuple(arbitraryChain, fc.constantFrom('trim', 'toUpperCase', 'toLowerCase'))
      .map(([of, name]) => `${of}.${name}()`),
    fc
      .tuple(fc.array(arbitraryLiteral, { maxLength: 3 }), fc.constantFrom('includes', 'indexOf'), one)
      .map(([of, name, given]) => `[${of.join(', ')}].${name}(${given})`),
  );
  const operator = fc.constantFrom(
    ...[
      '+',
      '-',
      '*',
      '/',
      '%',
      '<',
      '>',
      '<=',
      '>=',
      '==',
      '!=',
      '===',
      '!==',
      '&&',
      '||',
      '+',
      '*',
      '===',
      '&&',
      '||',
    ],
  );
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { arbitrary: arbitraryChain, weight: 4 },
      { arbitrary: arbitraryLiteral, weight: 2 },
      { arbitrary: fc.tuple(one, operator, one).map(([a, sign, b]) => `${a} ${sign} ${b}`), weight: 5 },
      { arbitrary: fc.tuple(one, one).map(([a, b]) => `((${a}) ?? (${b}))`), weight: 1 },
      { arbitrary: one.map((of) => `(${of})`), weight: 2 },
      {
        arbitrary: fc.tuple(fc.constantFrom('!', '-', '+', 'typeof ', '!!'), one).map(([sign, of]) => `${sign}(${of})`),
        weight: 2,
      },
      { arbitrary: fc.tuple(one, one, one).map(([a, b, c]) => `(${a} ? ${b} : ${c})`), weight: 1 },
      { arbitrary: call, weight: 2 },
    ),
  };
});

const arbitrarySource: fc.Arbitrary<SnippetSource> = fc
  .tuple(fc.constantFrom('show', 'value', 'valid', 'result'), expression, expression, expression, fc.nat(11))
  .map(([gives, a, b, c, shape]) => {
    const code = [
      `${gives} = ${a}`,
      `${gives} = ${a};`,
      `return ${a}`,
      `if (${a}) ${gives} = ${b}`,
      `if (${a}) { ${gives} = ${b} } else ${gives} = ${c}`,
      `var x = ${a}, y\nif (${b}) y = x\n${gives} = y`,
      `const x = ${a}; ${gives} = x // the end`,
      `${gives} = ${a}\n${gives} += ${b}`,
      `/* of ${gives} */ if (${a}) return ${b}; ${gives} = ${c}`,
      `let t = ${a}; t -= ${b}; if (!t) return; ${gives} = t`,
      `${a}; ${gives} = ${b}`,
      `if (${a}) {\n return ${b}\n}\nelse if (${c}) {}\nelse { ${gives} = 'no'; }`,
    ][shape]!;
    return { gives, code } as SnippetSource;
  });

const inRow = { path: ['list', 1, 'a'], rowPath: ['list', 1], rowIndex: 1, names: { result: true } };
const inForm = { path: ['a'], rowPath: [] };

describe('plain code', () => {
  it('[ENG-226] returns the same result and reads as the sandbox, or is left to the sandbox', async () => {
    const count = { read: 0, of: 0, snippetResult: 0, scriptCalls: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitrarySource, { minLength: 60, maxLength: 60 }),
        arbitraryData,
        async (programs, answers) => {
          const { pairs, read } = await runBoth(programs, answers, [inForm, inRow]);
          count.read += read;
          count.of += programs.length;
          count.scriptCalls += pairs.length;
          count.snippetResult += pairs.filter(({ snippetResult }) => snippetResult !== undefined).length;
          expectSame(pairs);
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
    expect(count.read / count.of).toBeGreaterThan(0.5);
    expect(count.snippetResult / count.scriptCalls).toBeGreaterThan(0.3);
  });
});
