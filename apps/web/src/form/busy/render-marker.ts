/** Age in milliseconds from which a marker means that the page hung or was killed while rendering. */
const stuckAfterMs = 5_000;

export interface RenderMarkerPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly nowMs: () => number;
}

const getKey = (subject: string): string => `drawing ${subject}`;

/**
 * Stores a marker before a form is rendered.
 *
 * @returns whether an older marker shows that the page hung the last time. That marker is deleted
 */
export function startRenderMarker({ storage, nowMs }: RenderMarkerPorts, subject: string): boolean {
  const since = Number(storage.getItem(getKey(subject)) ?? Number.NaN);
  const didHang = nowMs() - since > stuckAfterMs;
  if (didHang) storage.removeItem(getKey(subject));
  else ignoreErrors(() => storage.setItem(getKey(subject), String(Number.isNaN(since) ? nowMs() : since)));
  return didHang;
}

/** Deletes the marker after the form is rendered. */
export function clearRenderMarker({ storage }: Pick<RenderMarkerPorts, 'storage'>, subject: string): void {
  storage.removeItem(getKey(subject));
}

/** Ignores storage errors, such as full storage, because rendering must not fail. */
function ignoreErrors(store: () => void): void {
  try {
    store();
  } catch {
    return;
  }
}
