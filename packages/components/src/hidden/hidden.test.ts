import { createSession } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { specs } from '../specs.ts';
import { hidden } from './hidden.ts';

const parseProps = (settings: object = {}) => hidden.props.parse(settings);

describe('hidden', () => {
  it('has no answer initially, unless it has a default value', () => {
    expect(hidden.emptyValue(parseProps({ defaultValue: null }))).toBeUndefined();
    expect(hidden.emptyValue(parseProps({ defaultValue: 0 }))).toBe(0);
    expect([
      hidden.isEmpty('', parseProps()),
      hidden.isEmpty(0, parseProps()),
      hidden.isEmpty(false, parseProps()),
    ]).toEqual([true, false, false]);
  });

  it('keeps any value of any shape', () => {
    const answer = { id: 41, tags: ['a', null] };
    expect(hidden.normalize(answer, parseProps())).toBe(answer);
  });

  it('is stored with the answers, and can be required', () => {
    const form = { components: [{ type: 'hidden', key: 'region', input: true, validate: { required: true } }] };
    expect(createSession({ form, specs, data: { region: 'north' } }).data()).toEqual({ region: 'north' });
    expect(createSession({ form, specs }).validate()).toMatchObject([{ path: 'region', rule: 'required' }]);
  });
});
