import type { GeoPoint } from '@tideform/components/kit/maps/maps.ts';
import { MAX_ZOOM, projectToPixels } from '@tideform/components/kit/maps/mercator.ts';
import type { LocationCounts } from '@tideform/submission-views';

export interface MapSection {
  readonly center: GeoPoint;
  readonly zoom: number;
}

/** Marker for one or more nearby answers; `x` and `y` are pixels from the middle of the map. */
export interface Cluster extends GeoPoint {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Label of the place; absent if the cluster has several places. */
  readonly label?: string;
}

const paddingPx = 40;
const clusterPx = 32;
/** Maximum zoom for a single place, so that its surroundings are visible. */
const maxFitZoom = 15;

/** Returns the section of the map with the highest zoom that contains all places. */
export function fitMapSection(spots: LocationCounts['locations'], widthPx: number, heightPx: number): MapSection {
  const [south, north] = computeRange(spots.map(({ latitude }) => latitude));
  const [west, east] = computeRange(spots.map(({ longitude }) => longitude));
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  for (let zoom = Math.min(maxFitZoom, MAX_ZOOM); zoom > 0; zoom -= 1) {
    const [corner, other] = [
      { latitude: north, longitude: west },
      { latitude: south, longitude: east },
    ].map((point) => projectToPixels(point, zoom));
    const fits = other!.x - corner!.x <= widthPx - paddingPx && other!.y - corner!.y <= heightPx - paddingPx;
    if (fits) return { center, zoom };
  }
  return { center, zoom: 0 };
}

/** Returns the markers of the places on a section of the map, clustered by distance. */
export function clusterPlaces(spots: LocationCounts['locations'], { center, zoom }: MapSection): readonly Cluster[] {
  const origin = projectToPixels(center, zoom);
  const clusters: Cluster[] = [];
  for (const spot of spots) {
    const at = projectToPixels(spot, zoom);
    const { latitude, longitude, label, count } = spot;
    const [x, y] = [at.x - origin.x, at.y - origin.y];
    const near = clusters.findIndex((one) => Math.hypot(one.x - x, one.y - y) < clusterPx);
    const existing = clusters[near];
    if (!existing) clusters.push({ latitude, longitude, x, y, count, label });
    else {
      const { label: _several, ...others } = existing;
      clusters[near] = { ...others, count: existing.count + count };
    }
  }
  return clusters;
}

function computeRange(degrees: readonly number[]): readonly [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const one of degrees) [min, max] = [Math.min(min, one), Math.max(max, one)];
  return [min, max];
}
