import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { createSession } from '../../session/create-session.ts';
import { createField, openTestScripts, scenarioSpecs } from '../../testing/index.ts';

/** Component specs of the scenario tests without validation, so that fields accept any answer. */
const specs = Object.fromEntries(
  Object.entries(scenarioSpecs).map(([type, spec]) => [type, { ...spec!, check: () => [] }]),
);
const fieldCount = 5;
const arbitraryName = fc.nat({ max: fieldCount - 1 }).map((at) => `f${at}`);
const arbitraryValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('', 'f0', '__proto__', 'constructor', 'data.f1', 'toString', -1, 1e308),
);
/** JSONLogic that is valid, cyclic, invalid, or returns ever larger values. */
const arbitraryJsonLogic = fc.oneof(
  arbitraryValue,
  arbitraryName.map((from) => ({ '+': [{ var: `data.${from}` }, 1] })),
  arbitraryName.map((from) => ({ '==': [{ var: `data.${from}` }, 1] })),
  arbitraryName.map((from) => ({ cat: [{ var: `data.${from}` }, { var: `data.${from}` }, 'x'] })),
  fc
    .tuple(
      fc.constantFrom('var', 'map', 'reduce', 'merge', 'some', 'if', 'missing', 'method', 'nothing'),
      arbitraryValue,
    )
    .map(([operator, operand]) => ({ [operator]: operand })),
);
const arbitraryCode = fc.oneof(
  arbitraryName.map(
    (from) => `value = (data.${from} || 0) + 1; show = !data.${from}; valid = value < 3; result = !!value`,
  ),
  arbitraryName.map((from) => `instance.setValue(1); data.${from} = { a: data }; throw new Error(data.${from})`),
  fc.constantFrom(
    'throw { toString() { throw 1 } }',
    'value = {',
    'value = value.value.value',
    'value = function () {}',
    'return 1n',
  ),
  fc.constantFrom(
    'utils.nothing()',
    'instance.root.emit("again"); value = {}',
    'value = NaN',
    'delete data.f0; value = []',
    'schema = { type: "x" }',
  ),
);

const arbitraryConditional = fc.oneof(
  arbitraryValue,
  fc.record(
    { show: arbitraryValue, when: fc.oneof(arbitraryName, arbitraryValue), eq: arbitraryValue },
    { requiredKeys: [] },
  ),
  fc.record({
    show: arbitraryValue,
    conjunction: arbitraryValue,
    conditions: fc.oneof(
      arbitraryValue,
      fc.array(
        fc.record({
          component: fc.oneof(arbitraryName, arbitraryValue),
          operator: arbitraryValue,
          value: arbitraryValue,
        }),
        {
          maxLength: 2,
        },
      ),
    ),
  }),
  arbitraryJsonLogic.map((rule) => ({ json: rule })),
);

const arbitraryAction = fc.oneof(
  arbitraryValue,
  fc.record({
    type: fc.constant('property'),
    property: fc.record({
      value: fc.constantFrom('hidden', 'validate.required', 'type', 'logic', '__proto__.x', 'components'),
      type: arbitraryValue,
    }),
    state: arbitraryValue,
    text: arbitraryValue,
  }),
);

