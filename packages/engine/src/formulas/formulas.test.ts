import { describe, expect, it } from 'vitest';
import { getAtPath } from '../data/data-path.ts';
import { parseJsonLogicRule } from '../json-logic/json-logic.ts';
import { compileFormula } from './compile-formula.ts';
import { formatFormula } from './format-formula.ts';
import { sampleFormulaFields } from './testing/formula-fields.ts';

const data = {
  quantity: 3,
  price: 2.5,
  name: 'Ada',
  safe: true,
  trade: 'roof',
  topics: { a: true, b: false },
  from: '2026-02-27',
  to: '2026-03-02T14:30:00+01:00',
  birthday: '11/24/1990',
  start: '22:30:00',
  end: '06:00:00',
  items: [{ amount: 2, price: 3, done: true }, { amount: 5, price: 1 }, {}],
};
const nowMs = new Date(2026, 10, 23, 23, 30).getTime();

function compileRule(source: string): unknown {
  const compiled = compileFormula(source, sampleFormulaFields);
  if ('problem' in compiled) throw new Error(JSON.stringify(compiled.problem));
  return compiled.rule;
}

function evaluate(source: string, answers: object = data): unknown {
  const rule = parseJsonLogicRule(compileRule(source));
  if ('problem' in rule) throw new Error(rule.problem.reason);
  return rule.evaluate((path) => getAtPath({ data: answers, row: {} }, path), nowMs);
}

