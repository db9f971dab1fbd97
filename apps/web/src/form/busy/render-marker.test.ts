import { expect, it } from 'vitest';
import { clearRenderMarker, startRenderMarker } from './render-marker.ts';

function createMarkerPorts() {
  const storedValues = new Map<string, string>();
  let now = 0;
  return {
    kept: storedValues,
    advanceMs: (ms: number) => {
      now += ms;
    },
    ports: {
      nowMs: () => now,
      storage: {
        getItem: (key: string) => storedValues.get(key) ?? null,
        setItem: (key: string, value: string) => void storedValues.set(key, value),
        removeItem: (key: string) => void storedValues.delete(key),
      },
    },
  };
}

it('detects that an earlier rendering did not finish in time', () => {
  const { ports, advanceMs } = createMarkerPorts();
  expect(startRenderMarker(ports, 'form1')).toBe(false);
  advanceMs(6_000);
  expect(startRenderMarker(ports, 'form2')).toBe(false);
  expect(startRenderMarker(ports, 'form1')).toBe(true);
  expect(startRenderMarker(ports, 'form1')).toBe(false);
});

it('ignores a finished rendering, and a quick reload while rendering', () => {
  const { ports, advanceMs, kept: storedValues } = createMarkerPorts();
  startRenderMarker(ports, 'form1');
  advanceMs(1_000);
  expect(startRenderMarker(ports, 'form1')).toBe(false);
  clearRenderMarker(ports, 'form1');
  expect(storedValues.size).toBe(0);
  advanceMs(60_000);
  expect(startRenderMarker(ports, 'form1')).toBe(false);
});

it('measures from the first load if a page that hangs is reloaded repeatedly', () => {
  const { ports, advanceMs } = createMarkerPorts();
  startRenderMarker(ports, 'form1');
  advanceMs(3_000);
  startRenderMarker(ports, 'form1');
  advanceMs(3_000);
  expect(startRenderMarker(ports, 'form1')).toBe(true);
});

it('renders even if the marker can’t be stored', () => {
  const { ports } = createMarkerPorts();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(startRenderMarker({ ...ports, storage: { ...ports.storage, setItem: full } }, 'form1')).toBe(false);
});
