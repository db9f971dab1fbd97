const keepsUnknown =
  'data without a field is kept: editing a form must not delete answers from its old responses (ENG-15)';
const needsNetwork =
  'the choices are loaded from a URL: an answer must not become invalid while offline, and the engine has no network access';
const nullIsNothing =
  'null means unanswered; the recording could only store an invalid Date object as null, because it is not JSON';

const noNestedForms =
  'nested forms are not supported, since a response is one draft and one submission: such a component is reported and kept unchanged';

/**
 * Maps the ID of a recorded case that differs intentionally to the reason. The run fails if a listed case agrees again.
 */
export const expectedDifferences: Readonly<Record<string, string>> = {
  'core-002':
    'a default value that code computes is the same wherever a form is opened, so client and server agree on every answer',
  'core-006': 'an invalid date is neither before nor after another date; one validation error is enough to correct it',
  'core-007': keepsUnknown,
  'core-010': keepsUnknown,
  'core-012': noNestedForms,
  'core-013': noNestedForms,
  'core-017': noNestedForms,
  'core-044': keepsUnknown,
  'core-051': noNestedForms,
  'core-057':
    'lists are loaded from the team’s data sources, which are synced; a form does not load URLs from its author',
  'core-166': needsNetwork,
  'core-170': needsNetwork,
  'core-178': nullIsNothing,
  'core-185': nullIsNothing,
};
