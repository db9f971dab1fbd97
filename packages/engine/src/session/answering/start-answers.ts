import { isTrue } from '../../definition/read-property.ts';
import type { Place, Scope } from '../../places/place.ts';
import type { Parts } from './parts.ts';
import { emptiedAnswer, readStored, setAnswer } from './write-answers.ts';

/** Brings the answers of fields that came into shape, and fills in defaults. */
export function startScope({ places }: Scope, parts: Parts): void {
  const { changes, followers, rows, pending, isFrozen, isStarting } = parts;
  parts.isStarting = true;
  for (const place of places) {
    if (!place) continue;
    changes.add(place);
    followers.enter(place);
    normalize(place, parts);
    if (!isFrozen) fillDefault(place, parts);
    if (place.grid?.rows.length === 0) rows.match(place, undefined);
    if (place.plan.condition) pending.add(place);
  }
  parts.isStarting = isStarting;
}

function normalize(place: Place, parts: Parts): void {
  const { role, spec } = place.plan;
  const value = readStored(place, parts);
  if (value === undefined || (role !== 'value' && role !== 'rows')) return;
  const normalized = spec!.normalize(value, place.props);
  setAnswer(place, value === null && normalized === undefined ? emptiedAnswer(place) : normalized, parts);
  const mayBeOwn = isTrue(place.definition.allowCalculateOverride);
  const stored = readStored(place, parts);
  place.isOverridden = mayBeOwn && (stored === null || !spec!.isEmpty(stored, place.props));
}

/** Answers what nobody has answered: by default, or by what was calculated. */
export function fillDefault(place: Place, parts: Parts): void {
  const { spec, role } = place.plan;
  if (!spec || role === 'layout') return;
  if (readStored(place, parts) === undefined) {
    const value = spec.emptyValue(place.props);
    setAnswer(place, value, parts);
    parts.followers.askDefault(place, value);
  }
  parts.followers.apply(place);
}

/** Answers everything anew, as if nobody had answered. */
export function startAgain(parts: Parts): void {
  const all = parts.scope.places.filter((place) => place !== undefined);
  const places = all.filter(({ settings }) => settings.permission === 'edit');
  for (const place of places) place.isOverridden = false;
  for (const place of places) if (place.plan.role === 'value' || place.grid) setAnswer(place, undefined, parts);
  for (const place of places) if (!place.cleared) fillDefault(place, parts);
}
