/** Entry point of the simulated Stripe, for command-line tools. */

export type { StripeExchange } from './handle-request.ts';
export type { ParameterValue } from './request-shapes.ts';
export { type ParameterShape, type RequestShape, type RequestShapeName, requestShapes } from './request-shapes.ts';
export { runPurchaseScenarios } from './run-purchase-scenarios.ts';
export { type StripeDouble, startStripeDouble } from './start-stripe-double.ts';
