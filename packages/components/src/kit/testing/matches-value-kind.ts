import { isRecord, type ValueKind } from '@tideform/engine';

type AnswerCheck = (answer: unknown) => boolean;

const isText: AnswerCheck = (answer) => typeof answer === 'string' && answer !== '';
const isNumber: AnswerCheck = (answer) => typeof answer === 'number' && Number.isFinite(answer);
const createPatternCheck =
  (pattern: RegExp): AnswerCheck =>
  (answer) =>
    typeof answer === 'string' && pattern.test(answer);
const isObject: AnswerCheck = (answer) => isRecord(answer);
const isNever: AnswerCheck = () => false;

const DATE_PATTERN = '\\d{4}-\\d\\d-\\d\\d';
const TIME_PATTERN = '\\d\\d:\\d\\d:\\d\\d';

/** Checks whether a sample answer has a value kind, keyed by value kind. Kinds without sample answers never match. */
const checkByKind: Readonly<Record<ValueKind, AnswerCheck>> = {
  text: isText,
  longText: isText,
  markup: isText,
  code: (answer) => isRecord(answer) && isText(answer.value),
  email: createPatternCheck(/^[^\s@]+@[^\s@]+$/),
  phone: (answer) => isText(isRecord(answer) ? answer.value : answer),
  link: createPatternCheck(/^https?:/),
  secret: isText,
  number: isNumber,
  amount: isNumber,
  tick: (answer) => typeof answer === 'boolean',
  date: createPatternCheck(new RegExp(`^${DATE_PATTERN}$`)),
  dateTime: createPatternCheck(new RegExp(`^${DATE_PATTERN}T${TIME_PATTERN}`)),
  time: createPatternCheck(new RegExp(`^${TIME_PATTERN}$`)),
  day: createPatternCheck(/^[\d/]+$/),
  choice: (answer) => answer !== undefined && answer !== null && answer !== '',
  choices: (answer) => Array.isArray(answer) || (isRecord(answer) && Object.values(answer).includes(true)),
  decision: (answer) => isRecord(answer) && ['approved', 'rejected'].includes(String(answer.status)),
  people: isObject,
  place: isObject,
  files: isNever,
  picture: isText,
  pairs: isObject,
  group: isNever,
  rows: isNever,
  anything: () => true,
  none: isNever,
};

/**
 * Returns whether sample answers of a value kind can be generated. This isn't possible for files, drawings and people.
 */
export const hasSampleAnswer = (kind: ValueKind): boolean =>
  !['files', 'picture', 'people', 'group', 'rows', 'anything', 'none'].includes(kind);

/** Returns whether an answer has a value kind. @param isList whether the answer is a list of multiple answers */
export function matchesValueKind(kind: ValueKind, answer: unknown, isList: boolean): boolean {
  return isList && kind !== 'choices'
    ? Array.isArray(answer) && answer.every((one) => checkByKind[kind](one))
    : checkByKind[kind](answer);
}
