import { createSession } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { specs } from '../specs.ts';
import { printContainer } from './container.print.ts';
import { containerSettings } from './container.settings.ts';
import { container } from './container.ts';

describe('container', () => {
  it('has no Required setting', () => {
    expect(JSON.stringify(containerSettings)).not.toContain('validate.required');
  });

  it('prints its label only if configured', () => {
    const slots = [[{ kind: 'text', text: 'inside' }]] as const;
    const print = (settings: object) =>
      printContainer({ props: container.props.parse(settings), value: {}, label: 'Container', slots });
    expect(print({ label: 'Container' })).toEqual([{ kind: 'group', blocks: slots[0] }]);
    expect(print({ label: 'Contractor', hideLabel: false })).toEqual([
      { kind: 'group', title: 'Contractor', blocks: slots[0] },
    ]);
  });

  it('is answered if any field inside it is, as in form.io', () => {
    const isEmpty = (value: unknown) => container.isEmpty(value as never, container.props.parse({}));
    expect([{}, { a: '', b: [], c: {} }, { a: ' ', b: { c: null } }, undefined].map(isEmpty)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([{ a: 'x' }, { a: 0 }, { a: false }, { b: { c: [1] } }].map(isEmpty)).toEqual([false, false, false, false]);
  });

  it('prevents submitting if it is required and has no answer', () => {
    const inside = { type: 'textfield', key: 'name', label: 'Name', input: true };
    const contractor = { type: 'container', key: 'contractor', label: 'Contractor', input: true, components: [inside] };
    const form = { components: [{ ...contractor, validate: { required: true } }] };
    const broken = (data: object) => createSession({ form, specs, data: { ...data } }).validate();
    expect(broken({})).toMatchObject([{ path: 'contractor', rule: 'required' }]);
    expect(broken({ contractor: { name: ' ' } })).toMatchObject([{ path: 'contractor', rule: 'required' }]);
    expect(broken({ contractor: { name: 'Ada' } })).toEqual([]);
  });
});