function anyLogic(source: fc.Arbitrary<unknown>) {
  const anyAction = (type: string, key: string) => source.map((text) => ({ type, [key]: text }));
  const trigger = fc.oneof(
    arbitraryValue,
    source.map((javascript) => ({ type: 'javascript', javascript })),
    arbitraryJsonLogic.map((rule) => ({ type: 'json', json: rule })),
    arbitraryConditional.map((simple) => ({ type: 'simple', simple })),
    fc.constant({ type: 'event', event: 'again' }),
  );
  const actions = fc.array(
    fc.oneof(
      arbitraryAction,
      anyAction('value', 'value'),
      anyAction('mergeComponentSchema', 'schemaDefinition'),
      anyAction('customAction', 'customAction'),
    ),
    { maxLength: 2 },
  );
  return fc.record(
    {
      conditional: arbitraryConditional,
      customConditional: fc.oneof(source, arbitraryValue),
      calculateValue: fc.oneof(arbitraryJsonLogic, source),
      customDefaultValue: fc.oneof(arbitraryJsonLogic, source),
      onChange: fc.oneof(source, arbitraryValue),
      validate: fc.oneof(
        arbitraryValue,
        fc.record({ json: arbitraryJsonLogic, custom: fc.oneof(source, arbitraryValue) }),
      ),
      logic: fc.oneof(
        arbitraryValue,
        fc.array(fc.oneof(arbitraryValue, fc.record({ trigger, actions: fc.oneof(arbitraryValue, actions) })), {
          maxLength: 2,
        }),
      ),
      refreshOn: fc.oneof(arbitraryName, arbitraryValue),
      clearOnRefresh: arbitraryValue,
      allowCalculateOverride: arbitraryValue,
      clearOnHide: arbitraryValue,
      defaultValue: arbitraryValue,
    },
    { requiredKeys: [] },
  );
}

const parentTypes = ['none', 'panel', 'container', 'datagrid'] as const;

function anyForm(source: fc.Arbitrary<unknown>) {
  const part = fc.record({
    logic: anyLogic(source),
    outer: anyLogic(source),
    parentType: fc.constantFrom(...parentTypes),
    type: fc.constantFrom('textfield', 'number'),
  });
  return fc.array(part, { minLength: fieldCount, maxLength: fieldCount }).map((inner) =>
    inner.map(({ logic, outer, parentType, type }, at): ComponentDefinition => {
      const own = { ...createField(type, `F${at}`), ...logic };
      return parentType === 'none' ? own : { ...createField(parentType, `H${at}`), ...outer, components: [own] };
    }),
  );
}

const arbitraryEdits = fc.array(fc.tuple(fc.nat({ max: 30 }), arbitraryValue), { maxLength: 6 });

async function answerAndSettle(
  components: readonly ComponentDefinition[],
  typed: readonly (readonly [number, unknown])[],
  scripts?: () => ReturnType<typeof openTestScripts>,
) {
  const session = createSession({ form: { components }, specs, scripts });
  const ids = () =>
    session.rootIds.flatMap((id) => [
      id,
      ...session.node(id).slots.flat(),
      ...(session.state(id).rows ?? []).flatMap(({ fieldIds }) => fieldIds),
    ]);
  for (const [at, value] of typed) {
    const all = ids();
    const id = all[at % all.length]!;
    if (session.node(id).definition.type !== 'panel') session.setValue(id, value);
    if (at % 7 === 0) session.emit('again');
    if (at % 11 === 0) session.reset();
  }
  await session.settled();
  expect(session.isSettling).toBe(false);
  expect(session.validate()).toBeInstanceOf(Array);
  expect(JSON.stringify(session.data())).toBeTypeOf('string');
  session.close();
}

describe('arbitrary logic', () => {
  it.each([
    ['the whole context', { var: '' }],
    ['the data', { var: 'data' }],
    ['a list of the data', { merge: [{ var: 'data' }, { var: 'data' }] }],
  ])('[ENG-145] an answer that is %s stays JSON', async (_, rule) => {
    for (const name of ['customDefaultValue', 'calculateValue']) {
      const twice = ['A', 'B'].map((label) => createField('textfield', label, { [name]: rule }));
      await answerAndSettle(twice, [[0, 'x']]);
    }
  });

  it('[ENG-196] JSONLogic, conditions and triggers settle', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm(arbitraryValue), arbitraryEdits, (components, typed) =>
        answerAndSettle(components, typed),
      ),
      { numRuns: 300 },
    );
  });

  it('[ENG-196] [ENG-218] code settles', async () => {
    const host = openTestScripts({ softMs: 200 });
    const scripts = () => ({ ...host, close: () => undefined });
    await fc.assert(
      fc.asyncProperty(anyForm(arbitraryCode), arbitraryEdits, (components, typed) =>
        answerAndSettle(components, typed, scripts),
      ),
      { numRuns: 40 },
    );
    host.close();
  });
});
