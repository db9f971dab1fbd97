import { describe, expect, it } from 'vitest';
import type { ComponentSpec, ComponentSpecs } from '../../component-spec.ts';
import { field, scenarioSpecs } from '../../testing/index.ts';
import { createSession } from '../create-session.ts';

const questions = ['emptyValue', 'isEmpty', 'check', 'normalize', 'children', 'logicValue'] as const;

/** The scenario's components, counting how often the engine asks them anything. */
function countingSpecs() {
  const calls = new Map<string, number>();
  const counted = (type: string): ComponentSpec => {
    // NOTE: the list of specs hides what a spec takes; here it is only passed on.
    const spec = scenarioSpecs[type] as unknown as ComponentSpec;
    const asked = questions.map((question) => {
      const answer = spec[question] as (...given: readonly unknown[]) => unknown;
      const counting = (...given: readonly unknown[]) => {
        const name = `${type}.${question}`;
        calls.set(name, (calls.get(name) ?? 0) + 1);
        return answer(...given);
      };
      return [question, counting] as const;
    });
    return { ...spec, ...Object.fromEntries(asked) };
  };
  const specs = { textfield: counted('textfield'), datagrid: counted('datagrid') } as ComponentSpecs;
  return { specs, take: () => Object.fromEntries([...calls].toSorted()), reset: () => calls.clear() };
}

/** A grid of three text columns, the third shown by the second, and a field that is shown by the grid. */
const components = [
  field('datagrid', 'Lines', {
    components: [
      field('textfield', 'A', { validate: { minLength: 2 } }),
      field('textfield', 'B'),
      field('textfield', 'C', { conditional: { show: true, when: 'b', eq: 'yes' } }),
    ],
  }),
  field('textfield', 'Note', {
    conditional: { show: true, conditions: [{ component: 'lines', operator: 'isNotEmpty' }] },
  }),
];

function openGrid(size: number) {
  const counting = countingSpecs();
  const data = { lines: Array.from({ length: size }, (_, at) => ({ a: `a${at}`, b: '' })) };
  const session = createSession({ form: { components }, specs: counting.specs, data });
  const ids = ['0', '1', ...(session.state('0').rows ?? []).flatMap(({ fieldIds }) => fieldIds)];
  const scene: string[] = [];
  for (const id of ids) {
    session.state(id);
    session.subscribe(id, () => scene.push(id));
  }
  const start = counting.take();
  counting.reset();
  return { session, scene, start, ...counting };
}

describe.each([2, 2_000])('in a grid of %i rows', (size) => {
  it('[ENG-86] a keystroke asks and tells the one field, and who depends on it', () => {
    const { session, scene, take, reset } = openGrid(size);
    session.setValue('0.r1.0', 'x');
    expect(take()).toEqual({ 'datagrid.isEmpty': 1, 'datagrid.logicValue': 1 });
    expect(scene).toEqual(['0.r1.0']);
    reset();
    session.setValue('0.r1.1', 'yes');
    expect(take()).toEqual({
      'datagrid.isEmpty': 1,
      'datagrid.logicValue': 1,
      'textfield.emptyValue': 1,
      'textfield.isEmpty': 1,
      'textfield.logicValue': 1,
    });
    expect(scene).toEqual(['0.r1.0', '0.r1.1', '0', '0.r1.2']);
  });

  it('[ENG-86] a keystroke copies the one row and shares the others', () => {
    const { session } = openGrid(size);
    const before = session.data().lines as readonly object[];
    session.setValue('0.r1.0', 'x');
    const after = session.data().lines as readonly object[];
    expect(before[1]).toEqual({ a: 'a1', b: '' });
    expect(after.filter((row, at) => row !== before[at])).toEqual([{ a: 'x', b: '' }]);
  });

  it('[ENG-87] a row that comes is asked, the others are not', () => {
    const { session, scene, take, reset } = openGrid(size);
    session.addRow('0', 1);
    expect(take()).toEqual({
      'datagrid.isEmpty': 1,
      'datagrid.logicValue': 1,
      'textfield.emptyValue': 3,
      'textfield.isEmpty': 1,
      'textfield.logicValue': 1,
    });
    expect(scene).toEqual(['0']);
    reset();
    session.moveRow('0', 'r1', 0);
    session.removeRow('0', 'r0');
    expect(take()).toEqual({ 'datagrid.isEmpty': 2, 'datagrid.logicValue': 2 });
    expect(scene).toEqual(['0', '0', '0']);
  });

  it('[ENG-88] a start asks each column once, and each question at most once a field', () => {
    expect(openGrid(size).start).toEqual({
      'datagrid.children': 1,
      'datagrid.isEmpty': 1,
      'datagrid.logicValue': 1,
      'datagrid.normalize': 1,
      'textfield.children': 4,
      'textfield.emptyValue': size + 1,
      'textfield.isEmpty': size,
      'textfield.logicValue': size,
      'textfield.normalize': 2 * size,
    });
  });
});
