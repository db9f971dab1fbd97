import { type ComponentDefinition, type ComponentSpecs, createSession, type SubmissionData } from '@tideform/engine';

/** What is wrong in a form of its own in an answer: whether anything is. */
export type IsBrokenInside = (components: readonly ComponentDefinition[], data: SubmissionData) => boolean;

/**
 * Asks the components that lie in another's answer, by the specs of all. What was asked once of the same objects is
 * remembered: an answer of a hundred entries is checked with each key.
 */
export function askInside(specs: () => ComponentSpecs): IsBrokenInside {
  const known = new WeakMap<object, WeakMap<object, boolean>>();
  return (components, data) => {
    const byData = known.get(components) ?? new WeakMap<object, boolean>();
    known.set(components, byData);
    const before = byData.get(data);
    if (before !== undefined) return before;
    const session = createSession({ form: { components }, specs: specs(), data, readOnly: true });
    const isBroken = session.validate().length > 0;
    session.close();
    byData.set(data, isBroken);
    return isBroken;
  };
}
