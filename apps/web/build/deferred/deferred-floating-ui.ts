import type * as FloatingUi from '@floating-ui/dom';
import { createLazyModule } from './lazy-module.ts';

type FloatingUiExports = Pick<typeof FloatingUi, (typeof partNames)[number]>;
declare const partNames: readonly [
  'arrow',
  'computePosition',
  'detectOverflow',
  'flip',
  'hide',
  'limitShift',
  'offset',
  'shift',
  'size',
];

const parts = createLazyModule<FloatingUiExports>(() => import('./floating-ui-parts.ts'));
// Loads the module immediately, because a popover is about to open. Until it is positioned, the popover would appear in
// the corner of the window.
void parts.load().catch(() => undefined);

/** Computes the position after loading Floating UI. Middleware functions only run after this. */
export const computePosition: FloatingUiExports['computePosition'] = async (reference, floating, options) =>
  (await parts.load()).computePosition(reference, floating, options);

export const detectOverflow: FloatingUiExports['detectOverflow'] = async (state, options) =>
  (await parts.load()).detectOverflow(state, options);

const createDeferredMiddleware =
  <Name extends 'arrow' | 'flip' | 'hide' | 'offset' | 'shift' | 'size'>(name: Name) =>
  (options: Parameters<FloatingUiExports[Name]>[0]): FloatingUi.Middleware => ({
    name,
    options,
    fn: async (state) => {
      const createMiddleware = (await parts.load())[name] as (options: unknown) => FloatingUi.Middleware;
      return createMiddleware(options).fn(state);
    },
  });

export const arrow = createDeferredMiddleware('arrow');
export const flip = createDeferredMiddleware('flip');
export const hide = createDeferredMiddleware('hide');
export const offset = createDeferredMiddleware('offset');
export const shift = createDeferredMiddleware('shift');
export const size = createDeferredMiddleware('size');

/** Called by the `shift` middleware, so Floating UI is already loaded. */
export const limitShift: FloatingUiExports['limitShift'] = (options) => ({
  options,
  fn: (state) => parts.get()?.limitShift(options).fn(state) ?? { x: state.x, y: state.y },
});
