import type { Random } from './random.ts';

const texts = [
  '',
  ' ',
  'a',
  'b',
  'AB',
  'AB12',
  '12-ab',
  'tide comes in',
  'a@b.no',
  'https://example.com',
  '7',
  'ß 🌊',
  'x'.repeat(40),
];
const amounts = [0, 1, 2, 3, 7, -1, 2.5, 0.1, 1e21, 100];
const days = ['', '02/29/2024', '11/24/2026', '00/00/2026', '31/12/2026', '2026-11-24', '13/45/2026'];
const moments = [
  '2026-11-24',
  '2026-11-24T08:30:00+01:00',
  '2024-02-29T00:00:00.000Z',
  '1999-12-31T23:59:59-05:00',
  'soon',
];
const times = ['07:30:00', '23:59:59', '7:30', '25:00', ''];
const phones = ['+47 912 34 567', '(111) 111-1111', '911', ''];
/** Values of the choices in generated fields, including strings that look like numbers and booleans. */
export const choiceValues = ['a', 'b', '1', '2', 'true'];
const odd = [
  null,
  '',
  [],
  {},
  [[]],
  ['a'],
  { a: true },
  { a: 'b' },
  0,
  -1,
  true,
  false,
  'null',
  '1e3',
  { value: 'a', maskName: 'x' },
  [null, ''],
];

/** Returns a random answer for a component type, mostly of the shape that the type expects, sometimes malformed. */
export function createAnswer(type: unknown, random: Random): unknown {
  if (random.isChosen(0.06)) return random.pick(odd);
  switch (type) {
    case 'number':
    case 'currency':
      return random.isChosen(0.1) ? random.pick(['', 'seven', '3']) : random.pick(amounts);
    case 'checkbox':
      return random.isChosen(0.5);
    case 'radio':
    case 'select':
      return random.pick([...choiceValues, '', 1, true, 'gone']);
    case 'selectboxes':
      return Object.fromEntries(choiceValues.map((value) => [value, random.isChosen(0.4)]));
    case 'datetime':
      return random.pick(moments);
    case 'day':
      return random.pick(days);
    case 'time':
      return random.pick(times);
    case 'phoneNumber':
      return random.pick(phones);
    case 'datagrid':
      return Array.from({ length: random.nextBelow(4) }, () => ({}));
    default:
      return random.pick(texts);
  }
}

/** Returns a random answer like `createAnswer`, usually as a list if the component allows multiple values. */
export function createAnswers(type: unknown, isMultiple: boolean, random: Random): unknown {
  if (!isMultiple || random.isChosen(0.1)) return createAnswer(type, random);
  return Array.from({ length: random.nextBelow(4) }, () => createAnswer(type, random));
}
