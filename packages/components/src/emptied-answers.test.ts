import { type ComponentSpec, createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { createSampleData } from './sample-data.ts';
import { type ComponentType, specs } from './specs.ts';

const valueTypes = (Object.keys(specs) as ComponentType[]).filter((type) => specs[type].shape === 'value');

const openSession = (form: FormDefinition, data?: SubmissionData) =>
  createSession({ form, specs, ...(data && { data }) });

/** Stores data as JSON and parses it again, as when a draft is saved and opened. */
const saveAndLoad = (data: SubmissionData): SubmissionData => JSON.parse(JSON.stringify(data));

/** Creates a form with one field that has a default value; `undefined` if the component type has no defaults. */
function createFormWithDefault(type: ComponentType): FormDefinition | undefined {
  const definition = { type, key: 'k', input: true, label: 'K' };
  const defaultValue = createSampleData({ components: [definition] }).k;
  const form = { components: [{ ...definition, defaultValue }] };
  const spec: ComponentSpec = specs[type] as ComponentSpec;
  const props = spec.props.parse(form.components[0]);
  return spec.isEmpty(spec.emptyValue(props), props) ? undefined : form;
}

describe.each(valueTypes.filter((type) => createFormWithDefault(type)))('a cleared %s with a default value', (type) => {
  it('[ENG-17] stays empty when the response is opened again', () => {
    const form = createFormWithDefault(type)!;
    const session = openSession(form);
    expect(session.data().k, 'the default').not.toBeUndefined();
    session.setValue('0', undefined);
    const again = openSession(form, saveAndLoad(session.data()));
    const { spec } = again.node('0');
    const { value, props } = again.state('0');
    expect(spec!.isEmpty(value, props)).toBe(true);
    expect(again.data()).toEqual(saveAndLoad(session.data()));
    again.reset();
    expect(spec!.isEmpty(again.state('0').value, props)).toBe(false);
  });

  it('[ENG-30] gets its default value again when it is hidden and shown again', () => {
    const [component] = createFormWithDefault(type)!.components as [object];
    const conditional = { show: true, when: 'shown', eq: 'yes' };
    const form = {
      components: [
        { ...component, conditional },
        { type: 'textfield', key: 'shown', input: true },
      ],
    };
    const session = openSession(form as FormDefinition, { shown: 'yes' });
    const defaultAnswer = session.data().k;
    session.setValue('0', undefined);
    session.setValue('1', 'no');
    expect(session.data()).not.toHaveProperty('k');
    session.setValue('1', 'yes');
    expect(session.data().k).toEqual(defaultAnswer);
  });
});

it.each(['number', 'currency', 'datetime', 'time', 'phoneNumber'] as const)('tests %s', (type) => {
  expect(createFormWithDefault(type)).toBeDefined();
});

it('[ENG-191] stays cleared if the user cleared a calculated value that may be overridden', () => {
  const total = { type: 'number', key: 'total', input: true, allowCalculateOverride: true };
  const calculateValue = { '*': [{ var: 'data.n' }, 2] };
  const form = {
    components: [
      { type: 'number', key: 'n', input: true },
      { ...total, calculateValue },
    ],
  };
  const session = openSession(form as FormDefinition, { n: 4 });
  expect(session.data()).toEqual({ n: 4, total: 8 });
  session.setValue('1', undefined);
  session.setValue('0', 5);
  const again = openSession(form as FormDefinition, saveAndLoad(session.data()));
  again.setValue('0', 6);
  expect([again.data().n, again.state('1').value]).toEqual([6, undefined]);
});

it('treats a number that was stored as null as unanswered if it has no default', () => {
  const form = { components: [{ type: 'number', key: 'n', input: true }] };
  expect(openSession(form, { n: null }).data()).toEqual({});
});
