export { type ExpectedField, type FormTest, maxFormTestLength, maxFormTests, parseFormTests } from './form-test.ts';
export { type ActualField, compareResults, type FormTestDifference, recordResults } from './record-results.ts';
