const keepsUnknown =
  'what no field knows is kept: a form that is edited later must not lose what its old responses say (ENG-15)';
const needsNetwork =
  'the choices come from a web address: no answer may become wrong because the network is away, and the engine has none';
const nullIsNothing =
  'null is no answer; a broken Date object, which the recording could only write as null, is no JSON';

const noNestedForms =
  'there are no forms in forms, so that a response is one draft and one submission: such a component is named, kept and left alone';

/** Recorded cases that differ intentionally, and why. An entry whose case agrees again fails the run. */
export const ourReasons: Readonly<Record<string, string>> = {
  'core-002':
    'a default that code gives is the same wherever a form is opened: client and server agree on every answer',
  'core-006': 'what is no date is neither before nor after another; one broken rule says what to mend',
  'core-007': keepsUnknown,
  'core-010': keepsUnknown,
  'core-012': noNestedForms,
  'core-013': noNestedForms,
  'core-017': noNestedForms,
  'core-044': keepsUnknown,
  'core-051': noNestedForms,
  'core-057':
    'lists come from the team’s data sources, which sync keeps; a form does not fetch addresses that an author wrote',
  'core-166': needsNetwork,
  'core-170': needsNetwork,
  'core-178': nullIsNothing,
  'core-185': nullIsNothing,
};
