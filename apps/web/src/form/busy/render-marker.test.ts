import { expect, it } from 'vitest';
import { clearRenderMarker, startRenderMarker } from './render-marker.ts';

function world() {
  const kept = new Map<string, string>();
  let now = 0;
  return {
    kept,
    pass: (ms: number) => {
      now += ms;
    },
    ports: {
      nowMs: () => now,
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    },
  };
}

it('detects that an earlier rendering did not finish in time', () => {
  const { ports, pass } = world();
  expect(startRenderMarker(ports, 'form1')).toBe(false);
  pass(6_000);
  expect(startRenderMarker(ports, 'form2')).toBe(false);
  expect(startRenderMarker(ports, 'form1')).toBe(true);
  expect(startRenderMarker(ports, 'form1')).toBe(false);
});

it('ignores a finished rendering, and a quick reload while rendering', () => {
  const { ports, pass, kept } = world();
  startRenderMarker(ports, 'form1');
  pass(1_000);
  expect(startRenderMarker(ports, 'form1')).toBe(false);
  clearRenderMarker(ports, 'form1');
  expect(kept.size).toBe(0);
  pass(60_000);
  expect(startRenderMarker(ports, 'form1')).toBe(false);
});

it('measures from the first load if a page that hangs is reloaded repeatedly', () => {
  const { ports, pass } = world();
  startRenderMarker(ports, 'form1');
  pass(3_000);
  startRenderMarker(ports, 'form1');
  pass(3_000);
  expect(startRenderMarker(ports, 'form1')).toBe(true);
});

it('renders even if the marker can’t be stored', () => {
  const { ports } = world();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(startRenderMarker({ ...ports, storage: { ...ports.storage, setItem: full } }, 'form1')).toBe(false);
});
