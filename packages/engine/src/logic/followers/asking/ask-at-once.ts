import type { TargetAnswer } from '../../../conditions/condition.ts';
import { readAt, type Segments } from '../../../data/data-path.ts';
import { ROWS } from '../../../data/looked-up.ts';
import type { Follower, Place } from '../../../places/place.ts';
import { segmentsOfPlace } from '../../../places/place-path.ts';
import { placeIn } from '../../../places/related-places.ts';
import type { ScriptRead } from '../../../scripts/script-host.ts';
import type { Read } from '../../../templates/reading/collect-reads.ts';
import { holderSegments } from '../reads/follower-index.ts';
import { rowSegmentsOf } from '../reads/row-of.ts';
import { copyJson } from './copy-json.ts';

/** What followers see of a session. */
export interface FollowerWorld {
  /** An answer, or a row that was looked up (`ROWS`). */
  read(segments: Segments): unknown;
  answerOf(place: Place | undefined): TargetAnswer;
  readonly form: unknown;
  readonly user: unknown;
  readonly metadata: unknown;
  /** When the session has started. */
  readonly nowMs: number | undefined;
  /** IANA name of the respondent's time zone. Absent: this machine's. */
  readonly timeZone: string | undefined;
}

/** Asks what needs no script. @returns what it gave, and what it read: for a comparison nothing, it names its targets */
export function askAtOnce(
  { plan, place }: Follower,
  world: FollowerWorld,
): { readonly value: unknown; readonly reads: readonly ScriptRead[] } {
  const { asks } = plan;
  if (asks.how === 'compare') {
    const answers = asks.targets.map((target) => world.answerOf(placeIn(place.scope, target)));
    return { value: asks.condition.shows(answers), reads: [] };
  }
  if (asks.how === 'fill') {
    const looked: ScriptRead[] = [];
    const look = (name: string) => readRow([name], world, looked);
    const value = asks.template.fill(namesFor(place, world), look);
    return { value, reads: [...asks.template.reads.flatMap(readOf), ...looked] };
  }
  if (asks.how !== 'json') return { value: true, reads: [] };
  const reads: ScriptRead[] = [];
  const value = asks.rule.evaluate((path) => readName(path, place, world, reads), world.nowMs, world.timeZone);
  return { value: copyJson(value), reads };
}

/** What a text may name. */
function namesFor(place: Place, { read, form, user, metadata }: FollowerWorld): Readonly<Record<string, unknown>> {
  return { data: read([]), row: read(rowSegmentsOf(place)), component: place.definition, form, user, metadata };
}

function readOf([from, ...path]: Read): readonly ScriptRead[] {
  return from === 'data' || from === 'row' ? [{ from, path }] : [];
}

function readRow(path: readonly string[], { read }: FollowerWorld, reads: ScriptRead[]): unknown {
  reads.push({ from: 'data', path: [ROWS, ...path.slice(0, 1)] });
  return read([ROWS, ...path]);
}

/** The names of form.io's context, own properties only. */
function readName(
  [name, ...rest]: readonly string[],
  place: Place,
  world: FollowerWorld,
  reads: ScriptRead[],
): unknown {
  const note = (from: ScriptRead['from']) => void reads.push({ from, path: rest });
  switch (name) {
    case undefined:
      reads.push({ from: 'data', path: [] });
      return { data: world.read([]), row: world.read(rowSegmentsOf(place)) };
    case 'data':
      note('data');
      return world.read(rest);
    case 'row':
      note('row');
      return world.read([...rowSegmentsOf(place), ...rest]);
    case 'value':
    case 'input':
      reads.push({ from: 'row', path: place.plan.segments.slice(holderSegments(place.plan).length) });
      return readAt(world.read(segmentsOfPlace(place)), rest);
    case ROWS:
      return readRow(rest, world, reads);
    case 'rowIndex':
      return place.scope.row?.index;
    case 'component':
      return readAt(place.definition, rest);
    case 'form':
    case 'user':
    case 'metadata':
      return readAt(world[name], rest);
    default:
      return undefined;
  }
}
