export { compareOutcome, type Difference } from './compare-outcome.ts';
export { type ExpectedField, type FormTest, longestFormTest, mostFormTests } from './form-test.ts';
export { readFormTests } from './read-form-tests.ts';
export { type FoundField, readOutcome } from './read-outcome.ts';
