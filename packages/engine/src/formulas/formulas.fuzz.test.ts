import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAtPath } from '../data/data-path.ts';
import { parseJsonLogicRule } from '../json-logic/json-logic.ts';
import { compileFormula } from './compile-formula.ts';
import { formatFormula } from './format-formula.ts';
import { sampleFormulaFields } from './testing/formula-fields.ts';

type FormulaArbitrary = fc.Arbitrary<string>;

const arbitraryNumber = (depth: number, isInRows = false): FormulaArbitrary => {
  const leaf = isInRows
    ? fc.constantFrom('[Items].[Amount]', '[Items].[Unit price]', '2', '0.5')
    : fc.constantFrom('[Quantity]', '[Price]', '[twin1]', '[A ]] odd]', '0', '1.19', '12', 'COUNT([Items])');
  if (depth === 0) return leaf;
  const inner = arbitraryNumber(depth - 1, isInRows);
  const both = fc.tuple(inner, fc.constantFrom('+', '-', '*', '/'), inner);
  const plain = [
    both.map(([a, sign, b]) => `(${a} ${sign} ${b})`),
    both.map(([a, sign, b]) => `${a} ${sign} ${b}`),
    inner.map((a) => `-${a}`),
    inner.map((a) => `ROUND(${a}, 2)`),
    inner.map((a) => `ABS(${a})`),
  ];
  if (isInRows) return fc.oneof(leaf, ...plain);
  const rows = arbitraryNumber(depth - 1, true);
  return fc.oneof(
    leaf,
    ...plain,
    fc.tuple(fc.constantFrom('SUM', 'AVERAGE', 'MIN', 'MAX'), rows).map(([name, a]) => `${name}(${a})`),
    fc.tuple(fc.constantFrom('MIN', 'MAX'), inner, inner).map(([name, a, b]) => `${name}(${a}, ${b})`),
    rows.map((a) => `COUNT([Items].[Amount] > ${a})`),
    fc.tuple(arbitraryDate(depth - 1), arbitraryDate(depth - 1)).map(([a, b]) => `DAYS(${a}, ${b})`),
    fc.tuple(arbitraryDate(depth - 1), arbitraryDate(depth - 1)).map(([a, b]) => `YEARS(${a}, ${b})`),
    fc.tuple(arbitraryBoolean(depth - 1), inner, inner).map(([test, a, b]) => `IF(${test}, ${a}, ${b})`),
  );
};

function arbitraryDate(depth: number): FormulaArbitrary {
  const leaf = fc.constantFrom('[From]', '[To]', '[Birthday]', 'TODAY()', 'DATE("2026-11-23")');
  if (depth <= 0) return leaf;
  return fc.oneof(
    leaf,
    fc.tuple(leaf, arbitraryNumber(0)).map(([date, days]) => `ADDDAYS(${date}, ${days})`),
  );
}

function arbitraryText(depth: number): FormulaArbitrary {
  const leaf = fc.oneof(
    fc.constantFrom('[Name]', '[Trade]'),
    fc.string({ maxLength: 4 }).map((text) => `"${text.replaceAll('"', '""')}"`),
  );
  if (depth <= 0) return leaf;
  const inner = arbitraryText(depth - 1);
  return fc.oneof(
    leaf,
    fc.tuple(inner, fc.oneof(inner, arbitraryNumber(0), arbitraryDate(0))).map(([a, b]) => `${a} & ${b}`),
    inner.map((a) => `LEFT(${a}, 3)`),
  );
}

function arbitraryBoolean(depth: number): FormulaArbitrary {
  const leaf = fc.constantFrom('[Safe]', 'TRUE', 'HAS([Topics], "Topic A")', 'FILLED([Name])', 'EMPTY([Items])');
  if (depth <= 0) return leaf;
  const sign = fc.constantFrom('=', '<>', '<', '>=');
  const compared = (of: (depth: number) => FormulaArbitrary) =>
    fc.tuple(of(depth - 1), sign, of(depth - 1)).map(([a, by, b]) => `${a} ${by} ${b}`);
  return fc.oneof(
    leaf,
    compared(arbitraryNumber),
    compared(arbitraryDate),
    fc.tuple(arbitraryBoolean(depth - 1), arbitraryBoolean(depth - 1)).map(([a, b]) => `AND(${a}, NOT(${b}))`),
    fc.constant('[Trade] = "Roofing"'),
  );
}

