import type { Segments } from '../../data/data-path.ts';
import { hasRefusedName } from '../../definition/find-hostile-json.ts';
import { sameJson } from '../../json/same-json.ts';
import { shapeAnswer } from '../../logic/followers/outcomes/shape-answer.ts';
import { findPlaceAt } from '../../places/find-place.ts';
import type { Place } from '../../places/place.ts';
import { segmentsOfPlace } from '../../places/place-path.ts';
import { relatedTo, twinScopesOf } from '../../places/related-places.ts';
import type { Parts } from './parts.ts';

export function readAnswer(place: Place, { answers }: Parts): unknown {
  return answers.read(segmentsOfPlace(place));
}

/** Writes one answer, and tells all whose answer is another one with it. Nothing settles yet. */
export function setAnswer(place: Place, value: unknown, parts: Parts): void {
  const { answers, changes, pending, followers, rows } = parts;
  const before = readAnswer(place, parts);
  if (Object.is(before, value)) return;
  const { own, holding } = relatedTo(place);
  const grids = own.filter((related) => related.grid).map((grid) => [grid, readAnswer(grid, parts)] as const);
  answers.write(segmentsOfPlace(place), value);
  changes.noteData();
  const related = [...own, ...holding];
  const { segments } = place.plan;
  const written = { scope: place.scope, segments, twins: twinScopesOf(place), before, after: value };
  followers.tellWritten(written, related, parts.isStarting);
  for (const each of related) {
    changes.add(each);
    pending.addDependents(each);
  }
  for (const [grid, list] of grids) rows.match(grid, list);
  if (grids.length > 0) followers.tellMoved();
}

/** Writes what logic gave, unless it is there already. */
export function putAnswer(place: Place, value: unknown, parts: Parts): void {
  if (!sameJson(readAnswer(place, parts), value)) setAnswer(place, value, parts);
}

/** Writes where code says. What no field knows is kept. */
export function putAt(path: readonly string[], value: unknown, parts: Parts): void {
  const place = findPlaceAt(parts.scope, path);
  if (place?.cleared || path.length === 0 || path.some(hasRefusedName)) return;
  if (place) putAnswer(place, shapeAnswer(place, value), parts);
  else putUnknown(path, value, parts);
}

function putUnknown(segments: Segments, value: unknown, { answers, changes, followers, scope }: Parts): void {
  const before = answers.read(segments);
  if (sameJson(before, value)) return;
  answers.write(segments, value);
  changes.noteData();
  followers.tellWritten({ scope, segments, twins: [], before, after: value }, [], false);
}
