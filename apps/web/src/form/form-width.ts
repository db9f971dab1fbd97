import { findSpec } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm, walkComponents } from '@tideform/engine';
import type { CSSProperties } from 'react';

/** Width of the fields in a card of normal width, in pixels. */
const NORMAL_WIDTH_PX = 696;

/**
 * Computes by how many pixels a form's page must be wider than normal for its widest grid. This is known before
 * rendering and the same for all pages of a wizard, so that nothing shifts. The window limits the actual width.
 */
export function computeExtraWidthPx(form: FormDefinition): number {
  const widths = [...walkComponents(upgradeForm(form))].map(({ definition }) => {
    return findSpec(definition.type)?.roomPx?.(definition, findSpec) ?? 0;
  });
  return widths.reduce((max, width) => Math.max(max, width), NORMAL_WIDTH_PX) - NORMAL_WIDTH_PX;
}

/**
 * Returns the CSS for the container of a form: its maximum width, extended by the extra width, and the width of its
 * fields.
 */
export function getWidthStyle(form: FormDefinition | undefined, normalPx: number): CSSProperties | undefined {
  const extraPx = form ? computeExtraWidthPx(form) : 0;
  if (extraPx === 0) return undefined;
  return { maxWidth: normalPx + extraPx, '--tideform-field-most': `${NORMAL_WIDTH_PX}px` } as CSSProperties;
}
