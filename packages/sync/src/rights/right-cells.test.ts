import { describe, expect, it } from 'vitest';
import type { FormRow } from '../database/rows.ts';
import type { Level, RightsRow } from './form-rights.ts';
import { personPrincipal } from './principal.ts';
import {
  computeCell,
  computeLevels,
  getFormColumns,
  initialLevels,
  isFixed,
  isInFormTable,
  levelsWithoutForm,
  type PermissionColumn,
} from './right-cells.ts';

const normal: Partial<FormRow> = {};
const closed: Partial<FormRow> = { confidentialResponses: true };
const closedForEditing: Partial<FormRow> = { ...closed, submissionEditMode: 'disabled' };

const row = (config: Level, responses: Level): RightsRow => ({
  holder: personPrincipal({ id: 'bob', name: 'Bob' }),
  config: { level: config, isInherited: false },
  responses: { level: responses, isInherited: false },
});
const draw = (right: PermissionColumn, one: RightsRow, form = normal) => {
  const { isSelected: isTicked, isLocked } = computeCell(right, one, form);
  return `${isTicked ? 'on' : 'off'}${isLocked ? ', locked' : ''}`;
};

describe('columns of the permissions dialog', () => {
  it('[SYNC-312] match the settings of the form', () => {
    expect([normal, closed, closedForEditing].map(getFormColumns)).toEqual([
      ['create', 'viewAll'],
      ['respond', 'viewAll', 'editSubmissions'],
      ['respond', 'viewAll'],
    ]);
  });

  it.each<[PermissionColumn, Partial<FormRow>, Level, Level, string]>([
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
    '[SYNC-312] show "%s" of the form %o for the level %s on the form and %s on its responses: %s',
    (right, form, config, responses, said) => {
      expect(draw(right, row(config, responses), form)).toBe(said);
    },
  );

  it.each<[string, PermissionColumn, Partial<FormRow>, [Level, Level], [Level, Level]]>([
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
    '[SYNC-313] compute levels: %s "%s" on the form %o, from %o to %o',
    (way, right, form, [config, responses], [thenConfig, thenResponses]) => {
      const wanted = computeLevels(right, way === 'gives', row(config, responses), form);
      expect(wanted).toEqual({ config: thenConfig, responses: thenResponses });
      expect(computeCell(right, row(thenConfig, thenResponses), form).isSelected).toBe(way === 'gives');
    },
  );

  it('[SYNC-313] set initial levels, and keep builders when their form permissions are removed', () => {
    expect([initialLevels('form', normal), initialLevels('form', closed), initialLevels('builder', normal)]).toEqual([
      { config: 'read', responses: 'write' },
      { config: 'read', responses: 'none' },
      { config: 'write', responses: 'none' },
    ]);
    expect(levelsWithoutForm(row('write', 'write'))).toEqual({ config: 'write', responses: 'none' });
    expect(levelsWithoutForm(row('read', 'write'))).toEqual({ config: 'none', responses: 'none' });
  });

  it('[SYNC-312] lock owners, and exclude principals that only build from Form Permissions', () => {
    expect([row('owner', 'owner'), row('write', 'write')].map(isFixed)).toEqual([true, false]);
    expect(
      [row('write', 'none'), row('write', 'read'), row('read', 'none')].map((one) => isInFormTable(one, normal)),
    ).toEqual([false, true, true]);
  });
});
