import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmptyEdits, type ImageEdits, type Mark, parseMarks, type QuarterTurns } from './image-edits.ts';
import { getMarkBounds, isMarkAt, moveMark } from './mark-bounds.ts';
import { createStepHistory, pushStep, redoStep, undoStep } from './step-history.ts';
import { createRectangle, getVisibleSize, intersectRectangles, toImagePoint, toVisiblePoint } from './visible-area.ts';

const appearance = { color: '#d13438', size: 10 };
const arrow: Mark = { kind: 'arrow', from: [10, 10], to: [110, 60], ...appearance };
const pen: Mark = {
  kind: 'pen',
  points: [
    [0, 0, 0.5],
    [100, 0, 0.5],
  ],
  hasPressure: false,
  ...appearance,
};
const text: Mark = { kind: 'text', at: [50, 50], text: 'Toe board', turns: 0, ...appearance };

describe('visible part of an image', () => {
  it('converts between visible and image coordinates for any crop and rotation', () => {
    const box = fc.record({ x: fc.nat(500), y: fc.nat(500), width: fc.nat(900), height: fc.nat(900) });
    fc.assert(
      fc.property(box, fc.constantFrom<QuarterTurns>(0, 1, 2, 3), fc.nat(900), fc.nat(900), (crop, turns, x, y) => {
        const edits: ImageEdits = { ...createEmptyEdits(1000, 1000), crop, turns };
        expect(toVisiblePoint(toImagePoint([x, y], edits), edits)).toEqual([x, y]);
      }),
    );
  });

  it('starts at the lower left corner after a rotation to the right', () => {
    const edits = { ...createEmptyEdits(400, 300), turns: 1 as const };
    expect(getVisibleSize(edits)).toEqual({ width: 300, height: 400 });
    expect(toVisiblePoint([0, 300], edits)).toEqual([0, 0]);
    expect(toVisiblePoint([400, 0], edits)).toEqual([300, 400]);
  });

  it('limits the crop to the image, and ignores a crop smaller than a pixel', () => {
    const picture = { x: 0, y: 0, width: 400, height: 300 };
    expect(intersectRectangles(picture, createRectangle([500, 250], [350, -20]))).toEqual({
      x: 350,
      y: 0,
      width: 50,
      height: 250,
    });
    expect(intersectRectangles(picture, createRectangle([500, 500], [600, 600]))).toBeUndefined();
  });
});

describe('marks', () => {
  it('are parsed from stored answers, and dropped if they are invalid', () => {
    expect(parseMarks([arrow, pen, text])).toEqual([arrow, pen, text]);
    const hostile = [
      null,
      'pen',
      { ...arrow, color: 'url(https://example.com)' },
      { ...arrow, size: 1e9 },
      { ...arrow, from: [Number.NaN, 1] },
      { ...pen, points: 'x' },
      { ...text, text: {} },
      { kind: 'script', ...appearance },
    ];
    expect(parseMarks(hostile)).toEqual([]);
    expect(parseMarks({ length: 3 })).toEqual([]);
    fc.assert(fc.property(fc.anything(), (raw) => void parseMarks(raw)));
  });

  it('are selected by pointing at their lines, or at the box of a text', () => {
    expect(isMarkAt(arrow, [60, 35], 2)).toBe(true);
    expect(isMarkAt(arrow, [100, 15], 2)).toBe(false);
    expect(isMarkAt(pen, [50, 4], 2)).toBe(true);
    expect(isMarkAt({ ...arrow, kind: 'box' }, [60, 35], 2)).toBe(false);
    expect(isMarkAt({ ...arrow, kind: 'box' }, [110, 35], 2)).toBe(true);
    expect(isMarkAt(text, [60, 60], 0)).toBe(true);
  });

  it('move with all their points', () => {
    for (const mark of [arrow, pen, text]) {
      const [before, after] = [getMarkBounds(mark), getMarkBounds(moveMark(mark, [5, -3]))];
      expect([after.x - before.x, after.y - before.y]).toEqual([5, -3]);
    }
  });
});

it('can be undone and redone until a new step is added', () => {
  const two = pushStep(pushStep(createStepHistory('a'), 'b'), 'c');
  expect([undoStep(two).now, undoStep(undoStep(two)).now, undoStep(undoStep(undoStep(two))).now]).toEqual([
    'b',
    'a',
    'a',
  ]);
  expect(redoStep(undoStep(two))).toEqual(two);
  expect(redoStep(pushStep(undoStep(two), 'd')).now).toBe('d');
});
