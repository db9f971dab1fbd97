import { describe, expect, it } from 'vitest';
import { intakeForm } from '../testing/pull-fixture.ts';
import { hasUnpublishedChanges } from './form-content.ts';

describe('hasUnpublishedChanges', () => {
  const draft = { driveItemId: 'd', schema: intakeForm.schema, customCss: 'a' };

  it('compares the published properties, regardless of key order', () => {
    const { components, ...rest } = intakeForm.schema;
    const published = { ...draft, driveItemId: 'p', version: 1, eTag: 'other', schema: { components, ...rest } };
    expect(hasUnpublishedChanges({ draft, published })).toBe(false);
    expect(hasUnpublishedChanges({ draft: { ...draft, customCss: 'b' }, published })).toBe(true);
    expect(hasUnpublishedChanges({ draft: { ...draft, emailTemplate: { to: 'x' } }, published })).toBe(true);
    expect(hasUnpublishedChanges({ draft: { ...draft, pdfOptions: undefined }, published })).toBe(false);
    expect(hasUnpublishedChanges({ draft })).toBe(false);
  });
});
