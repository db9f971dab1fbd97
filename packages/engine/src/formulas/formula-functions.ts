import type { FormulaType } from './formula.ts';
import {
  absolute,
  extractNumber,
  fromDayNumber,
  hoursBetween,
  type JsonRule,
  round,
  toDayNumber,
  yearsBetween,
} from './rule-builders.ts';

/** Function that compiles to a rule template filled with its arguments. */
export interface PlainFunction {
  readonly parameterTypes: readonly (FormulaType | 'places')[];
  /** Number of required arguments. Absent: all arguments are required. */
  readonly least?: number;
  readonly gives: FormulaType;
  readonly build: (...given: readonly JsonRule[]) => JsonRule;
}

const dateType = 'date';
const numberType = 'numeric';
const textType = 'text';

/** Functions in the order in which `formatFormula` matches a rule against them: more specific functions first. */
export const plainFunctions = {
  TODAY: { parameterTypes: [], gives: dateType, build: () => ({ substr: [{ relativeMaxDate: [0] }, 0, 10] }) },
  DATE: { parameterTypes: [textType], gives: dateType, build: (of) => ({ cat: [{ substr: [of, 0, 10] }] }) },
  DAYS: {
    parameterTypes: [dateType, dateType],
    gives: numberType,
    build: (from, to) => ({ '-': [toDayNumber(to), toDayNumber(from)] }),
  },
  ADDDAYS: {
    parameterTypes: [dateType, numberType],
    gives: dateType,
    build: (from, days) => fromDayNumber({ '+': [toDayNumber(from), days] }),
  },
  YEARS: { parameterTypes: [dateType, dateType], gives: numberType, build: yearsBetween },
  HOURS: { parameterTypes: ['clock', 'clock'], gives: numberType, build: hoursBetween },
  YEAR: { parameterTypes: [dateType], gives: numberType, build: (of) => extractNumber(of, 0, 4) },
  MONTH: { parameterTypes: [dateType], gives: numberType, build: (of) => extractNumber(of, 5, 2) },
  DAY: { parameterTypes: [dateType], gives: numberType, build: (of) => extractNumber(of, 8, 2) },
  ROUND: {
    parameterTypes: [numberType, 'places'],
    least: 1,
    gives: numberType,
    build: (of, places = 0) => round(of, places),
  },
  ABS: { parameterTypes: [numberType], gives: numberType, build: absolute },
  MOD: { parameterTypes: [numberType, numberType], gives: numberType, build: (a, b) => ({ '%': [a, b] }) },
  LEFT: { parameterTypes: [textType, numberType], gives: textType, build: (of, count) => ({ substr: [of, 0, count] }) },
  RIGHT: {
    parameterTypes: [textType, numberType],
    gives: textType,
    build: (of, count) => ({ substr: [of, { '-': [count] }] }),
  },
  MID: {
    parameterTypes: [textType, numberType, numberType],
    gives: textType,
    build: (of, start, count) => ({ substr: [of, { '-': [start, 1] }, count] }),
  },
  CONTAINS: { parameterTypes: [textType, textType], gives: 'yesNo', build: (of, sought) => ({ in: [sought, of] }) },
  LOOKUP: {
    parameterTypes: [textType, textType, textType],
    gives: textType,
    build: (source, id, name) => ({ lookup: [source, id, name] }),
  },
  NUMBER: { parameterTypes: [textType], gives: numberType, build: (of) => ({ '+': [of] }) },
} satisfies Readonly<Record<string, PlainFunction>>;

/** Functions with their own compilation. Maps a name to the minimum and maximum number of arguments. */
export const specialFunctions = {
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

export type FormulaFunctionName = keyof typeof plainFunctions | keyof typeof specialFunctions;

/** Function names in the order of the documentation. */
export const formulaFunctions: readonly FormulaFunctionName[] = [
  ...(['SUM', 'COUNT', 'AVERAGE', 'MIN', 'MAX', 'ROUND', 'ABS', 'MOD'] as const),
  ...(['IF', 'AND', 'OR', 'NOT', 'FILLED', 'EMPTY', 'HAS'] as const),
  ...(['TODAY', 'DAYS', 'ADDDAYS', 'YEARS', 'HOURS', 'YEAR', 'MONTH', 'DAY', 'DATE'] as const),
  ...(['CONTAINS', 'LEFT', 'RIGHT', 'MID', 'NUMBER', 'LOOKUP'] as const),
];

/** Maps a function name of German spreadsheets to its English name. */
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

/** Finds a function by its English or German name. @param written name in uppercase */
export function findFormulaFunction(written: string): FormulaFunctionName | undefined {
  if (Object.hasOwn(germanNames, written)) return germanNames[written];
  return formulaFunctions.find((name) => name === written);
}

/** Returns the first function with a similar name, for error messages. */
export const findNearestFunction = (written: string): FormulaFunctionName | undefined =>
  formulaFunctions.find(
    (name) => name.startsWith(written) || written.startsWith(name) || differsInOneLetter(name, written),
  );

/** Returns true if two words differ in one replaced, added or removed letter. */
function differsInOneLetter(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  return (
    long.length - short.length <= 1 && long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at)
  );
}
