import type * as FloatingUi from '@floating-ui/dom';
import { fetched } from './fetched.ts';

type Parts = Pick<typeof FloatingUi, (typeof partNames)[number]>;
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

const parts = fetched<Parts>(() => import('./floating-ui-parts.ts'));
// Whoever has what floats is about to open it: until it can be placed it would be seen in the window's corner.
void parts.come().catch(() => undefined);

/** Nothing asks a middleware for its work before this has fetched it. */
export const computePosition: Parts['computePosition'] = async (reference, floating, options) =>
  (await parts.come()).computePosition(reference, floating, options);

export const detectOverflow: Parts['detectOverflow'] = async (state, options) =>
  (await parts.come()).detectOverflow(state, options);

const middleware =
  <Name extends 'arrow' | 'flip' | 'hide' | 'offset' | 'shift' | 'size'>(name: Name) =>
  (options: Parameters<Parts[Name]>[0]): FloatingUi.Middleware => ({
    name,
    options,
    fn: async (state) => {
      const make = (await parts.come())[name] as (options: unknown) => FloatingUi.Middleware;
      return make(options).fn(state);
    },
  });

export const arrow = middleware('arrow');
export const flip = middleware('flip');
export const hide = middleware('hide');
export const offset = middleware('offset');
export const shift = middleware('shift');
export const size = middleware('size');

/** Asked by `shift`, which is here then. */
export const limitShift: Parts['limitShift'] = (options) => ({
  options,
  fn: (state) => parts.here()?.limitShift(options).fn(state) ?? { x: state.x, y: state.y },
});
