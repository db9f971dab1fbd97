import { describe, expect, it } from 'vitest';
import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { createSession } from './create-session.ts';

function createTestSession(components: FormDefinition['components'], more: { data?: object; readOnly?: boolean } = {}) {
  return createSession({
    form: { components },
    specs: scenarioSpecs,
    data: more.data as Readonly<Record<string, unknown>>,
    readOnly: more.readOnly,
  });
}

/** A thousand text fields; each tenth shows the next one. */
function createThousandFields(): FormDefinition['components'] {
  return Array.from({ length: 1_000 }, (_, index) =>
    createField(
      'textfield',
      `F${index}`,
      index % 10 === 1 ? { conditional: { show: true, when: `f${index - 1}`, eq: 'yes' } } : {},
    ),
  );
}

/** Text field of the scenarios that counts how often the engine calls each function of its spec. */
function createCountingSpecs(): { readonly specs: ComponentSpecs; readonly calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const counting =
    <Parameters extends readonly unknown[], Answer>(
      functionName: string,
      answer: (...parameters: Parameters) => Answer,
    ) =>
    (...parameters: Parameters): Answer => {
      calls.set(functionName, (calls.get(functionName) ?? 0) + 1);
      return answer(...parameters);
    };
  const spec = scenarioSpecs.textfield as unknown as ComponentSpec;
  const counted: ComponentSpec = {
    ...spec,
    emptyValue: counting('emptyValue', spec.emptyValue),
    isEmpty: counting('isEmpty', spec.isEmpty),
    check: counting('check', spec.check),
    normalize: counting('normalize', spec.normalize),
    children: counting('children', spec.children),
    logicValue: counting('logicValue', spec.logicValue),
  };
  return { specs: { textfield: counted as unknown as ComponentSpec<never, never> }, calls };
}

describe('component IDs and paths', () => {
  it('[ENG-10] identifies a component by its path in the definition', () => {
    const session = createTestSession([
      createField('textfield', 'A'),
      createField('columns', 'C', { columns: [{ components: [createField('textfield', 'B')] }] }),
    ]);
    expect(session.rootIds).toEqual(['0', '1']);
    expect(session.node('1').slots).toEqual([['1.columns[0].0']]);
    expect(session.node('1.columns[0].0')).toMatchObject({ path: 'b', parentId: '1', known: true });
    expect(() => session.node('7')).toThrow('no field 7');
  });

  it('[ENG-11] writes through layouts, into containers, and along dotted keys', () => {
    const session = createTestSession([
      createField('panel', 'Page', {
        input: false,
        components: [createField('textfield', 'A', { key: 'person.name' })],
      }),
      createField('container', 'Home', {
        components: [createField('panel', 'P', { components: [createField('textfield', 'City')] })],
      }),
    ]);
    session.setValue('0.components.0', 'Ada');
    session.setValue('1.components.0.components.0', 'Oslo');
    expect(session.data()).toEqual({ person: { name: 'Ada' }, home: { city: 'Oslo' } });
    expect(session.nodeAt('home.city')?.id).toBe('1.components.0.components.0');
    expect(session.node('0').path).toBe('');
    expect(() => session.setValue('0', 1)).toThrow('no answer');
  });

  it('[ENG-12] lets components with the same key share an answer, and warns', () => {
    const session = createTestSession([createField('textfield', 'A'), createField('textfield', 'A')]);
    session.setValue('1', 'x');
    expect(session.state('0').value).toBe('x');
    expect(session.warnings).toEqual([{ code: 'duplicate-key', nodeId: '1', detail: 'a' }]);
  });

  it('[ENG-12] updates a component when the object that contains its answer is replaced, and vice versa', () => {
    const session = createTestSession([
      createField('selectboxes', 'Where'),
      createField('textfield', 'In it', { key: 'where.city' }),
    ]);
    expect(session.state('1').value).toBe('');
    session.setValue('0', { city: 'Oslo' });
    expect(session.state('1').value).toBe('Oslo');
    const before = session.state('0');
    session.setValue('1', 'Rome');
    expect(session.state('0')).not.toBe(before);
    expect(session.state('0').value).toEqual({ city: 'Rome' });
  });

  it('[ENG-13] keeps the answer of an unknown type, shows its children, and warns', () => {
    const session = createTestSession(
      [
        createField('hologram', 'Holo'),
        { type: 'frame', components: [createField('textfield', 'A')] },
        createField('matrix', 'M', { components: [createField('textfield', 'Cell')] }),
      ],
      { data: { holo: { deep: 1 }, m: [{ cell: 'kept' }] } },
    );
    expect(session.node('0').known).toBe(false);
    expect(session.node('1').slots).toEqual([['1.components.0']]);
    expect(session.node('2').slots).toEqual([]);
    expect(session.data()).toEqual({ holo: { deep: 1 }, m: [{ cell: 'kept' }], a: '' });
    expect(session.warnings.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
      'unknown-type hologram',
      'unknown-type frame',
      'unknown-type matrix',
    ]);
  });

  it('[ENG-13] does not process a component that shows another form', () => {
    const required = createField('textfield', 'A', { validate: { required: true } });
    const data = { child: { data: { a: 'x' }, form: '5d56' } };
    const session = createTestSession(
      [createField('other', 'Child', { form: '5d56', src: '', components: [required] })],
      {
        data,
      },
    );
    session.setValue('0', session.state('0').value);
    expect(session.node('0').slots).toEqual([]);
    expect(session.data()).toEqual(data);
    expect(session.validate()).toEqual([]);
  });

  it('[ENG-14] uses the type as the key of a component without a key', () => {
    const session = createTestSession([{ type: 'textfield', label: 'Nameless' }]);
    session.setValue('0', 'x');
    expect(session.data()).toEqual({ textfield: 'x' });
  });
});

