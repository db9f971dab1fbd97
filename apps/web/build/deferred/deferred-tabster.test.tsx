import { afterEach, describe, expect, it } from 'vitest';
import { createTabster, disposeTabster, getModalizer, getMover } from './deferred-tabster.ts';

declare global {
  interface Window {
    __tabsterInstance?: { readonly mover?: object; readonly modalizer?: object } | undefined;
  }
}

afterEach(() => document.body.replaceChildren());

const found = (name: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(name);
  if (!element) throw new Error(`There is no ${name}`);
  return element;
};

describe('the deferred Tabster', () => {
  it('finds focusable elements until Tabster is loaded, and then runs the queued calls', async () => {
    document.body.innerHTML = '<div><p>a</p><button>b</button><button tabindex="-1">c</button><a href="#">d</a></div>';
    for (const element of document.querySelectorAll('*')) element.checkVisibility = () => true;
    const [container, button, link] = [found('div'), found('button'), found('a')];

    const [gone, later] = [createTabster(window), createTabster(window)];
    disposeTabster(gone);
    getMover(later);
    getModalizer(later);
    expect(later.focusable.findFirst({ container })).toBe(button);
    expect(later.focusable.findLast({ container })).toBe(link);
    expect(later.focusable.findNext({ container, currentElement: button })).toBe(link);
    expect(later.focusable.findPrev({ container, currentElement: button })).toBeNull();
    expect(window.__tabsterInstance).toBeUndefined();

    await expect.poll(() => later.instance).toBeDefined();
    expect(window.__tabsterInstance?.mover).toBeDefined();
    expect(window.__tabsterInstance?.modalizer).toBeDefined();
    expect(later.focusable).toBe(later.instance?.focusable);
    expect(gone.instance).toBeUndefined();
    disposeTabster(later);
    expect(window.__tabsterInstance).toBeUndefined();
  });
});
