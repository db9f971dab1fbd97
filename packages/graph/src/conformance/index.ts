export { createSampleWorkbook } from './create-sample-workbook.ts';
export { allParts, type ConformancePart, describeGraphConformance } from './graph-conformance.ts';
export type { Actor, ServiceUnderTest } from './service-under-test.ts';
