import { describe, expect, it } from 'vitest';
import { mayDelete } from './may-delete.ts';

describe('permission to delete a submission', () => {
  it.each([
    ['an owner of the team, whatever the form says', true, false, 'disabled', true],
    ['who created it', false, true, 'enabled', true],
    ['who created it, when the form says nothing', false, true, undefined, true],
    ['not who created it, when editing is off', false, true, 'disabled', false],
    ['nobody else', false, false, 'enabled', false],
  ] as const)('%s', (_who, isTeamOwner, isCreator, submissionEditMode, expected) => {
    const form = submissionEditMode ? { submissionEditMode } : {};
    expect(mayDelete({ isTeamOwner, isCreator }, form)).toBe(expected);
  });

  it('lets the creator delete when the form is not known on this device', () => {
    expect(mayDelete({ isTeamOwner: false, isCreator: true }, undefined)).toBe(true);
  });
});
