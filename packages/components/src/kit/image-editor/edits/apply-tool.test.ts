import { expect, it } from 'vitest';
import {
  addTextMark,
  applyTool,
  createMiddleStroke,
  type ImageTool,
  imageTools,
  removeMark,
  rotateQuarterTurn,
} from './apply-tool.ts';
import { createEmptyEdits } from './image-edits.ts';

const markStyle = { color: '#d13438', width: 2 };
const picture = createEmptyEdits(1000, 500);
const createStroke = (...points: readonly (readonly [number, number])[]) => ({
  points: points.map(([x, y]) => [x, y, 0.5] as const),
  hasPressure: false,
});
const diagonalStroke = createStroke([100, 100], [300, 200]);

it('adds one mark per stroke, with a width relative to the image size', () => {
  for (const tool of ['pen', 'line', 'arrow', 'box'] as const) {
    const marks = applyTool(tool, picture, diagonalStroke, markStyle)?.edits.marks;
    expect(marks?.map(({ kind, size, color }) => [kind, size, color])).toEqual([[tool, 8, '#d13438']]);
  }
});

it('ignores strokes that are too short, except for dots drawn with the pen', () => {
  const tap = createStroke([100, 100], [101, 100]);
  const meaning = imageTools.filter((tool: ImageTool) => applyTool(tool, picture, tap, markStyle));
  expect(meaning).toEqual(['pen']);
});

it('limits crop and blur to the visible part of the image', () => {
  const cut = applyTool('crop', picture, createStroke([-50, 100], [400, 900]), markStyle)!.edits;
  expect(cut.crop).toEqual({ x: 0, y: 100, width: 400, height: 400 });
  expect(applyTool('blur', cut, createStroke([300, 300], [900, 400]), markStyle)!.edits.blurs).toEqual([
    { x: 300, y: 300, width: 100, height: 100 },
  ]);
  expect(applyTool('blur', cut, createStroke([500, 300], [900, 400]), markStyle)).toBeUndefined();
});

it('moves the topmost mark at the start of a stroke with the select tool', () => {
  const below = applyTool('line', picture, diagonalStroke, markStyle)!.edits;
  const both = applyTool('box', below, createStroke([100, 100], [200, 200]), markStyle)!.edits;
  const { edits, selected } = applyTool('select', both, createStroke([100, 100], [110, 130]), markStyle)!;
  expect(selected).toBe(1);
  expect(edits.marks[1]).toMatchObject({ from: [110, 130], to: [210, 230] });
  expect(edits.marks[0]).toBe(both.marks[0]);
  expect(applyTool('select', both, createStroke([900, 400], [910, 430]), markStyle)).toBeUndefined();
  expect(removeMark(both, 1)).toEqual(below);
});

it('adds upright text to a rotated image, and restores the image after four rotations', () => {
  expect(addTextMark(rotateQuarterTurn(picture), [10, 10], 'Toe board', markStyle).edits.marks[0]).toMatchObject({
    turns: 1,
    size: 40,
  });
  expect(rotateQuarterTurn(rotateQuarterTurn(rotateQuarterTurn(rotateQuarterTurn(picture))))).toEqual(picture);
});

it('draws a mark in the center of the image for keyboard users', () => {
  expect(applyTool('arrow', picture, createMiddleStroke(picture), markStyle)!.edits.marks).toMatchObject([
    { from: [400, 200], to: [600, 300] },
  ]);
});
