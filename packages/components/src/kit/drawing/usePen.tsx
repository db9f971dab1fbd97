import { type PointerEvent, useEffect, useRef } from 'react';
import type { PenPoint, PenStroke } from './pen-stroke.ts';

interface PenUse {
  /** The element that one draws on. */
  readonly surface: { readonly current: HTMLElement | null };
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
export function usePen({ surface, place, onDraw, onEnd }: PenUse) {
  useStillHand(surface);
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

/**
 * Keeps a quick stroke from being taken for a throw: browsers take the next tap for the hand that stops it, so that a press on
 * Save right after it was lost. NOTE: handlers of React's cannot refuse a touch. The focus comes by hand then.
 */
function useStillHand(surface: PenUse['surface']): void {
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
