/** Stripe on this machine, for commands that show or check it. */

export type { Exchange } from './answer-request.ts';
export { openStripeDouble, type StripeDouble } from './open-stripe-double.ts';
export { playPurchases } from './play-purchases.ts';
export type { Sent } from './read-parameters.ts';
export { type Parameter, type Shape, type ShapeName, shapes } from './shapes.ts';
