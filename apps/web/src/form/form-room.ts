import { specOf } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm, walkComponents } from '@tideform/engine';
import type { CSSProperties } from 'react';

/** What a card of usual width has for its fields. */
const USUAL_PX = 696;

/**
 * How much wider than usual the page of a form is, so that its widest grid has room: known before anything is drawn, and the same for
 * all pages of a wizard, so that nothing jumps. Of a window that is narrower it is all.
 */
export function moreRoomPx(form: FormDefinition): number {
  const rooms = [...walkComponents(upgradeForm(form))].map(({ definition }) => {
    return specOf(definition.type)?.roomPx?.(definition, specOf) ?? 0;
  });
  return rooms.reduce((most, room) => Math.max(most, room), USUAL_PX) - USUAL_PX;
}

/** For what is around a form: its most width, which grows by what the form needs, and how wide its fields are then. */
export function roomStyle(form: FormDefinition | undefined, usualPx: number): CSSProperties | undefined {
  const more = form ? moreRoomPx(form) : 0;
  if (more === 0) return undefined;
  return { maxWidth: usualPx + more, '--tideform-field-most': `${USUAL_PX}px` } as CSSProperties;
}
