import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type BaseImage, drawPicture } from '../drawing/draw-picture.ts';
import type { Box, Edits } from '../edits/edits.ts';
import { getMarkBox } from '../edits/mark-box.ts';
import { getVisibleMatrix, getVisibleSize } from '../edits/visible-part.ts';

/** Content of the image editor's canvas. */
export interface Scene {
  readonly edits: Edits;
  /** Frame of a crop in progress. */
  readonly frame?: Box | undefined;
  readonly selected?: number | undefined;
}

interface Stage {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/**
 * Paints a scene on the canvas, scaled to the available space.
 * @returns a function that paints a temporary scene, which is replaced when the scene changes
 */
export function useStagePaint({ box, canvas }: Stage, ground: BaseImage, scene: Scene) {
  const shown = useRef(scene);
  const frame = useRef<number>(undefined);
  const paint = useCallback(() => {
    frame.current = undefined;
    const [room, sheet] = [box.current, canvas.current];
    if (room && sheet) paintScene(room, sheet, ground, shown.current);
  }, [box, canvas, ground]);
  useEffect(() => {
    const watch = new ResizeObserver(paint);
    watch.observe(box.current!);
    return () => {
      watch.disconnect();
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    };
  }, [box, paint]);
  const show = (next: Scene) => {
    shown.current = next;
    frame.current ??= requestAnimationFrame(paint);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another function each time
  useEffect(() => show(scene), [scene.edits, scene.selected, scene.frame]);
  return show;
}

function paintScene(room: HTMLElement, sheet: HTMLCanvasElement, ground: BaseImage, scene: Scene): void {
  const context = sheet.getContext('2d');
  if (!context) return;
  const { edits, frame, selected } = scene;
  const size = getVisibleSize(edits);
  const fit = Math.min(room.clientWidth / size.width, room.clientHeight / size.height);
  const scale = fit * Math.max(1, window.devicePixelRatio);
  sheet.width = Math.round(size.width * scale);
  sheet.height = Math.round(size.height * scale);
  sheet.style.width = `${size.width * fit}px`;
  sheet.style.height = `${size.height * fit}px`;
  drawPicture(context, ground, edits, scale);
  const mark = selected === undefined ? undefined : edits.marks[selected];
  if (mark) drawCropFrame(context, getMarkBox(mark), mark.kind === 'text' ? 0 : mark.size, scale);
  if (frame) drawCropFrame(context, frame, 0, scale);
}

/** Draws a dashed black and white line around the crop, which is visible on every image. */
function drawCropFrame(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  around: number,
  scale: number,
): void {
  context.lineWidth = 2 / scale;
  for (const [color, dash] of [
    ['#ffffff', []],
    ['#000000', [6 / scale, 6 / scale]],
  ] as const) {
    context.strokeStyle = color;
    context.setLineDash(dash);
    context.strokeRect(x - around, y - around, width + 2 * around, height + 2 * around);
  }
  context.setLineDash([]);
}

/** Converts a pointer position to coordinates in the visible part of the image. */
export const toVisiblePosition = (canvas: HTMLCanvasElement, edits: Edits, clientX: number, clientY: number) => {
  const { left, top, width } = canvas.getBoundingClientRect();
  const scale = getVisibleSize(edits).width / width;
  return [(clientX - left) * scale, (clientY - top) * scale] as const;
};

/** Converts image coordinates to fractions of the canvas size. */
export function toCanvasFraction([x, y]: readonly [number, number], edits: Edits) {
  const [a, b, c, d, e, f] = getVisibleMatrix(edits);
  const size = getVisibleSize(edits);
  return { left: (a * x + c * y + e) / size.width, top: (b * x + d * y + f) / size.height };
}
