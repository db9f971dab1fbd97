import type { FormulaType } from './formula-field.ts';
import {
  dateOfDay,
  dayNumber,
  hoursBetween,
  numberWithin,
  type Rule,
  rounded,
  withoutSign,
  yearsBetween,
} from './rule-pieces.ts';

/** A function that is one rule with holes for what it is given. */
export interface PlainFunction {
  readonly takes: readonly (FormulaType | 'places')[];
  /** How many of them must be given. Absent: all. */
  readonly least?: number;
  readonly gives: FormulaType;
  readonly build: (...given: readonly Rule[]) => Rule;
}

const date = 'date';
const number = 'numeric';
const text = 'text';

/** In the order in which a rule is tried to be one of them: the more particular first. */
export const plainFunctions = {
  TODAY: { takes: [], gives: date, build: () => ({ substr: [{ relativeMaxDate: [0] }, 0, 10] }) },
  DATE: { takes: [text], gives: date, build: (of) => ({ cat: [{ substr: [of, 0, 10] }] }) },
  DAYS: { takes: [date, date], gives: number, build: (from, to) => ({ '-': [dayNumber(to), dayNumber(from)] }) },
  ADDDAYS: {
    takes: [date, number],
    gives: date,
    build: (from, days) => dateOfDay({ '+': [dayNumber(from), days] }),
  },
  YEARS: { takes: [date, date], gives: number, build: yearsBetween },
  HOURS: { takes: ['clock', 'clock'], gives: number, build: hoursBetween },
  YEAR: { takes: [date], gives: number, build: (of) => numberWithin(of, 0, 4) },
  MONTH: { takes: [date], gives: number, build: (of) => numberWithin(of, 5, 2) },
  DAY: { takes: [date], gives: number, build: (of) => numberWithin(of, 8, 2) },
  ROUND: { takes: [number, 'places'], least: 1, gives: number, build: (of, places = 0) => rounded(of, places) },
  ABS: { takes: [number], gives: number, build: withoutSign },
  MOD: { takes: [number, number], gives: number, build: (a, b) => ({ '%': [a, b] }) },
  LEFT: { takes: [text, number], gives: text, build: (of, count) => ({ substr: [of, 0, count] }) },
  RIGHT: { takes: [text, number], gives: text, build: (of, count) => ({ substr: [of, { '-': [count] }] }) },
  MID: {
    takes: [text, number, number],
    gives: text,
    build: (of, start, count) => ({ substr: [of, { '-': [start, 1] }, count] }),
  },
  CONTAINS: { takes: [text, text], gives: 'yesNo', build: (of, sought) => ({ in: [sought, of] }) },
  LOOKUP: { takes: [text, text, text], gives: text, build: (source, id, name) => ({ lookup: [source, id, name] }) },
  NUMBER: { takes: [text], gives: number, build: (of) => ({ '+': [of] }) },
} satisfies Readonly<Record<string, PlainFunction>>;

/** Functions that look at what they are given: how many of them, the least and the most. */
export const ownFunctions = {
  IF: [3, 3],
  AND: [1, 20],
  OR: [1, 20],
  NOT: [1, 1],
  SUM: [1, 20],
  COUNT: [1, 1],
  AVERAGE: [1, 20],
  MIN: [1, 20],
  MAX: [1, 20],
  FILLED: [1, 1],
  EMPTY: [1, 1],
  HAS: [2, 2],
} as const;

export type FormulaFunctionName = keyof typeof plainFunctions | keyof typeof ownFunctions;

/** Names of functions, in the order in which authors read them. */
export const formulaFunctions: readonly FormulaFunctionName[] = [
  ...(['SUM', 'COUNT', 'AVERAGE', 'MIN', 'MAX', 'ROUND', 'ABS', 'MOD'] as const),
  ...(['IF', 'AND', 'OR', 'NOT', 'FILLED', 'EMPTY', 'HAS'] as const),
  ...(['TODAY', 'DAYS', 'ADDDAYS', 'YEARS', 'HOURS', 'YEAR', 'MONTH', 'DAY', 'DATE'] as const),
  ...(['CONTAINS', 'LEFT', 'RIGHT', 'MID', 'NUMBER', 'LOOKUP'] as const),
];

/** What spreadsheets in German call them. */
const germanNames: Readonly<Record<string, FormulaFunctionName>> = {
  SUMME: 'SUM',
  ANZAHL: 'COUNT',
  MITTELWERT: 'AVERAGE',
  RUNDEN: 'ROUND',
  REST: 'MOD',
  WENN: 'IF',
  UND: 'AND',
  ODER: 'OR',
  NICHT: 'NOT',
  HEUTE: 'TODAY',
  TAGE: 'DAYS',
  JAHR: 'YEAR',
  MONAT: 'MONTH',
  TAG: 'DAY',
  DATUM: 'DATE',
  LINKS: 'LEFT',
  RECHTS: 'RIGHT',
  TEIL: 'MID',
  NACHSCHLAGEN: 'LOOKUP',
};

/** @param written in capitals */
export function findFunction(written: string): FormulaFunctionName | undefined {
  if (Object.hasOwn(germanNames, written)) return germanNames[written];
  return formulaFunctions.find((name) => name === written);
}

/** The function that somebody meant who wrote nearly its name. */
export const nearestFunction = (written: string): FormulaFunctionName | undefined =>
  formulaFunctions.find((name) => name.startsWith(written) || written.startsWith(name) || isOneOff(name, written));

/** Says whether two words differ in one letter: another one, one more or one less. */
function isOneOff(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  return (
    long.length - short.length <= 1 && long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at)
  );
}
