import type { Place } from '../places/place.ts';
import type { Inner } from './inner.ts';
import { withMovedRow, withNewRow, withoutRow } from './rows/change-rows.ts';
import type { Session } from './session.ts';

type Answers = Pick<Session, 'setValue' | 'offer' | 'addRow' | 'removeRow' | 'moveRow' | 'reset'>;

/** How a person answers. */
export function answerFields(inner: Inner): Answers {
  const { answering, states, isFrozen, placeOf, announce } = inner;
  return {
    setValue: (id, value) => write(id, () => value, inner),
    offer(id, address, list) {
      if (answering.rows.isGone(id)) return;
      answering.offer(placeOf(id), address, list);
      announce();
    },
    addRow: (id, index) => writeRows(id, (_grid, answer) => withNewRow(answer, index), inner),
    removeRow: (id, rowId) => writeRows(id, (grid, answer) => withoutRow(grid, answer, rowId), inner),
    moveRow: (id, rowId, index) => writeRows(id, (grid, answer) => withMovedRow(grid, answer, rowId, index), inner),
    reset() {
      if (isFrozen) return;
      const places = [...answering.rows.byId.values()];
      for (const place of places) place.shown = false;
      answering.reset();
      states.tell(places.filter((place) => !place.isGone));
      announce();
    },
  };
}

function write(id: string, next: (place: Place) => unknown, { answering, isFrozen, placeOf, announce }: Inner): void {
  if (answering.rows.isGone(id)) return;
  const place = placeOf(id);
  if (place.plan.role === 'layout') throw new Error(`The component ${id} has no answer of its own`);
  if (isFrozen || place.cleared || place.settings.permission !== 'edit') return;
  answering.write(place, next(place));
  announce();
}

function writeRows(id: string, next: (grid: Place, answer: unknown) => unknown, inner: Inner): void {
  const nextAnswer = (place: Place) => {
    if (!place.grid) throw new Error(`The component ${id} has no rows`);
    return next(place, inner.answering.read(place));
  };
  write(id, nextAnswer, inner);
}
