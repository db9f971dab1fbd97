export { compareResults, type FormTestDifference } from './compare-results.ts';
export { type ExpectedField, type FormTest, maxFormTestLength, maxFormTests } from './form-test.ts';
export { parseFormTests } from './parse-form-tests.ts';
export { type ActualField, recordResults } from './record-results.ts';
