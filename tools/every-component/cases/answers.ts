import { CAMERA_CODE } from '../camera.ts';

type Predicate = (value: unknown) => boolean;
type Answers = Readonly<{ [key: string]: unknown }>;

const matches =
  (expectedAnswers: object): Predicate =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(expectedAnswers).every(
      ([key, each]) => JSON.stringify((value as Answers)[key]) === JSON.stringify(each),
    );
const isFile: Predicate = (value) => matches({ type: 'image/png' })(value) && Number((value as Answers).size) > 0;

/** Expected answers of the submission, by field key. A function returns whether a value is acceptable. */
const wanted: Answers = {
  textfield: 'Crane 7',
  textarea: 'It stands by the gate.',
  report: '<p>The keys were handed over.</p>',
  password: 'gate code',
  email: 'tom@northgate.test',
  url: 'https://northgate.test/plan',
  phoneNumber: '(201) 555-0123',
  number: 12.5,
  currency: 99.5,
  checkbox: true,
  radio: 'high',
  selectboxes: { high: true, low: false },
  select: 'high',
  day: '05/07/1990',
  time: '14:30:00',
  datetime: (value: unknown) => String(value).startsWith('2026-05-07'),
  tags: 'noise,dust',
  survey: { kitchen: 'high' },
  hidden: 'kept',
  inPanel: 'a',
  inFieldset: 'b',
  inWell: 'c',
  inLeft: 'd',
  inRight: 'e',
  inCell: 'f',
  inSecond: 'g',
  inTab: 'h',
  inOther: 'i',
  container: { inner: 'j' },
  datagrid: [{ part: 'Winch' }, { part: 'Hook' }],
  editgrid: [{ name: 'Ada' }],
  datamap: { North: 'Open' },
  tree: { data: { firm: 'Northgate' }, children: [{ data: { firm: 'Holt' }, children: [] }] },
  address: matches({
    mode: 'manual',
    address: { address1: '1 Quay', address2: 'Block C', city: 'London', state: 'LDN', zip: 'E14', country: 'UK' },
  }),
  location: matches({ latitude: 51.50132, longitude: -0.02471, zoom: 15, mapTypeId: 'roadmap' }),
  user: matches({ displayName: 'Daniel Kim' }),
  spSelect: matches({ Title: 'Jonas Lindqvist' }),
  file: (value: unknown) => Array.isArray(value) && value.length === 1 && isFile(value[0]),
  sketchPad: isFile,
  signature: (value: unknown) => /^data:image\/png;base64,.{400}/.test(String(value)),
  barcode: CAMERA_CODE,
  approval: matches({ status: 'approved', comment: 'Fine.' }),
  submissionNumber: 1,
};

/** Returns the answers that differ from the expected ones, as key and actual value. */
export function findDifferences(answers: Answers): readonly string[] {
  return Object.entries(wanted).flatMap(([key, expected]) => {
    const value = answers[key];
    const fits =
      typeof expected === 'function'
        ? (expected as Predicate)(value)
        : JSON.stringify(value) === JSON.stringify(expected);
    return fits ? [] : [`${key}: ${JSON.stringify(value)?.slice(0, 300)}`];
  });
}
