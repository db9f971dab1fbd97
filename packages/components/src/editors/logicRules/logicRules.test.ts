import { describe, expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { logicRules } from './logicRules.ts';
import { changeActionProperty, getActionProperty, listActionProperties } from './shape/action-property.ts';
import { createChoicesSchema } from './shape/create-choices-schema.ts';

const listPropertyNames = (type: string) =>
  listActionProperties({ type, key: 'k' }, undefined, specs).map(({ value }) => value);

describe('logic rules', () => {
  it('are empty if no valid rule is stored', () => {
    const props = logicRules.props.parse({});
    for (const value of [[], [null as never], 'x' as never, undefined as never])
      expect(logicRules.isEmpty(value, props)).toBe(true);
    expect(logicRules.isEmpty([{}], props)).toBe(false);
  });

  it('can change only settings that the component supports', () => {
    expect(listPropertyNames('textfield')).toEqual(
      expect.arrayContaining([
        'hidden',
        'validate.required',
        'disabled',
        'label',
        'description',
        'tooltip',
        'placeholder',
      ]),
    );
    expect(listPropertyNames('textfield')).not.toContain('title');
    expect(listPropertyNames('panel')).toContain('title');
    expect(listPropertyNames('panel')).not.toContain('validate.required');
  });

  it("keep a stored setting that the component doesn't support", () => {
    const odd = { label: 'Input mask', value: 'inputMask', type: 'string' as const };
    expect(listActionProperties({ type: 'radio', key: 'k' }, odd, specs)).toContainEqual(odd);
    expect(getActionProperty({ property: { value: 'x' } })).toEqual({ label: 'x', value: 'x', type: 'boolean' });
    expect(getActionProperty({ property: 'x' })).toBeUndefined();
  });

  it("keep an action's value only if the new setting has the same type", () => {
    const hidden = { label: 'Hidden', value: 'hidden', type: 'boolean' as const };
    const label = { label: 'Label', value: 'label', type: 'string' as const };
    const off = { name: 'a', type: 'property', property: hidden, state: false };
    expect(changeActionProperty(off, { ...hidden, value: 'disabled' })).toMatchObject({ state: false });
    expect(changeActionProperty(off, label)).toEqual({ name: 'a', type: 'property', property: label, text: '' });
  });

  it('start with the existing choices when an action changes choices', () => {
    const values = [{ label: 'A', value: 'a' }];
    expect(createChoicesSchema({ type: 'radio', values })).toBe(`schema = ${JSON.stringify({ values }, null, 2)};`);
    expect(createChoicesSchema({ type: 'select', data: { values } })).toContain('"data"');
    expect(createChoicesSchema({ type: 'textfield' })).toBeUndefined();
  });
});
