import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edits, type Mark, noEdits, readMarks, type Turns } from './edits.ts';
import { goOn, redone, startHistory, undone } from './history.ts';
import { isAt, markBox, movedMark } from './mark-box.ts';
import { boxBetween, commonBox, placeOf, seenAt, seenSize } from './seen.ts';

const drawn = { color: '#d13438', size: 10 };
const arrow: Mark = { kind: 'arrow', from: [10, 10], to: [110, 60], ...drawn };
const pen: Mark = {
  kind: 'pen',
  points: [
    [0, 0, 0.5],
    [100, 0, 0.5],
  ],
  hasPressure: false,
  ...drawn,
};
const text: Mark = { kind: 'text', at: [50, 50], text: 'Toe board', turns: 0, ...drawn };

describe('what is seen of a picture', () => {
  it('leads back to the picture, however it is cropped and turned', () => {
    const box = fc.record({ x: fc.nat(500), y: fc.nat(500), width: fc.nat(900), height: fc.nat(900) });
    fc.assert(
      fc.property(box, fc.constantFrom<Turns>(0, 1, 2, 3), fc.nat(900), fc.nat(900), (crop, turns, x, y) => {
        const edits: Edits = { ...noEdits(1000, 1000), crop, turns };
        expect(seenAt(placeOf([x, y], edits), edits)).toEqual([x, y]);
      }),
    );
  });

  it('has the corner that was below on the left first after a turn to the right', () => {
    const edits = { ...noEdits(400, 300), turns: 1 as const };
    expect(seenSize(edits)).toEqual({ width: 300, height: 400 });
    expect(seenAt([0, 300], edits)).toEqual([0, 0]);
    expect(seenAt([400, 0], edits)).toEqual([300, 400]);
  });

  it('is cropped by what lies in the picture, and by nothing where that is less than a pixel', () => {
    const picture = { x: 0, y: 0, width: 400, height: 300 };
    expect(commonBox(picture, boxBetween([500, 250], [350, -20]))).toEqual({ x: 350, y: 0, width: 50, height: 250 });
    expect(commonBox(picture, boxBetween([500, 500], [600, 600]))).toBeUndefined();
  });
});

describe('marks', () => {
  it('are read from stored answers, and what is no mark is left out', () => {
    expect(readMarks([arrow, pen, text])).toEqual([arrow, pen, text]);
    const hostile = [
      null,
      'pen',
      { ...arrow, color: 'url(https://example.com)' },
      { ...arrow, size: 1e9 },
      { ...arrow, from: [Number.NaN, 1] },
      { ...pen, points: 'x' },
      { ...text, text: {} },
      { kind: 'script', ...drawn },
    ];
    expect(readMarks(hostile)).toEqual([]);
    expect(readMarks({ length: 3 })).toEqual([]);
    fc.assert(fc.property(fc.anything(), (raw) => void readMarks(raw)));
  });

  it('are meant by who points at their lines, and texts by who points at their box', () => {
    expect(isAt(arrow, [60, 35], 2)).toBe(true);
    expect(isAt(arrow, [100, 15], 2)).toBe(false);
    expect(isAt(pen, [50, 4], 2)).toBe(true);
    expect(isAt({ ...arrow, kind: 'box' }, [60, 35], 2)).toBe(false);
    expect(isAt({ ...arrow, kind: 'box' }, [110, 35], 2)).toBe(true);
    expect(isAt(text, [60, 60], 0)).toBe(true);
  });

  it('take all their places along when they are moved', () => {
    for (const mark of [arrow, pen, text]) {
      const [before, after] = [markBox(mark), markBox(movedMark(mark, [5, -3]))];
      expect([after.x - before.x, after.y - before.y]).toEqual([5, -3]);
    }
  });
});

it('goes back and forth between steps, and forgets what was undone when another follows', () => {
  const two = goOn(goOn(startHistory('a'), 'b'), 'c');
  expect([undone(two).now, undone(undone(two)).now, undone(undone(undone(two))).now]).toEqual(['b', 'a', 'a']);
  expect(redone(undone(two))).toEqual(two);
  expect(redone(goOn(undone(two), 'd')).now).toBe('d');
});