describe('answers', () => {
  it('[ENG-15] fills in defaults, normalizes existing answers, and keeps values without a field', () => {
    const data = { b: 7, stray: { x: 1 }, hidden: 'h' };
    const session = createTestSession(
      [
        createField('textfield', 'A', { defaultValue: 'd' }),
        createField('textfield', 'B'),
        createField('number', 'C'),
        createField('textfield', 'Hidden', { hidden: true, persistent: false }),
      ],
      { data },
    );
    expect(session.data()).toEqual({ a: 'd', b: '7', stray: { x: 1 }, hidden: 'h' });
    expect(session.data().stray).toBe(data.stray);
    expect(data).toEqual({ b: 7, stray: { x: 1 }, hidden: 'h' });
  });

  it('[ENG-16] returns immutable snapshots that share unchanged parts', () => {
    const session = createTestSession([
      createField('container', 'A', { components: [createField('textfield', 'X')] }),
      createField('container', 'B', { components: [createField('textfield', 'Y')] }),
    ]);
    const before = session.data();
    session.setValue('0.components.0', 'one');
    session.setValue('0.components.0', 'two');
    const after = session.data();
    expect(before).toEqual({ a: { x: '' }, b: { y: '' } });
    expect(after).toEqual({ a: { x: 'two' }, b: { y: '' } });
    expect(after.b).toBe(before.b);
    expect(session.data()).toBe(after);
    session.setValue('0.components.0', 'two');
    expect(session.data()).toBe(after);
  });

  it('[ENG-17] removes an answer that is set to undefined', () => {
    const session = createTestSession([createField('number', 'A')], { data: { a: 5 } });
    session.setValue('0', undefined);
    expect(session.data()).toEqual({});
  });

  it('[ENG-18] resets to defaults, hides validation errors, and keeps values without a field', () => {
    const session = createTestSession(
      [createField('textfield', 'A', { defaultValue: 'd', validate: { required: true } })],
      {
        data: { a: 'typed', stray: 1 },
      },
    );
    session.setValue('0', '');
    session.validate();
    expect(session.state('0').issues).toHaveLength(1);
    session.reset();
    expect(session.data()).toEqual({ a: 'd', stray: 1 });
    expect(session.state('0').issues).toEqual([]);
    session.setValue('0', '');
    expect(session.state('0').issues).toEqual([]);
  });

  it('[ENG-19] changes nothing when read-only, but normalizes answers and evaluates conditions', () => {
    const session = createTestSession(
      [
        createField('textfield', 'A', { defaultValue: 'd' }),
        createField('textfield', 'B', { conditional: { show: true, when: 'a', eq: 'x' } }),
        createField('textfield', 'C'),
      ],
      { data: { b: 'kept', c: 5 }, readOnly: true },
    );
    session.setValue('0', 'x');
    session.reset();
    expect(session.data()).toEqual({ b: 'kept', c: '5' });
    expect(session.state('1').visible).toBe(false);
  });
});

