import { describe, expect, it } from 'vitest';
import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';
import { createSession } from './create-session.ts';

const functionNames = ['emptyValue', 'isEmpty', 'check', 'normalize', 'children', 'logicValue'] as const;

/** Components of the scenarios that count how often the engine calls each function of their specs. */
function createCountingSpecs() {
  const calls = new Map<string, number>();
  const createCountingSpec = (type: string): ComponentSpec => {
    // NOTE: the list of specs hides the parameter types of a spec; here they are only passed through.
    const spec = scenarioSpecs[type] as unknown as ComponentSpec;
    const countingFunctions = functionNames.map((functionName) => {
      const original = spec[functionName] as (...parameters: readonly unknown[]) => unknown;
      const counting = (...given: readonly unknown[]) => {
        const name = `${type}.${functionName}`;
        calls.set(name, (calls.get(name) ?? 0) + 1);
        return original(...given);
      };
      return [functionName, counting] as const;
    });
    return { ...spec, ...Object.fromEntries(countingFunctions) };
  };
  const specs = {
    textfield: createCountingSpec('textfield'),
    datagrid: createCountingSpec('datagrid'),
  } as ComponentSpecs;
  return { specs, getCalls: () => Object.fromEntries([...calls].toSorted()), reset: () => calls.clear() };
}

/** Grid of three text columns, the third shown depending on the second, and a field shown depending on the grid. */
const components = [
  createField('datagrid', 'Lines', {
    components: [
      createField('textfield', 'A', { validate: { minLength: 2 } }),
      createField('textfield', 'B'),
      createField('textfield', 'C', { conditional: { show: true, when: 'b', eq: 'yes' } }),
    ],
  }),
  createField('textfield', 'Note', {
    conditional: { show: true, conditions: [{ component: 'lines', operator: 'isNotEmpty' }] },
  }),
];

function createGridSession(size: number) {
  const counting = createCountingSpecs();
  const data = { lines: Array.from({ length: size }, (_, at) => ({ a: `a${at}`, b: '' })) };
  const session = createSession({ form: { components }, specs: counting.specs, data });
  const ids = ['0', '1', ...(session.state('0').rows ?? []).flatMap(({ fieldIds }) => fieldIds)];
  const notifiedIds: string[] = [];
  for (const id of ids) {
    session.state(id);
    session.subscribe(id, () => notifiedIds.push(id));
  }
  const initialCalls = counting.getCalls();
  counting.reset();
  return { session, notifiedIds, start: initialCalls, ...counting };
}

describe.each([2, 2_000])('in a grid with %i rows', (size) => {
  it('[ENG-86] a keystroke evaluates and notifies only the changed field and its dependents', () => {
    const { session, notifiedIds, getCalls, reset } = createGridSession(size);
    session.setValue('0.r1.0', 'x');
    expect(getCalls()).toEqual({ 'datagrid.isEmpty': 1, 'datagrid.logicValue': 1 });
    expect(notifiedIds).toEqual(['0.r1.0']);
    reset();
    session.setValue('0.r1.1', 'yes');
    expect(getCalls()).toEqual({
      'datagrid.isEmpty': 1,
      'datagrid.logicValue': 1,
      'textfield.emptyValue': 1,
      'textfield.isEmpty': 1,
      'textfield.logicValue': 1,
    });
    expect(notifiedIds).toEqual(['0.r1.0', '0.r1.1', '0', '0.r1.2']);
  });

  it('[ENG-86] a keystroke copies only the changed row and shares the others', () => {
    const { session } = createGridSession(size);
    const before = session.data().lines as readonly object[];
    session.setValue('0.r1.0', 'x');
    const after = session.data().lines as readonly object[];
    expect(before[1]).toEqual({ a: 'a1', b: '' });
    expect(after.filter((row, at) => row !== before[at])).toEqual([{ a: 'x', b: '' }]);
  });

  it('[ENG-87] adding a row evaluates only the new row', () => {
    const { session, notifiedIds, getCalls, reset } = createGridSession(size);
    session.addRow('0', 1);
    expect(getCalls()).toEqual({
      'datagrid.isEmpty': 1,
      'datagrid.logicValue': 1,
      'textfield.emptyValue': 3,
      'textfield.isEmpty': 1,
      'textfield.logicValue': 1,
    });
    expect(notifiedIds).toEqual(['0']);
    reset();
    session.moveRow('0', 'r1', 0);
    session.removeRow('0', 'r0');
    expect(getCalls()).toEqual({ 'datagrid.isEmpty': 2, 'datagrid.logicValue': 2 });
    expect(notifiedIds).toEqual(['0', '0', '0']);
  });

  it('[ENG-88] a new session resolves each column once, and calls each spec function at most once per field', () => {
    expect(createGridSession(size).start).toEqual({
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
