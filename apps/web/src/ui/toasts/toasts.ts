import { createContext } from 'react';

export interface Toast {
  readonly id: string;
  readonly intent: 'success' | 'error' | 'info';
  readonly title: string;
  readonly body?: string;
  /** Whether the toast shows a spinner. */
  readonly isBusy?: boolean;
  readonly action?: { readonly word: string; readonly onClick: () => void };
  /**
   * Time in milliseconds after which the toast disappears; `Infinity`: until it is removed. Absent: the default
   * timeout.
   */
  readonly timeoutMs?: number;
}

/** Renderer of toasts, which connects when its code is loaded. */
export interface ToastRenderer {
  show(toast: Toast): void;
  update(toast: Toast): void;
  remove(id: string): void;
}

/** Requests to show toasts. They are queued in order until a renderer is connected. */
export interface Toasts extends ToastRenderer {
  /** Returns how many requests were made while no renderer was connected. */
  requestCount(): number;
  onRequest(listener: () => void): () => void;
  connect(drawer: ToastRenderer): () => void;
}

export function createToasts(): Toasts {
  const queue: ((drawer: ToastRenderer) => void)[] = [];
  const listeners = new Set<() => void>();
  let requestCount = 0;
  let renderer: ToastRenderer | undefined;
  const enqueue = (request: (drawer: ToastRenderer) => void): void => {
    if (renderer) {
      request(renderer);
      return;
    }
    queue.push(request);
    requestCount += 1;
    for (const listener of listeners) listener();
  };
  return {
    show: (toast) => enqueue((drawer) => drawer.show(toast)),
    update: (toast) => enqueue((drawer) => drawer.update(toast)),
    remove: (id) => enqueue((drawer) => drawer.remove(id)),
    requestCount: () => requestCount,
    onRequest(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect(drawer) {
      renderer = drawer;
      for (const wish of queue.splice(0)) wish(drawer);
      return () => {
        if (renderer === drawer) renderer = undefined;
      };
    },
  };
}

/** Default if there is no provider: toasts are discarded. */
const noToasts: ToastRenderer = { show() {}, update() {}, remove() {} };

export const ToastContext = createContext<ToastRenderer>(noToasts);
