import { describe, expect, it } from 'vitest';
import type { FormRow } from '../database/rows.ts';
import type { AccessLevel, RightsRow } from './form-rights.ts';
import {
  computeCell,
  computeLevels,
  getFormColumns,
  getInitialLevels,
  getLevelsWithoutForm,
  isInFormTable,
  isOwnerRow,
  type PermissionColumn,
} from './permission-cells.ts';
import { createPersonPrincipal } from './principal.ts';

const normalForm: Partial<FormRow> = {};
const confidentialForm: Partial<FormRow> = { confidentialResponses: true };
const confidentialFormWithoutEditing: Partial<FormRow> = { ...confidentialForm, submissionEditMode: 'disabled' };

const createRow = (config: AccessLevel, responses: AccessLevel): RightsRow => ({
  holder: createPersonPrincipal({ id: 'bob', name: 'Bob' }),
  config: { level: config, isInherited: false },
  responses: { level: responses, isInherited: false },
});
const formatCell = (column: PermissionColumn, one: RightsRow, form = normalForm) => {
  const { isSelected: isTicked, isLocked } = computeCell(column, one, form);
  return `${isTicked ? 'on' : 'off'}${isLocked ? ', locked' : ''}`;
};

describe('columns of the permissions dialog', () => {
  it('[SYNC-312] match the settings of the form', () => {
    expect([normalForm, confidentialForm, confidentialFormWithoutEditing].map(getFormColumns)).toEqual([
      ['create', 'viewAll'],
      ['respond', 'viewAll', 'editSubmissions'],
      ['respond', 'viewAll'],
    ]);
  });

  it.each<[PermissionColumn, Partial<FormRow>, AccessLevel, AccessLevel, string]>([
    ['create', normalForm, 'none', 'write', 'off'],
    ['create', normalForm, 'read', 'read', 'off'],
    ['create', normalForm, 'read', 'write', 'on'],
    ['create', normalForm, 'write', 'write', 'on'],
    ['viewAll', normalForm, 'read', 'none', 'off'],
    ['viewAll', normalForm, 'read', 'read', 'on'],
    ['viewAll', normalForm, 'read', 'write', 'on, locked'],
    ['respond', confidentialForm, 'none', 'none', 'off'],
    ['respond', confidentialForm, 'read', 'none', 'on'],
    ['respond', confidentialForm, 'write', 'none', 'on, locked'],
    ['viewAll', confidentialForm, 'read', 'write', 'on, locked'],
    ['viewAll', confidentialFormWithoutEditing, 'read', 'write', 'on'],
    ['editSubmissions', confidentialForm, 'read', 'read', 'off'],
    ['editSubmissions', confidentialForm, 'read', 'write', 'on'],
    ['build', normalForm, 'read', 'write', 'off'],
    ['build', normalForm, 'write', 'none', 'on'],
    ['build', normalForm, 'owner', 'owner', 'on, locked'],
    ['create', normalForm, 'owner', 'owner', 'on, locked'],
  ])(
    '[SYNC-312] show "%s" of the form %o for the level %s on the form and %s on its responses: %s',
    (column, form, config, responses, said) => {
      expect(formatCell(column, createRow(config, responses), form)).toBe(said);
    },
  );

  it.each<[string, PermissionColumn, Partial<FormRow>, [AccessLevel, AccessLevel], [AccessLevel, AccessLevel]]>([
    ['gives', 'create', normalForm, ['none', 'none'], ['read', 'write']],
    ['gives', 'create', normalForm, ['write', 'read'], ['write', 'write']],
    ['gives', 'viewAll', normalForm, ['read', 'none'], ['read', 'read']],
    ['gives', 'respond', confidentialForm, ['none', 'none'], ['read', 'none']],
    ['gives', 'editSubmissions', confidentialForm, ['read', 'read'], ['read', 'write']],
    ['gives', 'build', normalForm, ['read', 'write'], ['write', 'write']],
    ['takes', 'create', normalForm, ['read', 'write'], ['read', 'read']],
    ['takes', 'viewAll', normalForm, ['read', 'read'], ['none', 'none']],
    ['takes', 'viewAll', normalForm, ['write', 'read'], ['write', 'none']],
    ['takes', 'viewAll', confidentialForm, ['read', 'read'], ['read', 'none']],
    ['takes', 'respond', confidentialForm, ['read', 'read'], ['none', 'read']],
    ['takes', 'editSubmissions', confidentialForm, ['read', 'write'], ['read', 'read']],
    ['takes', 'build', normalForm, ['write', 'write'], ['read', 'write']],
    ['takes', 'build', normalForm, ['write', 'none'], ['none', 'none']],
    ['takes', 'build', confidentialForm, ['write', 'none'], ['read', 'none']],
  ])(
    '[SYNC-313] compute levels: %s "%s" on the form %o, from %o to %o',
    (way, column, form, [config, responses], [thenConfig, thenResponses]) => {
      const wanted = computeLevels(column, way === 'gives', createRow(config, responses), form);
      expect(wanted).toEqual({ config: thenConfig, responses: thenResponses });
      expect(computeCell(column, createRow(thenConfig, thenResponses), form).isSelected).toBe(way === 'gives');
    },
  );

  it('[SYNC-313] set initial levels, and keep builders when their form permissions are removed', () => {
    expect([
      getInitialLevels('form', normalForm),
      getInitialLevels('form', confidentialForm),
      getInitialLevels('builder', normalForm),
    ]).toEqual([
      { config: 'read', responses: 'write' },
      { config: 'read', responses: 'none' },
      { config: 'write', responses: 'none' },
    ]);
    expect(getLevelsWithoutForm(createRow('write', 'write'))).toEqual({ config: 'write', responses: 'none' });
    expect(getLevelsWithoutForm(createRow('read', 'write'))).toEqual({ config: 'none', responses: 'none' });
  });

  it('[SYNC-312] lock owners, and exclude principals that only build from Form Permissions', () => {
    expect([createRow('owner', 'owner'), createRow('write', 'write')].map(isOwnerRow)).toEqual([true, false]);
    expect(
      [createRow('write', 'none'), createRow('write', 'read'), createRow('read', 'none')].map((one) =>
        isInFormTable(one, normalForm),
      ),
    ).toEqual([false, true, true]);
  });
});