describe('cost of a keystroke', () => {
  it('[ENG-50] notifies only the field and its dependents in a form with a thousand fields', () => {
    const { specs } = createCountingSpecs();
    const session = createSession({ form: { components: createThousandFields() }, specs });
    const notifiedIds: string[] = [];
    for (const id of session.rootIds) session.subscribe(id, () => notifiedIds.push(id));
    let saved = 0;
    session.subscribeData(() => (saved += 1));
    session.setValue('500', 'ye');
    session.setValue('500', 'yes');
    session.setValue('700', 'x');
    expect(notifiedIds).toEqual(['500', '500', '501', '700']);
    expect(saved).toBe(3);
    session.setValue('700', 'x');
    expect([notifiedIds.length, saved]).toEqual([4, 3]);
  });

  it('[ENG-51] calls only the specs of the field and its dependents, and validates only fields that show errors', () => {
    const { specs, calls } = createCountingSpecs();
    const session = createSession({ form: { components: createThousandFields() }, specs });
    for (const id of session.rootIds) session.state(id);
    calls.clear();
    session.setValue('705', 'x');
    expect(Object.fromEntries(calls)).toEqual({});
    session.setValue('500', 'x');
    expect(Object.fromEntries(calls)).toEqual({ logicValue: 1, isEmpty: 1 });
    session.touch('705');
    calls.clear();
    session.setValue('705', 'xy');
    expect(Object.fromEntries(calls)).toEqual({ isEmpty: 1, check: 1 });
  });

  it('[ENG-52] calls each spec function at most once per component when a session starts', () => {
    const { specs, calls } = createCountingSpecs();
    createSession({ form: { components: createThousandFields() }, specs });
    expect(Object.fromEntries(calls)).toEqual({
      children: 1_000,
      emptyValue: 1_000,
      logicValue: 100,
      isEmpty: 100,
    });
  });

  it('[ENG-53] returns the same state object until the field changes', () => {
    const session = createTestSession([
      createField('textfield', 'A', { validate: { minLength: 3 } }),
      createField('textfield', 'B'),
    ]);
    const [a, b] = [session.state('0'), session.state('1')];
    session.setValue('0', 'x');
    expect(session.state('1')).toBe(b);
    expect(session.state('0')).not.toBe(a);
    session.touch('0');
    const shown = session.state('0');
    session.touch('0');
    session.validate();
    expect(session.state('0')).toBe(shown);
  });

  it('[ENG-54] notifies after everything has settled, and not after the listener unsubscribed', () => {
    const session = createTestSession([
      createField('textfield', 'A'),
      createField('textfield', 'B', { conditional: { show: true, when: 'a', eq: 'x' } }),
    ]);
    const seen: boolean[] = [];
    const unsubscribe = session.subscribe('0', () => seen.push(session.state('1').visible));
    session.setValue('0', 'x');
    unsubscribe();
    session.setValue('0', 'y');
    expect(seen).toEqual([true]);
  });
});
