import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type BaseImage, drawPicture } from '../drawing/draw-picture.ts';
import type { ImageEdits, Rectangle } from '../edits/image-edits.ts';
import { getMarkBounds } from '../edits/mark-bounds.ts';
import { getVisibleMatrix, getVisibleSize } from '../edits/visible-area.ts';

/** Content of the image editor's canvas. */
export interface CanvasScene {
  readonly edits: ImageEdits;
  /** Frame of a crop in progress. */
  readonly frame?: Rectangle | undefined;
  readonly selected?: number | undefined;
}

interface CanvasElements {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/**
 * Paints a scene on the canvas, scaled to the available space.
 * @returns a function that paints a temporary scene, which is replaced when the scene changes
 */
export function useCanvasPaint({ box, canvas }: CanvasElements, baseImage: BaseImage, scene: CanvasScene) {
  const shownScene = useRef(scene);
  const frame = useRef<number>(undefined);
  const paint = useCallback(() => {
    frame.current = undefined;
    const [container, canvasElement] = [box.current, canvas.current];
    if (container && canvasElement) paintScene(container, canvasElement, baseImage, shownScene.current);
  }, [box, canvas, baseImage]);
  useEffect(() => {
    const watch = new ResizeObserver(paint);
    watch.observe(box.current!);
    return () => {
      watch.disconnect();
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    };
  }, [box, paint]);
  const show = (next: CanvasScene) => {
    shownScene.current = next;
    frame.current ??= requestAnimationFrame(paint);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another function each time
  useEffect(() => show(scene), [scene.edits, scene.selected, scene.frame]);
  return show;
}

function paintScene(
  container: HTMLElement,
  canvasElement: HTMLCanvasElement,
  baseImage: BaseImage,
  scene: CanvasScene,
): void {
  const context = canvasElement.getContext('2d');
  if (!context) return;
  const { edits, frame, selected } = scene;
  const size = getVisibleSize(edits);
  const fit = Math.min(container.clientWidth / size.width, container.clientHeight / size.height);
  const scale = fit * Math.max(1, window.devicePixelRatio);
  canvasElement.width = Math.round(size.width * scale);
  canvasElement.height = Math.round(size.height * scale);
  canvasElement.style.width = `${size.width * fit}px`;
  canvasElement.style.height = `${size.height * fit}px`;
  drawPicture(context, baseImage, edits, scale);
  const mark = selected === undefined ? undefined : edits.marks[selected];
  if (mark) drawCropFrame(context, getMarkBounds(mark), mark.kind === 'text' ? 0 : mark.size, scale);
  if (frame) drawCropFrame(context, frame, 0, scale);
}

/** Draws a dashed black and white line around the crop, which is visible on every image. */
function drawCropFrame(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Rectangle,
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
export const toVisiblePosition = (canvas: HTMLCanvasElement, edits: ImageEdits, clientX: number, clientY: number) => {
  const { left, top, width } = canvas.getBoundingClientRect();
  const scale = getVisibleSize(edits).width / width;
  return [(clientX - left) * scale, (clientY - top) * scale] as const;
};

/** Converts image coordinates to fractions of the canvas size. */
export function toCanvasFraction([x, y]: readonly [number, number], edits: ImageEdits) {
  const [a, b, c, d, e, f] = getVisibleMatrix(edits);
  const size = getVisibleSize(edits);
  return { left: (a * x + c * y + e) / size.width, top: (b * x + d * y + f) / size.height };
}
