import { describe, expect, it } from 'vitest';
import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { field, scenarioSpecs } from '../testing/index.ts';
import { createSession } from './create-session.ts';

function sessionOf(components: FormDefinition['components'], more: { data?: object; readOnly?: boolean } = {}) {
  return createSession({
    form: { components },
    specs: scenarioSpecs,
    data: more.data as Readonly<Record<string, unknown>>,
    readOnly: more.readOnly,
  });
}

/** A thousand text fields; each tenth shows the next one. */
function thousandFields(): FormDefinition['components'] {
  return Array.from({ length: 1_000 }, (_, at) =>
    field('textfield', `F${at}`, at % 10 === 1 ? { conditional: { show: true, when: `f${at - 1}`, eq: 'yes' } } : {}),
  );
}

/** The scenario's text field, counting how often the engine asks it anything. */
function countingSpecs(): { readonly specs: ComponentSpecs; readonly calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const counting =
    <Parameters extends readonly unknown[], Answer>(question: string, answer: (...asked: Parameters) => Answer) =>
    (...asked: Parameters): Answer => {
      calls.set(question, (calls.get(question) ?? 0) + 1);
      return answer(...asked);
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

describe('places', () => {
  it('[ENG-10] identifies a component by its place in the definition', () => {
    const session = sessionOf([
      field('textfield', 'A'),
      field('columns', 'C', { columns: [{ components: [field('textfield', 'B')] }] }),
    ]);
    expect(session.rootIds).toEqual(['0', '1']);
    expect(session.node('1').slots).toEqual([['1.columns[0].0']]);
    expect(session.node('1.columns[0].0')).toMatchObject({ path: 'b', parentId: '1', known: true });
    expect(() => session.node('7')).toThrow('no field 7');
  });

  it('[ENG-11] writes through layouts, into containers, and along dotted keys', () => {
    const session = sessionOf([
      field('panel', 'Page', { input: false, components: [field('textfield', 'A', { key: 'person.name' })] }),
      field('container', 'Home', { components: [field('panel', 'P', { components: [field('textfield', 'City')] })] }),
    ]);
    session.setValue('0.components.0', 'Ada');
    session.setValue('1.components.0.components.0', 'Oslo');
    expect(session.data()).toEqual({ person: { name: 'Ada' }, home: { city: 'Oslo' } });
    expect(session.nodeAt('home.city')?.id).toBe('1.components.0.components.0');
    expect(session.node('0').path).toBe('');
    expect(() => session.setValue('0', 1)).toThrow('no answer');
  });

  it('[ENG-12] lets components with the same key share an answer, and warns', () => {
    const session = sessionOf([field('textfield', 'A'), field('textfield', 'A')]);
    session.setValue('1', 'x');
    expect(session.state('0').value).toBe('x');
    expect(session.warnings).toEqual([{ code: 'duplicate-key', nodeId: '1', detail: 'a' }]);
  });

  it('[ENG-12] tells a component when an object that its answer lies in is replaced, and the other way round', () => {
    const session = sessionOf([field('selectboxes', 'Where'), field('textfield', 'In it', { key: 'where.city' })]);
    expect(session.state('1').value).toBe('');
    session.setValue('0', { city: 'Oslo' });
    expect(session.state('1').value).toBe('Oslo');
    const before = session.state('0');
    session.setValue('1', 'Rome');
    expect(session.state('0')).not.toBe(before);
    expect(session.state('0').value).toEqual({ city: 'Rome' });
  });

  it('[ENG-13] keeps the answer of an unknown type, shows its children, and warns', () => {
    const session = sessionOf(
      [
        field('hologram', 'Holo'),
        { type: 'frame', components: [field('textfield', 'A')] },
        field('matrix', 'M', { components: [field('textfield', 'Cell')] }),
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

  it('[ENG-13] leaves a component that shows another form alone', () => {
    const required = field('textfield', 'A', { validate: { required: true } });
    const data = { child: { data: { a: 'x' }, form: '5d56' } };
    const session = sessionOf([field('other', 'Child', { form: '5d56', src: '', components: [required] })], { data });
    session.setValue('0', session.state('0').value);
    expect(session.node('0').slots).toEqual([]);
    expect(session.data()).toEqual(data);
    expect(session.validate()).toEqual([]);
  });

  it('[ENG-14] gives a component without a key its type as a key', () => {
    const session = sessionOf([{ type: 'textfield', label: 'Nameless' }]);
    session.setValue('0', 'x');
    expect(session.data()).toEqual({ textfield: 'x' });
  });
});

describe('answers', () => {
  it('[ENG-15] fills in defaults, brings existing answers into shape, and keeps what no field knows', () => {
    const given = { b: 7, stray: { x: 1 }, hidden: 'h' };
    const session = sessionOf(
      [
        field('textfield', 'A', { defaultValue: 'd' }),
        field('textfield', 'B'),
        field('number', 'C'),
        field('textfield', 'Hidden', { hidden: true, persistent: false }),
      ],
      { data: given },
    );
    expect(session.data()).toEqual({ a: 'd', b: '7', stray: { x: 1 }, hidden: 'h' });
    expect(session.data().stray).toBe(given.stray);
    expect(given).toEqual({ b: 7, stray: { x: 1 }, hidden: 'h' });
  });

  it('[ENG-16] gives snapshots that never change and share what did not change', () => {
    const session = sessionOf([
      field('container', 'A', { components: [field('textfield', 'X')] }),
      field('container', 'B', { components: [field('textfield', 'Y')] }),
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
    const session = sessionOf([field('number', 'A')], { data: { a: 5 } });
    session.setValue('0', undefined);
    expect(session.data()).toEqual({});
  });

  it('[ENG-18] resets to defaults, with nothing shown as broken, and keeps what no field knows', () => {
    const session = sessionOf([field('textfield', 'A', { defaultValue: 'd', validate: { required: true } })], {
      data: { a: 'typed', stray: 1 },
    });
    session.setValue('0', '');
    session.validate();
    expect(session.state('0').issues).toHaveLength(1);
    session.reset();
    expect(session.data()).toEqual({ a: 'd', stray: 1 });
    expect(session.state('0').issues).toEqual([]);
    session.setValue('0', '');
    expect(session.state('0').issues).toEqual([]);
  });

  it('[ENG-19] changes nothing when read-only, but brings answers into shape and follows conditions', () => {
    const session = sessionOf(
      [
        field('textfield', 'A', { defaultValue: 'd' }),
        field('textfield', 'B', { conditional: { show: true, when: 'a', eq: 'x' } }),
        field('textfield', 'C'),
      ],
      { data: { b: 'kept', c: 5 }, readOnly: true },
    );
    session.setValue('0', 'x');
    session.reset();
    expect(session.data()).toEqual({ b: 'kept', c: '5' });
    expect(session.state('1').visible).toBe(false);
  });
});

describe('what a keystroke costs', () => {
  it('[ENG-50] tells only the field and its dependents, in a form of a thousand', () => {
    const { specs } = countingSpecs();
    const session = createSession({ form: { components: thousandFields() }, specs });
    const scene: string[] = [];
    for (const id of session.rootIds) session.subscribe(id, () => scene.push(id));
    let saved = 0;
    session.subscribeData(() => (saved += 1));
    session.setValue('500', 'ye');
    session.setValue('500', 'yes');
    session.setValue('700', 'x');
    expect(scene).toEqual(['500', '500', '501', '700']);
    expect(saved).toBe(3);
    session.setValue('700', 'x');
    expect([scene.length, saved]).toEqual([4, 3]);
  });

  it('[ENG-51] asks no component but the field and its dependents, and checks nothing that is not shown', () => {
    const { specs, calls } = countingSpecs();
    const session = createSession({ form: { components: thousandFields() }, specs });
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

  it('[ENG-52] asks each question at most once a component when a session starts', () => {
    const { specs, calls } = countingSpecs();
    createSession({ form: { components: thousandFields() }, specs });
    expect(Object.fromEntries(calls)).toEqual({
      children: 1_000,
      emptyValue: 1_000,
      logicValue: 100,
      isEmpty: 100,
    });
  });

  it('[ENG-53] gives the same state object until the field changes', () => {
    const session = sessionOf([field('textfield', 'A', { validate: { minLength: 3 } }), field('textfield', 'B')]);
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

  it('[ENG-54] stops telling whoever has left, and tells after everything has settled', () => {
    const session = sessionOf([
      field('textfield', 'A'),
      field('textfield', 'B', { conditional: { show: true, when: 'a', eq: 'x' } }),
    ]);
    const seen: boolean[] = [];
    const leave = session.subscribe('0', () => seen.push(session.state('1').visible));
    session.setValue('0', 'x');
    leave();
    session.setValue('0', 'y');
    expect(seen).toEqual([true]);
  });
});
