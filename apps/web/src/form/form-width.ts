import { findSpec } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm, walkComponents } from '@tideform/engine';
import type { CSSProperties } from 'react';

/** Width for fields in a card of normal width. */
const NORMAL_WIDTH_PX = 696;

/**
 * How much wider than normal a form's page must be for its widest grid: known before rendering, and the same for all
 * pages of a wizard, so that nothing shifts. Limited by the window.
 */
export function computeExtraWidthPx(form: FormDefinition): number {
  const widths = [...walkComponents(upgradeForm(form))].map(({ definition }) => {
    return findSpec(definition.type)?.roomPx?.(definition, findSpec) ?? 0;
  });
  return widths.reduce((max, room) => Math.max(max, room), NORMAL_WIDTH_PX) - NORMAL_WIDTH_PX;
}

/** CSS for the container of a form: its maximum width, extended by the form's needs, and the width of its fields. */
export function getWidthStyle(form: FormDefinition | undefined, normalPx: number): CSSProperties | undefined {
  const extraPx = form ? computeExtraWidthPx(form) : 0;
  if (extraPx === 0) return undefined;
  return { maxWidth: normalPx + extraPx, '--tideform-field-most': `${NORMAL_WIDTH_PX}px` } as CSSProperties;
}
