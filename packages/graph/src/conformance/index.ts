export { allParts, type ConformancePart, graphConformance } from './graph-conformance.ts';
export { createSampleWorkbook } from './workbook-sample.ts';
export type { Actor, ConformanceWorld } from './world.ts';
