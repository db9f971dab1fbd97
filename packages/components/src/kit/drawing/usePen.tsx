import { type PointerEvent, useEffect, useRef } from 'react';
import type { PenPoint, PenStroke } from './pen-stroke.ts';

interface PenOptions {
  /** Element to draw on. */
  readonly surface: { readonly current: HTMLElement | null };
  /** Converts the position of an event to drawing coordinates. */
  readonly toDrawingPoint: (event: {
    readonly clientX: number;
    readonly clientY: number;
  }) => readonly [x: number, y: number];
  /** Called with the stroke while it is drawn; with `undefined` if the stroke was canceled. */
  readonly onDraw: (stroke: PenStroke | undefined) => void;
  readonly onEnd: (stroke: PenStroke) => void;
}

/**
 * Returns pointer handlers for drawing with a mouse, pen or finger, one at a time. If a palm touches the screen first,
 * the pen's stroke replaces the palm's stroke.
 */
export function usePen({ surface, toDrawingPoint, onDraw, onEnd }: PenOptions) {
  usePreventFling(surface);
  const drawing = useRef<{ readonly pointerId: number; readonly type: string; stroke: PenStroke }>(undefined);

  const toPenPoint = (event: globalThis.PointerEvent): PenPoint => [...toDrawingPoint(event), event.pressure];
  const drop = () => {
    drawing.current = undefined;
    onDraw(undefined);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { pointerId, pointerType: type, button, nativeEvent } = event;
      const isPalm = drawing.current?.type === 'touch' && type === 'pen';
      if (button !== 0 || (drawing.current && !isPalm)) return;
      event.currentTarget.setPointerCapture(pointerId);
      const stroke = { points: [toPenPoint(nativeEvent)], hasPressure: type === 'pen' };
      drawing.current = { pointerId, type, stroke };
      onDraw(stroke);
    },
    onPointerMove({ pointerId, nativeEvent }: PointerEvent<HTMLElement>) {
      const current = drawing.current;
      if (current?.pointerId !== pointerId) return;
      // Between two frames, a fast pen moves through several points, which the browser reports together.
      const all = nativeEvent.getCoalescedEvents?.() ?? [];
      const more = (all.length > 0 ? all : [nativeEvent]).map(toPenPoint);
      current.stroke = { ...current.stroke, points: [...current.stroke.points, ...more] };
      onDraw(current.stroke);
    },
    onPointerUp({ pointerId }: PointerEvent<HTMLElement>) {
      const current = drawing.current;
      if (current?.pointerId !== pointerId) return;
      drop();
      onEnd(current.stroke);
    },
    onPointerCancel: ({ pointerId }: PointerEvent<HTMLElement>) =>
      drawing.current?.pointerId === pointerId ? drop() : undefined,
  };
}

/**
 * Prevents browsers from treating a fast stroke as a fling. They would take the next tap as stopping the scroll, so a
 * press on Save right after the stroke would be lost.
 * NOTE: React's touch handlers are passive and can't prevent this. Preventing the event also prevents focusing, so the
 * element is focused explicitly.
 */
function usePreventFling(surface: PenOptions['surface']): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const refuse = (event: TouchEvent) => {
      event.preventDefault();
      element.focus();
    };
    element.addEventListener('touchstart', refuse, { passive: false });
    return () => element.removeEventListener('touchstart', refuse);
  }, [surface]);
}