describe('a formula', () => {
  it.each([
    ['[Quantity] * [Price]', 7.5],
    ['1 + 2 * 3 - 8 / 4', 5],
    ['-(1 + 2) * -3', 9],
    ['([quantity] + 1) * 2', 8],
    ['SUM([Items].[Amount])', 7],
    ['SUM([Items].[Amount] * [Items].[Unit price])', 11],
    ['COUNT([Items])', 3],
    ['COUNT([Items].[Amount])', 2],
    ['COUNT([Items].[Done])', 1],
    ['COUNT([Items].[Amount] > 2)', 1],
    ['AVERAGE([Items].[Amount])', 3.5],
    ['MIN([Items].[Amount])', 2],
    ['MAX([Items].[Amount])', 5],
    ['MIN(3, [Quantity], 7)', 3],
    ['AVERAGE(1, 2, 6)', 3],
    ['ROUND(1.005, 2)', 1.01],
    ['ROUND(-2.5)', -3],
    ['ABS(-2)', 2],
    ['MOD(7, 4)', 3],
    ['IF([Safe], "yes", "no")', 'yes'],
    ['IF(AND([Safe], NOT([Quantity] > 5)), 1, 2)', 1],
    ['OR(FALSE, [Name] = "Ada")', true],
    ['[Name] & " has " & [Quantity]', 'Ada has 3'],
    ['[Trade] = "Roofing"', true],
    ['HAS([Topics], "Topic A")', true],
    ['HAS([Topics], "b")', false],
    ['EMPTY([Topics])', false],
    ['FILLED([Name])', true],
    ['DAYS([From], [To])', 3],
    ['DAYS([From], DATE("2028-02-29"))', 732],
    ['ADDDAYS([From], 3)', '2026-03-02'],
    ['ADDDAYS(DATE("1999-12-31"), 60)', '2000-02-29'],
    ['TODAY()', '2026-11-23'],
    ['YEARS([Birthday], TODAY())', 35],
    ['YEARS([Birthday], ADDDAYS(TODAY(), 1))', 36],
    ['[From] < [To]', true],
    ['[From] = DATE("2026-02-27")', true],
    ['YEAR([From]) + MONTH([From]) + DAY([From])', 2055],
    ['HOURS([Start], [End])', 7.5],
    ['LEFT([Name], 2) & MID([Name], 2, 1) & RIGHT([Name], 1)', 'Adda'],
    ['CONTAINS([Name], "da")', true],
    ['NUMBER("4.5") + 1', 5.5],
    ['NUMBER("3,5")', 3.5],
    ['NUMBER("3,5 kg") * 2', 7],
    ['NUMBER("1,234")', Number.NaN],
    ['SUM(NUMBER("1.234,5"); NUMBER("2"))', 1236.5],
    ['WENN([Safe]; SUMME(1; 2); 0)', 3],
    ['"say ""hi"""', 'say "hi"'],
  ])('[ENG-341] %s returns %j', (source, wanted) => {
    expect(evaluate(source)).toEqual(wanted);
  });

  it.each([
    ['[Quantity] * [Price]', 0],
    ['[Quantity] + 1 > 0', true],
    ['[Name] & "!"', '!'],
    ['[Name] = ""', true],
    ['[Quantity]', null],
    ['SUM([Items].[Amount])', 0],
    ['MAX([Items].[Amount])', null],
    ['DAYS([From], [To])', Number.NaN],
    ['[From] < TODAY()', false],
    ['ADDDAYS([From], 1)', ''],
    ['EMPTY([Topics])', true],
  ])('[ENG-342] without answers %s returns %j', (source, wanted) => {
    expect(evaluate(source, {})).toEqual(wanted);
  });

  it.each([
    ['[Qantity] * 2', { code: 'noField', name: 'Qantity', from: 0, to: 9 }],
    ['1 + [Name]', { code: 'type', expectedType: 'numeric', found: 'text', from: 4, to: 10 }],
    ['[Amount] * 2', { code: 'columnAlone', name: 'Amount', from: 0, to: 8 }],
    ['SUM([Items].[Size])', { code: 'noColumn', name: 'Size', table: 'Items', from: 4, to: 18 }],
    ['SUM([Items].[Amount] * [Price])', { code: 'outsideTable', name: 'Price', from: 23, to: 30 }],
    ['SUM([Items].[Amount] * [Others].[Size])', { code: 'twoTables', name: 'Others', from: 23, to: 38 }],
    ['[Price].[Amount]', { code: 'notATable', name: 'Price', from: 0, to: 16 }],
    ['SUMM(1)', { code: 'noFunction', name: 'SUMM', near: 'SUM', from: 0, to: 7 }],
    ['IF([Safe], 1)', { code: 'arguments', name: 'IF', least: 3, most: 3, from: 0, to: 13 }],
    ['IF([Name], 1, 2)', { code: 'type', expectedType: 'yesNo', found: 'text', from: 3, to: 9 }],
    ['[Trade] = "Rofing"', { code: 'noChoice', name: 'Trade', choice: 'Rofing', from: 10, to: 18 }],
    ['[From] + 1', { code: 'type', expectedType: 'numeric', found: 'date', from: 0, to: 6 }],
    ['[Twin] + 1', { code: 'severalFields', name: 'Twin', from: 0, to: 6 }],
    ['1 +', { code: 'valueMissing', from: 3, to: 3 }],
    ['(1 + 2', { code: 'unclosedBracket', from: 0, to: 6 }],
    ['1 2', { code: 'unexpected', found: '2', from: 2, to: 3 }],
    ['[Quantity * 2', { code: 'unclosedField', from: 0, to: 13 }],
    ['"a', { code: 'unclosedText', from: 0, to: 2 }],
    ['1 # 2', { code: 'character', found: '#', from: 2, to: 3 }],
    ['Quantity * 2', { code: 'notWritten', name: 'Quantity', from: 0, to: 8 }],
    ['', { code: 'valueMissing', from: 0, to: 0 }],
  ])('[ENG-343] %s is reported with reason and position', (source, problem) => {
    expect(compileFormula(source, sampleFormulaFields)).toEqual({ problem });
  });

  it.each([
    ['[quantity]*2+[Price]', '[Quantity] * 2 + [Price]'],
    ['(1+2)*3', '(1 + 2) * 3'],
    ['1-(2-3)', '1 - (2 - 3)'],
    ['SUMME([items].[amount])', 'SUM([Items].[Amount])'],
    ['average([Items].[Amount])', 'AVERAGE([Items].[Amount])'],
    ['COUNT([Items].[Amount])', 'COUNT([Items].[Amount])'],
    ['COUNT([Items].[Done])', 'COUNT([Items].[Done])'],
    ['MAX([Items].[Amount] * 2)', 'MAX([Items].[Amount] * 2)'],
    ['COUNT([Items]) / COUNT([Items])', 'COUNT([Items]) / COUNT([Items])'],
    ['[twin1] + [Twin (twin2)]', '[twin1] + [twin2]'],
    ['[trade]="roof"', '[Trade] = "Roofing"'],
    ['[From] < TODAY()', '[From] < TODAY()'],
    ['YEARS([Birthday], TODAY())', 'YEARS([Birthday], TODAY())'],
    ['HAS([Topics], "a")', 'HAS([Topics], "Topic A")'],
    ['NOT(FILLED([Name]))', 'EMPTY([Name])'],
    ['"x"', '"x"'],
    ['NUMBER("3,5")', 'NUMBER("3,5")'],
    ['ROUND([Price] * 1.19, 2)', 'ROUND([Price] * 1.19, 2)'],
    ['[A ]] odd]', '[A ]] odd]'],
  ])('[ENG-344] %s is converted from its JSONLogic to %s', (source, written) => {
    expect(formatFormula(compileRule(source), sampleFormulaFields)).toBe(written);
  });

  it('[ENG-344] converts JSONLogic by other authors if a formula can express it', () => {
    const read = (rule: unknown) => formatFormula(rule, sampleFormulaFields);
    expect(read({ '+': [{ var: 'data.quantity' }, { var: 'data.price' }, 1] })).toBe('[Quantity] + [Price] + 1');
    expect(read({ if: [{ '>=': [{ var: 'data.quantity' }, 18] }, 'a', 'b'] })).toBe('IF([Quantity] >= 18, "a", "b")');
    for (const odd of [
      { var: 'data.gone' },
      { map: [{ var: 'data.items' }, { var: 'amount' }] },
      { '+': [{ var: 'data.quantity' }, 'x'] },
      { _sum: [1] },
      [1],
      null,
      'x',
    ])
      if (odd !== 'x') expect(read(odd)).toBeUndefined();
  });
});
