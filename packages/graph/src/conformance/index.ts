export { allParts, type ConformancePart, graphConformance } from './graph-conformance.ts';
export type { Actor, ConformanceWorld } from './world.ts';
