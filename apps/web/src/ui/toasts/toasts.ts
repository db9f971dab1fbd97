import { createContext } from 'react';

export interface Toast {
  readonly id: string;
  readonly intent: 'success' | 'error' | 'info';
  readonly title: string;
  readonly body?: string;
  /** Something is on its way. */
  readonly isBusy?: boolean;
  readonly action?: { readonly word: string; readonly onClick: () => void };
  /** `Infinity`: until it is taken away. Without it as long as the others. */
  readonly timeoutMs?: number;
}

/** What draws toasts, once its code is here. */
export interface ToastDrawer {
  show(toast: Toast): void;
  change(toast: Toast): void;
  take(id: string): void;
}

/** Toasts that are wanted: kept in order until there is something that draws them. */
export interface Toasts extends ToastDrawer {
  /** How often something was wanted that nothing draws yet. */
  wishes(): number;
  onWish(listener: () => void): () => void;
  drawBy(drawer: ToastDrawer): () => void;
}

export function createToasts(): Toasts {
  const waiting: ((drawer: ToastDrawer) => void)[] = [];
  const listeners = new Set<() => void>();
  let wishes = 0;
  let drawing: ToastDrawer | undefined;
  const ask = (wish: (drawer: ToastDrawer) => void): void => {
    if (drawing) {
      wish(drawing);
      return;
    }
    waiting.push(wish);
    wishes += 1;
    for (const listener of listeners) listener();
  };
  return {
    show: (toast) => ask((drawer) => drawer.show(toast)),
    change: (toast) => ask((drawer) => drawer.change(toast)),
    take: (id) => ask((drawer) => drawer.take(id)),
    wishes: () => wishes,
    onWish(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drawBy(drawer) {
      drawing = drawer;
      for (const wish of waiting.splice(0)) wish(drawer);
      return () => {
        if (drawing === drawer) drawing = undefined;
      };
    },
  };
}

/** Where nothing draws toasts nobody waits for them. */
const nowhere: ToastDrawer = { show() {}, change() {}, take() {} };

export const ToastContext = createContext<ToastDrawer>(nowhere);
