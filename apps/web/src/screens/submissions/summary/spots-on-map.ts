import type { Point } from '@tideform/components/kit/maps/maps.ts';
import { MOST_ZOOM, spotOf } from '@tideform/components/kit/maps/mercator.ts';
import type { Places } from '@tideform/submission-views';

export interface MapPart {
  readonly middle: Point;
  readonly zoom: number;
}

/** Answers that lie so near to each other that one sign stands for them; in pixels from the middle of the map. */
export interface Cluster extends Point {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Of one place. Absent: it stands for several. */
  readonly label?: string;
}

const paddingPx = 40;
const nearPx = 32;
/** Nearer than that a single place says nothing of where it lies. */
const nearestZoom = 15;

/** The nearest part of the map that has all of them. */
export function partOf(spots: Places['spots'], widthPx: number, heightPx: number): MapPart {
  const [south, north] = endsOf(spots.map(({ latitude }) => latitude));
  const [west, east] = endsOf(spots.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  for (let zoom = Math.min(nearestZoom, MOST_ZOOM); zoom > 0; zoom -= 1) {
    const [corner, other] = [
      { latitude: north, longitude: west },
      { latitude: south, longitude: east },
    ].map((point) => spotOf(point, zoom));
    const fits = other!.x - corner!.x <= widthPx - paddingPx && other!.y - corner!.y <= heightPx - paddingPx;
    if (fits) return { middle, zoom };
  }
  return { middle, zoom: 0 };
}

/** What is seen of the places on a part of the map. */
export function clustersOn(spots: Places['spots'], { middle, zoom }: MapPart): readonly Cluster[] {
  const centre = spotOf(middle, zoom);
  const clusters: Cluster[] = [];
  for (const spot of spots) {
    const at = spotOf(spot, zoom);
    const { latitude, longitude, label, count } = spot;
    const [x, y] = [at.x - centre.x, at.y - centre.y];
    const near = clusters.findIndex((one) => Math.hypot(one.x - x, one.y - y) < nearPx);
    const there = clusters[near];
    if (!there) clusters.push({ latitude, longitude, x, y, count, label });
    else {
      const { label: _several, ...others } = there;
      clusters[near] = { ...others, count: there.count + count };
    }
  }
  return clusters;
}

function endsOf(degrees: readonly number[]): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const one of degrees) [least, most] = [Math.min(least, one), Math.max(most, one)];
  return [least, most];
}
