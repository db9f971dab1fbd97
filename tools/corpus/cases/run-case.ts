import { answerForm, type FormState } from './answer-form.ts';
import { compareResults, type ExpectedResults, isSameRule } from './compare-results.ts';
import type { RecordedCase } from './recorded-case.ts';

export interface CaseResult {
  /** Descriptions of the differences; empty if both results are equivalent. */
  readonly differences: readonly string[];
  /** Component types of the case that aren't implemented. */
  readonly unknownTypes: readonly string[];
}

/** Runs one recorded case with this engine and the real components. */
export async function runCase(recorded: RecordedCase): Promise<CaseResult> {
  const { kind, data } = recorded;
  const ours = await answerForm(kind === 'process' ? recorded.form : { components: [getComponent(recorded)] }, data);
  const differences = kind === 'rule' ? compareRule(ours, recorded) : compareResults(ours, selectExpected(recorded));
  return { differences, unknownTypes: ours.unknownTypes };
}

function compareRule({ issues }: FormState, { expected: { error = null } }: RecordedCase): readonly string[] {
  if (error) return issues.some((issue) => isSameRule(issue, error)) ? [] : [`no issue "${error.key}"`];
  return issues.map(({ rule }) => `an issue "${rule}"`);
}

/**
 * Returns the component of a recorded case, adapted to this engine.
 *
 * NOTE: rules were recorded with a type `textField`, which form.io doesn't have; a text field is used. If the recording
 * marks the component as hidden, a condition hides it.
 */
function getComponent({ component, expected }: RecordedCase): unknown {
  const stored = component as Readonly<Record<string, unknown>>;
  const isHidden = expected.scope?.conditionals?.some(({ conditionallyHidden }) => conditionallyHidden) ?? false;
  return {
    ...stored,
    ...(stored.type === 'textField' ? { type: 'textfield' } : {}),
    ...(isHidden ? { customConditional: 'show = false;' } : {}),
  };
}

/**
 * Returns the results that the recorded pipeline steps affect: conditions alone neither change the data nor validate
 * it.
 */
function selectExpected({ kind, processors = [], expected }: RecordedCase): ExpectedResults {
  const { data, errors, hidden, shown } = expected;
  if (kind === 'processor') return { data, ...(processors.length > 0 || errors?.length ? { errors } : {}) };
  const ran = (name: string) => processors.some((processor) => processor.toLowerCase().includes(name));
  return {
    ...(ran('calculate') || ran('normalize') || ran('populate') ? { data } : {}),
    ...(ran('validate') ? { errors } : {}),
    hidden,
    shown,
  };
}
