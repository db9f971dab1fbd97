import { isRecord, type ValueKind } from '@tideform/engine';

type Fits = (answer: unknown) => boolean;

const isText: Fits = (answer) => typeof answer === 'string' && answer !== '';
const isNumber: Fits = (answer) => typeof answer === 'number' && Number.isFinite(answer);
const matches =
  (pattern: RegExp): Fits =>
  (answer) =>
    typeof answer === 'string' && pattern.test(answer);
const isObject: Fits = (answer) => isRecord(answer);
const isNever: Fits = () => false;

const DATE = '\\d{4}-\\d\\d-\\d\\d';
const TIME = '\\d\\d:\\d\\d:\\d\\d';

/** What an answer of each kind looks like; nobody can make up one of those that are never there. */
const fits: Readonly<Record<ValueKind, Fits>> = {
  text: isText,
  longText: isText,
  markup: isText,
  code: (answer) => isRecord(answer) && isText(answer.value),
  email: matches(/^[^\s@]+@[^\s@]+$/),
  phone: (answer) => isText(isRecord(answer) ? answer.value : answer),
  link: matches(/^https?:/),
  secret: isText,
  number: isNumber,
  amount: isNumber,
  tick: (answer) => typeof answer === 'boolean',
  date: matches(new RegExp(`^${DATE}$`)),
  dateTime: matches(new RegExp(`^${DATE}T${TIME}`)),
  time: matches(new RegExp(`^${TIME}$`)),
  day: matches(/^[\d/]+$/),
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

/** Whether somebody can make up an answer of a kind: what is a file, a drawing or a person already must be there. */
export const canBeMadeUp = (kind: ValueKind): boolean =>
  !['files', 'picture', 'people', 'group', 'rows', 'anything', 'none'].includes(kind);

/** Whether an answer is one of its kind. @param isList it is a list of several such answers */
export function fitsKind(kind: ValueKind, answer: unknown, isList: boolean): boolean {
  return isList && kind !== 'choices'
    ? Array.isArray(answer) && answer.every((one) => fits[kind](one))
    : fits[kind](answer);
}
