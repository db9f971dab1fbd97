import { describe, expect, it } from 'vitest';
import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { createSession } from '../session/create-session.ts';
import { createField, scenarioSpecs } from '../testing/index.ts';

/** Text fields that count how often their settings are parsed. */
function createCountingSpecs() {
  const spec = scenarioSpecs.textfield as unknown as ComponentSpec;
  const count = { reads: 0 };
  const safeParse: typeof spec.props.safeParse = (...parameters) => {
    count.reads += 1;
    return spec.props.safeParse(...parameters);
  };
  const props = { ...spec.props, safeParse } as ComponentSpec['props'];
  const specs: ComponentSpecs = { textfield: { ...spec, props } };
  return { specs, count };
}

const simpleTrigger = { type: 'simple', simple: { show: true, when: 'asked', eq: 'yes' } };
const jsonTrigger = { type: 'json', json: { '==': [{ var: 'data.asked' }, 'yes'] } };
const ownTrigger = { type: 'simple', simple: { show: true, when: 'told', eq: '' } };

const createEntries = (size: number, trigger: unknown): readonly unknown[] =>
  Array.from({ length: size }, (_, at) => ({
    trigger,
    actions: [{ type: 'property', property: { value: 'label', type: 'string' }, text: `Entry ${at}` }],
  }));

function createForm(logic: readonly unknown[]): { readonly components: readonly ComponentDefinition[] } {
  return { components: [createField('textfield', 'Asked'), createField('textfield', 'Told', { logic })] };
}

describe.each([
  ['a simple condition', simpleTrigger],
  ['JSONLogic', jsonTrigger],
])('a field with many logic entries, each triggered by %s', (_, trigger) => {
  it.each([2, 2_000])('[ENG-199] is redefined once when one answer switches %i entries', (size) => {
    const { specs, count } = createCountingSpecs();
    const session = createSession({ form: createForm(createEntries(size, trigger)), specs });
    count.reads = 0;
    session.setValue('0', 'yes');
    expect(session.state('1').definition.label).toBe(`Entry ${size - 1}`);
    expect(count.reads).toBe(1);
    session.setValue('0', 'no');
    expect(session.state('1').definition.label).toBe('Told');
    expect(count.reads).toBe(1);
  });
});

describe('a field whose logic depends on its own answer', () => {
  it('[ENG-199] is redefined once, too', () => {
    const { specs, count } = createCountingSpecs();
    const session = createSession({ form: createForm(createEntries(2_000, ownTrigger)), specs });
    expect(session.state('1').definition.label).toBe('Entry 1999');
    count.reads = 0;
    session.setValue('1', 'x');
    expect(session.state('1').definition.label).toBe('Told');
    session.setValue('1', '');
    expect(count.reads).toBe(1);
  });
});
