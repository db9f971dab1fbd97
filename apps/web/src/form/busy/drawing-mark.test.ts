import { expect, it } from 'vitest';
import { beginDrawing, endDrawing } from './drawing-mark.ts';

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

it('tells of what was still being drawn when it was left alone for long', () => {
  const { ports, pass } = world();
  expect(beginDrawing(ports, 'form1')).toBe(false);
  pass(6_000);
  expect(beginDrawing(ports, 'form2')).toBe(false);
  expect(beginDrawing(ports, 'form1')).toBe(true);
  expect(beginDrawing(ports, 'form1')).toBe(false);
});

it('says nothing of what was drawn, nor of a reload in between', () => {
  const { ports, pass, kept } = world();
  beginDrawing(ports, 'form1');
  pass(1_000);
  expect(beginDrawing(ports, 'form1')).toBe(false);
  endDrawing(ports, 'form1');
  expect(kept.size).toBe(0);
  pass(60_000);
  expect(beginDrawing(ports, 'form1')).toBe(false);
});

it('counts from the first of several tries to reload a page that hangs', () => {
  const { ports, pass } = world();
  beginDrawing(ports, 'form1');
  pass(3_000);
  beginDrawing(ports, 'form1');
  pass(3_000);
  expect(beginDrawing(ports, 'form1')).toBe(true);
});

it('draws where no note can be kept', () => {
  const { ports } = world();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(beginDrawing({ ...ports, storage: { ...ports.storage, setItem: full } }, 'form1')).toBe(false);
});