const arbitraryFormula = fc.oneof(arbitraryNumber(3), arbitraryDate(2), arbitraryText(2), arbitraryBoolean(2));
const arbitraryAnswers = fc.record(
  {
    quantity: fc.constantFrom(0, 1, 2.5, -3),
    price: fc.constantFrom(0, 19.99),
    name: fc.constantFrom('', 'Ada'),
    safe: fc.boolean(),
    from: fc.constantFrom('2024-02-29', '1999-12-31', 'x'),
    items: fc.array(fc.record({ amount: fc.constantFrom(0, 1.5, null, '') }, { requiredKeys: [] }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

function evaluate(rule: unknown, data: object): unknown {
  const read = parseJsonLogicRule(rule);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.evaluate((path) => getAtPath({ data, row: {} }, path), 0);
}

describe('any formula', () => {
  it('[ENG-344] survives the round trip through JSONLogic', () => {
    fc.assert(
      fc.property(arbitraryFormula, arbitraryAnswers, (source, data) => {
        const compiled = compileFormula(source, sampleFormulaFields);
        // Dates compile to deep rules; a rule has at most 50 levels (ENG-143).
        fc.pre(!('problem' in compiled) || compiled.problem.code !== 'tooDeep');
        if ('problem' in compiled) throw new Error(`${source}: ${JSON.stringify(compiled.problem)}`);
        const written = formatFormula(compiled.rule, sampleFormulaFields);
        expect(written).toBeDefined();
        const recompiled = compileFormula(written!, sampleFormulaFields);
        expect(recompiled).toMatchObject({ rule: expect.anything() });
        // Nested sums may lose redundant brackets; the result is the same.
        expect(evaluate((recompiled as { rule: unknown }).rule, data)).toEqual(evaluate(compiled.rule, data));
        expect(formatFormula((recompiled as { rule: unknown }).rule, sampleFormulaFields)).toBe(written);
      }),
      { numRuns: 600 },
    );
  });

  it('[ENG-343] that is invalid is reported with a position in its text, and doesn’t throw', () => {
    const bits = fc.constantFrom(
      '[Name]',
      '[Quantity]',
      '[',
      ']',
      '(',
      ')',
      '"',
      'SUM(',
      'IF(',
      ',',
      '.',
      '=',
      '-',
      '1',
      ' ',
      'é',
      '#',
    );
    const anything = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.array(bits, { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(anything, (source) => {
        const compiled = compileFormula(source, sampleFormulaFields);
        if (!('problem' in compiled)) return;
        const { from, to } = compiled.problem;
        expect(0 <= from && from <= to && to <= source.length).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[ENG-344] converted from arbitrary JSONLogic is valid, or undefined if no formula can express the rule', () => {
    const leaf = fc.oneof(
      fc.constantFrom<unknown>(
        { var: 'data.quantity' },
        { var: 'data.name' },
        { var: 'data.safe' },
        { var: 'x' },
        1,
        'a',
        true,
      ),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const { rule } = fc.letrec<{ rule: unknown }>((tie) => ({
      rule: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc
          .tuple(
            fc.constantFrom('+', '-', '*', 'if', 'and', 'or', '!', '==', '<', 'cat', 'reduce', 'in'),
            fc.array(tie('rule'), { maxLength: 3 }),
          )
          .map(([name, given]) => ({ [name]: given })),
      ),
    }));
    fc.assert(
      fc.property(rule, (one) => {
        const written = formatFormula(one, sampleFormulaFields);
        if (written !== undefined) expect(compileFormula(written, sampleFormulaFields)).toHaveProperty('rule');
      }),
      { numRuns: 600 },
    );
  });
});
