import type { Segments } from '../../data/data-path.ts';
import { hasRefusedName } from '../../definition/find-hostile-json.ts';
import { isTrue, isWritten } from '../../definition/read-property.ts';
import { isRecord } from '../../json/is-record.ts';
import { sameJson } from '../../json/same-json.ts';
import { shapeAnswer } from '../../logic/followers/outcomes/shape-answer.ts';
import { findPlaceAt } from '../../places/find-place.ts';
import type { Place } from '../../places/place.ts';
import { segmentsOfPlace } from '../../places/place-path.ts';
import { relatedTo, twinScopesOf } from '../../places/related-places.ts';
import type { Parts } from './parts.ts';

/** The answer as it is stored: `null` where a person has emptied it (see `writeEmptied`). */
export function readStored(place: Place, { answers }: Parts): unknown {
  return answers.read(segmentsOfPlace(place));
}

/** The answer; `undefined` where there is none, or a person has emptied it. */
export function readAnswer(place: Place, parts: Parts): unknown {
  const stored = readStored(place, parts);
  return stored === null && isNone(place) ? undefined : stored;
}

/**
 * The value that stores an answer which a person has taken away. An absent answer gets its default, or is calculated, when the
 * response is opened again; so where there is a default or a calculation that may be overridden, the answer is kept as what the
 * component makes of `null`: its own empty answer, or `null` itself.
 */
export function emptiedAnswer({ definition, plan: { role, spec }, props }: Place): unknown {
  if (role !== 'value' || !spec) return undefined;
  const { customDefaultValue, allowCalculateOverride } = definition;
  const isFilled =
    spec.emptyValue(props) !== undefined || isWritten(customDefaultValue) || isRecord(customDefaultValue);
  if (!isFilled && !isTrue(allowCalculateOverride)) return undefined;
  const empty = spec.normalize(null, props) ?? null;
  return empty === null || spec.isEmpty(empty, props) ? empty : undefined;
}

/** Whether `null` is no answer of this component. */
const isNone = ({ plan: { role, spec }, props }: Place): boolean =>
  role === 'value' && spec?.normalize(null, props) === undefined;

/** Writes one answer, and tells all whose answer is another one with it. Nothing settles yet. */
export function setAnswer(place: Place, value: unknown, parts: Parts): void {
  const { answers, changes, pending, followers, rows } = parts;
  const before = readStored(place, parts);
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
