import { expect, it } from 'vitest';
import { applyTool, middleStroke, type Tool, tools, turned, withoutMark, withText } from './apply-tool.ts';
import { noEdits } from './edits.ts';

const look = { color: '#d13438', width: 2 };
const picture = noEdits(1000, 500);
const stroke = (...points: readonly (readonly [number, number])[]) => ({
  points: points.map(([x, y]) => [x, y, 0.5] as const),
  hasPressure: false,
});
const across = stroke([100, 100], [300, 200]);

it('draws one mark with each stroke of a tool that draws, as wide for a large picture as for a small one', () => {
  for (const tool of ['pen', 'line', 'arrow', 'box'] as const) {
    const marks = applyTool(tool, picture, across, look)?.edits.marks;
    expect(marks?.map(({ kind, size, color }) => [kind, size, color])).toEqual([[tool, 8, '#d13438']]);
  }
});

it('takes no notice of strokes that are too short to mean anything, but for a dot of the pen', () => {
  const tap = stroke([100, 100], [101, 100]);
  const meaning = tools.filter((tool: Tool) => applyTool(tool, picture, tap, look));
  expect(meaning).toEqual(['pen']);
});

it('cuts and blurs what lies in the picture, and nothing of what was cut off', () => {
  const cut = applyTool('crop', picture, stroke([-50, 100], [400, 900]), look)!.edits;
  expect(cut.crop).toEqual({ x: 0, y: 100, width: 400, height: 400 });
  expect(applyTool('blur', cut, stroke([300, 300], [900, 400]), look)!.edits.blurs).toEqual([
    { x: 300, y: 300, width: 100, height: 100 },
  ]);
  expect(applyTool('blur', cut, stroke([500, 300], [900, 400]), look)).toBeUndefined();
});

it('moves the mark that a stroke begins on, the upper one of two', () => {
  const below = applyTool('line', picture, across, look)!.edits;
  const both = applyTool('box', below, stroke([100, 100], [200, 200]), look)!.edits;
  const { edits, selected } = applyTool('select', both, stroke([100, 100], [110, 130]), look)!;
  expect(selected).toBe(1);
  expect(edits.marks[1]).toMatchObject({ from: [110, 130], to: [210, 230] });
  expect(edits.marks[0]).toBe(both.marks[0]);
  expect(applyTool('select', both, stroke([900, 400], [910, 430]), look)).toBeUndefined();
  expect(withoutMark(both, 1)).toEqual(below);
});

it('writes upright on a turned picture, and comes round after four turns', () => {
  expect(withText(turned(picture), [10, 10], 'Toe board', look).edits.marks[0]).toMatchObject({ turns: 1, size: 40 });
  expect(turned(turned(turned(turned(picture))))).toEqual(picture);
});

it('draws in the middle for who has no pointer', () => {
  expect(applyTool('arrow', picture, middleStroke(picture), look)!.edits.marks).toMatchObject([
    { from: [400, 200], to: [600, 300] },
  ]);
});
