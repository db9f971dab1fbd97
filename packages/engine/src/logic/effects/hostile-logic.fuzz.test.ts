import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { createSession } from '../../session/create-session.ts';
import { field, openTestScripts, scenarioSpecs } from '../../testing/index.ts';

/** Component specs of the scenario tests without validation, so that fields accept any answer. */
const specs = Object.fromEntries(
  Object.entries(scenarioSpecs).map(([type, spec]) => [type, { ...spec!, check: () => [] }]),
);
const size = 5;
const name = fc.nat({ max: size - 1 }).map((at) => `f${at}`);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('', 'f0', '__proto__', 'constructor', 'data.f1', 'toString', -1, 1e308),
);
/** JSONLogic that is valid, cyclic, invalid, or returns ever larger values. */
const json = fc.oneof(
  anything,
  name.map((from) => ({ '+': [{ var: `data.${from}` }, 1] })),
  name.map((from) => ({ '==': [{ var: `data.${from}` }, 1] })),
  name.map((from) => ({ cat: [{ var: `data.${from}` }, { var: `data.${from}` }, 'x'] })),
  fc
    .tuple(fc.constantFrom('var', 'map', 'reduce', 'merge', 'some', 'if', 'missing', 'method', 'nothing'), anything)
    .map(([operator, operand]) => ({ [operator]: operand })),
);
const code = fc.oneof(
  name.map((from) => `value = (data.${from} || 0) + 1; show = !data.${from}; valid = value < 3; result = !!value`),
  name.map((from) => `instance.setValue(1); data.${from} = { a: data }; throw new Error(data.${from})`),
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

const conditional = fc.oneof(
  anything,
  fc.record({ show: anything, when: fc.oneof(name, anything), eq: anything }, { requiredKeys: [] }),
  fc.record({
    show: anything,
    conjunction: anything,
    conditions: fc.oneof(
      anything,
      fc.array(fc.record({ component: fc.oneof(name, anything), operator: anything, value: anything }), {
        maxLength: 2,
      }),
    ),
  }),
  json.map((rule) => ({ json: rule })),
);

const action = fc.oneof(
  anything,
  fc.record({
    type: fc.constant('property'),
    property: fc.record({
      value: fc.constantFrom('hidden', 'validate.required', 'type', 'logic', '__proto__.x', 'components'),
      type: anything,
    }),
    state: anything,
    text: anything,
  }),
);

function anyLogic(source: fc.Arbitrary<unknown>) {
  const anyAction = (type: string, key: string) => source.map((text) => ({ type, [key]: text }));
  const trigger = fc.oneof(
    anything,
    source.map((javascript) => ({ type: 'javascript', javascript })),
    json.map((rule) => ({ type: 'json', json: rule })),
    conditional.map((simple) => ({ type: 'simple', simple })),
    fc.constant({ type: 'event', event: 'again' }),
  );
  const actions = fc.array(
    fc.oneof(
      action,
      anyAction('value', 'value'),
      anyAction('mergeComponentSchema', 'schemaDefinition'),
      anyAction('customAction', 'customAction'),
    ),
    { maxLength: 2 },
  );
  return fc.record(
    {
      conditional,
      customConditional: fc.oneof(source, anything),
      calculateValue: fc.oneof(json, source),
      customDefaultValue: fc.oneof(json, source),
      onChange: fc.oneof(source, anything),
      validate: fc.oneof(anything, fc.record({ json, custom: fc.oneof(source, anything) })),
      logic: fc.oneof(
        anything,
        fc.array(fc.oneof(anything, fc.record({ trigger, actions: fc.oneof(anything, actions) })), { maxLength: 2 }),
      ),
      refreshOn: fc.oneof(name, anything),
      clearOnRefresh: anything,
      allowCalculateOverride: anything,
      clearOnHide: anything,
      defaultValue: anything,
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
  return fc.array(part, { minLength: size, maxLength: size }).map((inner) =>
    inner.map(({ logic, outer, parentType, type }, at): ComponentDefinition => {
      const own = { ...field(type, `F${at}`), ...logic };
      return parentType === 'none' ? own : { ...field(parentType, `H${at}`), ...outer, components: [own] };
    }),
  );
}

const edits = fc.array(fc.tuple(fc.nat({ max: 30 }), anything), { maxLength: 6 });

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
      const twice = ['A', 'B'].map((label) => field('textfield', label, { [name]: rule }));
      await answerAndSettle(twice, [[0, 'x']]);
    }
  });

  it('[ENG-196] JSONLogic, conditions and triggers settle', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm(anything), edits, (components, typed) => answerAndSettle(components, typed)),
      { numRuns: 300 },
    );
  });

  it('[ENG-196] [ENG-218] code settles', async () => {
    const host = openTestScripts({ softMs: 200 });
    const scripts = () => ({ ...host, close: () => undefined });
    await fc.assert(
      fc.asyncProperty(anyForm(code), edits, (components, typed) => answerAndSettle(components, typed, scripts)),
      { numRuns: 40 },
    );
    host.close();
  });
});
