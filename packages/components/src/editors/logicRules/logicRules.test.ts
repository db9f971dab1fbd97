import { describe, expect, it } from 'vitest';
import { specs } from '../../specs.ts';
import { logicRules } from './logicRules.ts';
import { propertiesOf, propertyOf, withProperty } from './shape/action-property.ts';
import { choicesSchema } from './shape/choices-schema.ts';

const namesOf = (type: string) => propertiesOf({ type, key: 'k' }, undefined, specs).map(({ value }) => value);

describe('rules', () => {
  it('are none while nothing readable is stored', () => {
    const props = logicRules.props.parse({});
    for (const value of [[], [null as never], 'x' as never, undefined as never])
      expect(logicRules.isEmpty(value, props)).toBe(true);
    expect(logicRules.isEmpty([{}], props)).toBe(false);
  });

  it('change the settings that the component reads', () => {
    expect(namesOf('textfield')).toEqual(
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
    expect(namesOf('textfield')).not.toContain('title');
    expect(namesOf('panel')).toContain('title');
    expect(namesOf('panel')).not.toContain('validate.required');
  });

  it('keep a setting that nobody offers', () => {
    const odd = { label: 'Input mask', value: 'inputMask', type: 'string' as const };
    expect(propertiesOf({ type: 'radio', key: 'k' }, odd, specs)).toContainEqual(odd);
    expect(propertyOf({ property: { value: 'x' } })).toEqual({ label: 'x', value: 'x', type: 'boolean' });
    expect(propertyOf({ property: 'x' })).toBeUndefined();
  });

  it('take the value along to a setting of the same kind only', () => {
    const hidden = { label: 'Hidden', value: 'hidden', type: 'boolean' as const };
    const label = { label: 'Label', value: 'label', type: 'string' as const };
    const off = { name: 'a', type: 'property', property: hidden, state: false };
    expect(withProperty(off, { ...hidden, value: 'disabled' })).toMatchObject({ state: false });
    expect(withProperty(off, label)).toEqual({ name: 'a', type: 'property', property: label, text: '' });
  });

  it('change choices by a schema of those that there are', () => {
    const values = [{ label: 'A', value: 'a' }];
    expect(choicesSchema({ type: 'radio', values })).toBe(`schema = ${JSON.stringify({ values }, null, 2)};`);
    expect(choicesSchema({ type: 'select', data: { values } })).toContain('"data"');
    expect(choicesSchema({ type: 'textfield' })).toBeUndefined();
  });
});
