import { type PointerEvent, useRef } from 'react';
import type { PenPoint, PenStroke } from './pen-stroke.ts';

interface PenUse {
  /** Where an event lies in the drawing. */
  readonly place: (event: { readonly clientX: number; readonly clientY: number }) => readonly [x: number, y: number];
  /** Called with what is drawn so far; `undefined`: it was taken back. */
  readonly onDraw: (stroke: PenStroke | undefined) => void;
  readonly onEnd: (stroke: PenStroke) => void;
}

/**
 * Handlers of an element that one draws on with one pointer: mouse, pen or finger. A pen takes over from the palm
 * that touched before it.
 */
export function usePen({ place, onDraw, onEnd }: PenUse) {
  const drawing = useRef<{ readonly pointerId: number; readonly type: string; stroke: PenStroke }>(undefined);

  const pointOf = (event: globalThis.PointerEvent): PenPoint => [...place(event), event.pressure];
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
      const stroke = { points: [pointOf(nativeEvent)], hasPressure: type === 'pen' };
      drawing.current = { pointerId, type, stroke };
      onDraw(stroke);
    },
    onPointerMove({ pointerId, nativeEvent }: PointerEvent<HTMLElement>) {
      const current = drawing.current;
      if (current?.pointerId !== pointerId) return;
      // Between two frames a quick hand was in more places than one.
      const all = nativeEvent.getCoalescedEvents?.() ?? [];
      const more = (all.length > 0 ? all : [nativeEvent]).map(pointOf);
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
