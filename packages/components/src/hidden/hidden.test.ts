import { createSession } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { specs } from '../specs.ts';
import { hidden } from './hidden.ts';

const props = (settings: object = {}) => hidden.props.parse(settings);

describe('hidden', () => {
  it('has no answer initially, unless it has a default value', () => {
    expect(hidden.emptyValue(props({ defaultValue: null }))).toBeUndefined();
    expect(hidden.emptyValue(props({ defaultValue: 0 }))).toBe(0);
    expect([hidden.isEmpty('', props()), hidden.isEmpty(0, props()), hidden.isEmpty(false, props())]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keeps any value of any shape', () => {
    const answer = { id: 41, tags: ['a', null] };
    expect(hidden.normalize(answer, props())).toBe(answer);
  });

  it('is stored with the answers, and can be required', () => {
    const form = { components: [{ type: 'hidden', key: 'region', input: true, validate: { required: true } }] };
    expect(createSession({ form, specs, data: { region: 'north' } }).data()).toEqual({ region: 'north' });
    expect(createSession({ form, specs }).validate()).toMatchObject([{ path: 'region', rule: 'required' }]);
  });
});
