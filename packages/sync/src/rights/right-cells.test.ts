import { describe, expect, it } from 'vitest';
import type { FormRow } from '../database/rows.ts';
import type { Level, RightsRow } from './form-rights.ts';
import { personHolder } from './holder.ts';
import { addedTo, afterChange, cellOf, formRights, isFixed, isOfForm, type Right, withoutForm } from './right-cells.ts';

const normal: Partial<FormRow> = {};
const closed: Partial<FormRow> = { confidentialResponses: true };
const closedForEditing: Partial<FormRow> = { ...closed, submissionEditMode: 'disabled' };

const row = (config: Level, responses: Level): RightsRow => ({
  holder: personHolder({ id: 'bob', name: 'Bob' }),
  config: { level: config, isInherited: false },
  responses: { level: responses, isInherited: false },
});
const draw = (right: Right, one: RightsRow, form = normal) => {
  const { isTicked, isLocked } = cellOf(right, one, form);
  return `${isTicked ? 'on' : 'off'}${isLocked ? ', locked' : ''}`;
};

describe('the columns of the permissions dialog', () => {
  it('[SYNC-312] are those of the form as it is', () => {
    expect([normal, closed, closedForEditing].map(formRights)).toEqual([
      ['create', 'viewAll'],
      ['respond', 'viewAll', 'editSubmissions'],
      ['respond', 'viewAll'],
    ]);
  });

  it.each<[Right, Partial<FormRow>, Level, Level, string]>([
    ['create', normal, 'none', 'write', 'off'],
    ['create', normal, 'read', 'read', 'off'],
    ['create', normal, 'read', 'write', 'on'],
    ['create', normal, 'write', 'write', 'on'],
    ['viewAll', normal, 'read', 'none', 'off'],
    ['viewAll', normal, 'read', 'read', 'on'],
    ['viewAll', normal, 'read', 'write', 'on, locked'],
    ['respond', closed, 'none', 'none', 'off'],
    ['respond', closed, 'read', 'none', 'on'],
    ['respond', closed, 'write', 'none', 'on, locked'],
    ['viewAll', closed, 'read', 'write', 'on, locked'],
    ['viewAll', closedForEditing, 'read', 'write', 'on'],
    ['editSubmissions', closed, 'read', 'read', 'off'],
    ['editSubmissions', closed, 'read', 'write', 'on'],
    ['build', normal, 'read', 'write', 'off'],
    ['build', normal, 'write', 'none', 'on'],
    ['build', normal, 'owner', 'owner', 'on, locked'],
    ['create', normal, 'owner', 'owner', 'on, locked'],
  ])(
    '[SYNC-312] draw %s of %o from %s on the form and %s on its responses: %s',
    (right, form, config, responses, said) => {
      expect(draw(right, row(config, responses), form)).toBe(said);
    },
  );

  it.each<[string, Right, Partial<FormRow>, [Level, Level], [Level, Level]]>([
    ['gives', 'create', normal, ['none', 'none'], ['read', 'write']],
    ['gives', 'create', normal, ['write', 'read'], ['write', 'write']],
    ['gives', 'viewAll', normal, ['read', 'none'], ['read', 'read']],
    ['gives', 'respond', closed, ['none', 'none'], ['read', 'none']],
    ['gives', 'editSubmissions', closed, ['read', 'read'], ['read', 'write']],
    ['gives', 'build', normal, ['read', 'write'], ['write', 'write']],
    ['takes', 'create', normal, ['read', 'write'], ['read', 'read']],
    ['takes', 'viewAll', normal, ['read', 'read'], ['none', 'none']],
    ['takes', 'viewAll', normal, ['write', 'read'], ['write', 'none']],
    ['takes', 'viewAll', closed, ['read', 'read'], ['read', 'none']],
    ['takes', 'respond', closed, ['read', 'read'], ['none', 'read']],
    ['takes', 'editSubmissions', closed, ['read', 'write'], ['read', 'read']],
    ['takes', 'build', normal, ['write', 'write'], ['read', 'write']],
    ['takes', 'build', normal, ['write', 'none'], ['none', 'none']],
    ['takes', 'build', closed, ['write', 'none'], ['read', 'none']],
  ])(
    '[SYNC-313] %s %s of %o: from %o comes %o',
    (way, right, form, [config, responses], [thenConfig, thenResponses]) => {
      const wanted = afterChange(right, way === 'gives', row(config, responses), form);
      expect(wanted).toEqual({ config: thenConfig, responses: thenResponses });
      expect(cellOf(right, row(thenConfig, thenResponses), form).isTicked).toBe(way === 'gives');
    },
  );

  it('[SYNC-313] give whoever is added what the table is for, and leave builders when their form rights go', () => {
    expect([addedTo('form', normal), addedTo('form', closed), addedTo('builder', normal)]).toEqual([
      { config: 'read', responses: 'write' },
      { config: 'read', responses: 'none' },
      { config: 'write', responses: 'none' },
    ]);
    expect(withoutForm(row('write', 'write'))).toEqual({ config: 'write', responses: 'none' });
    expect(withoutForm(row('read', 'write'))).toEqual({ config: 'none', responses: 'none' });
  });

  it('[SYNC-312] fix owners, and leave who only builds out of Form Permissions', () => {
    expect([row('owner', 'owner'), row('write', 'write')].map(isFixed)).toEqual([true, false]);
    expect(
      [row('write', 'none'), row('write', 'read'), row('read', 'none')].map((one) => isOfForm(one, normal)),
    ).toEqual([false, true, true]);
  });
});
