import { type ComponentDefinition, type ComponentSpec, createSession } from '@tideform/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorMessages } from './kit/messages/error.messages.ts';
import { samples } from './samples.ts';
import { type ComponentType, specs } from './specs.ts';

const componentTypes = Object.keys(specs) as ComponentType[];

/** Arbitrary answers, as from files, links, other programs and attackers. */
const answerArbitrary = fc.oneof(
  fc.anything({ maxDepth: 3, withNullPrototype: true }),
  fc.constantFrom<unknown>(
    ...['', ' ', '0', '-0', '1e999', 'NaN', '00/00/0000', '12/31/9999', '2026-02-30', '0000-00-00T00:00:00Z', '25:61'],
    ...[
      null,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      [],
      [[]],
      [null],
      {},
      { toString: 1 },
      { length: -1 },
      'ß'.repeat(999),
    ],
    ...[{ value: null, maskName: 'x' }, { value: { value: {} }, maskName: 'x' }, { a: true, b: 'true' }, 'x@', '://'],
  ),
);

const settingArbitrary = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(true, 'true', 2, '3', '99-aa', '(a+)+$'),
);
const limitNames = [
  'required',
  'min',
  'max',
  'minLength',
  'maxLength',
  'minWords',
  'maxWords',
  'pattern',
  'step',
  'integer',
];
const validateArbitrary = fc.dictionary(
  fc.constantFrom(...limitNames, 'onlyAvailableItems', 'minSelectedCount'),
  settingArbitrary,
);
const settingsArbitrary = fc.record(
  {
    validate: fc.oneof(validateArbitrary, settingArbitrary),
    multiple: settingArbitrary,
    values: fc.oneof(
      settingArbitrary,
      fc.array(fc.record({ label: settingArbitrary, value: settingArbitrary }), { maxLength: 3 }),
    ),
    data: fc.oneof(settingArbitrary, fc.record({ values: settingArbitrary, json: settingArbitrary })),
    dataSrc: fc.constantFrom('values', 'json', 'url'),
    dataType: fc.constantFrom('auto', 'string', 'number', 'boolean', 'object'),
    inputMask: settingArbitrary,
    allowMultipleMasks: settingArbitrary,
    inputMasks: fc.array(fc.record({ label: settingArbitrary, mask: settingArbitrary }), { maxLength: 2 }),
    fields: fc.dictionary(
      fc.constantFrom('day', 'month', 'year'),
      fc.record({ hide: settingArbitrary, required: settingArbitrary }),
    ),
    minDate: fc.constantFrom('2026-01-01', 'moment()', '', 5),
    datePicker: fc.record({ minDate: fc.constantFrom('2026-01-01', 'moment()'), disableWeekends: settingArbitrary }),
    dayFirst: settingArbitrary,
    defaultValue: answerArbitrary,
    filePattern: settingArbitrary,
  },
  { requiredKeys: [] },
);

const englishMessages = errorMessages.read({ language: 'en', locale: 'en' });

function createDefinition(type: ComponentType, more: object): ComponentDefinition {
  return { ...samples[type][0]?.definition, key: 'k', ...more, type };
}

describe.each(componentTypes)('%s, with any settings and any answer,', (type) => {
  const spec: ComponentSpec = specs[type] as ComponentSpec;

  it("doesn't throw from any spec function, and breaks only rules that have a message", () => {
    fc.assert(
      fc.property(settingsArbitrary, answerArbitrary, (more, value) => {
        const props = spec.props.parse(createDefinition(type, more));
        for (const given of [value, spec.normalize(value, props), spec.emptyValue(props)]) {
          spec.isEmpty(given, props);
          spec.logicValue(given, props);
          spec.fromCalculation?.(given, props);
          const broken = [...spec.check(given, props), ...(spec.checkEmpty?.(props) ?? [])];
          for (const { rule } of broken) expect(englishMessages, rule).toHaveProperty(rule);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("doesn't change an already normalized answer", () => {
    fc.assert(
      fc.property(settingsArbitrary, fc.jsonValue({ maxDepth: 3 }), (more, value) => {
        const props = spec.props.parse(createDefinition(type, more));
        const once = spec.normalize(value, props);
        expect(spec.normalize(once, props)).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });

  it('can be opened, answered and validated in a session', () => {
    fc.assert(
      fc.property(settingsArbitrary, answerArbitrary, answerArbitrary, (more, stored, typed) => {
        const session = createSession({
          form: { components: [createDefinition(type, more)] },
          specs,
          data: { k: stored },
        });
        const [id] = session.rootIds;
        if (spec.shape !== 'none') session.setValue(id!, typed);
        session.validate();
        session.reset();
        expect(session.validate()).toBeInstanceOf(Array);
        session.close();
      }),
      { numRuns: 150 },
    );
  });
});
