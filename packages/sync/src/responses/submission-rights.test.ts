import { describe, expect, it } from 'vitest';
import { canDeleteSubmission } from './submission-rights.ts';

describe('permission to delete a submission', () => {
  it.each([
    ['is granted to a team owner regardless of the form’s setting', true, false, 'disabled', true],
    ['is granted to the creator if editing is on', false, true, 'enabled', true],
    ['is granted to the creator if the form has no setting', false, true, undefined, true],
    ['is not granted to the creator if editing is off', false, true, 'disabled', false],
    ['is not granted to other users', false, false, 'enabled', false],
  ] as const)('%s', (_who, isTeamOwner, isCreator, submissionEditMode, expected) => {
    const form = submissionEditMode ? { submissionEditMode } : {};
    expect(canDeleteSubmission({ isTeamOwner, isCreator }, form)).toBe(expected);
  });

  it('is granted to the creator if the form is not on this device', () => {
    expect(canDeleteSubmission({ isTeamOwner: false, isCreator: true }, undefined)).toBe(true);
  });
});
