/** Entry point of the simulated Stripe, for command-line tools. */

export type { Exchange } from './answer-request.ts';
export { openStripeDouble, type StripeDouble } from './open-stripe-double.ts';
export { playPurchases } from './play-purchases.ts';
export type { Sent } from './read-parameters.ts';
export { type Parameter, type Shape, type ShapeName, shapes } from './shapes.ts';
