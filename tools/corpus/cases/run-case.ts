import { answerForm, type Outcome } from './answer-form.ts';
import { type Compared, compareOutcome, isSameRule } from './compare-outcome.ts';
import type { RecordedCase } from './recorded-case.ts';

export interface CaseResult {
  /** In words. Nothing when ours means the same. */
  readonly differences: readonly string[];
  /** Types of the case that nobody has built yet. */
  readonly unknownTypes: readonly string[];
}

/** Runs one recorded case against our engine and the real components. */
export async function runCase(recorded: RecordedCase): Promise<CaseResult> {
  const { kind, data } = recorded;
  const ours = await answerForm(kind === 'process' ? recorded.form : { components: [componentOf(recorded)] }, data);
  const differences = kind === 'rule' ? compareRule(ours, recorded) : compareOutcome(ours, comparedPart(recorded));
  return { differences, unknownTypes: ours.unknownTypes };
}

function compareRule({ issues }: Outcome, { expected: { error = null } }: RecordedCase): readonly string[] {
  if (error) return issues.some((issue) => isSameRule(issue, error)) ? [] : [`no issue "${error.key}"`];
  return issues.map(({ rule }) => `an issue "${rule}"`);
}

/**
 * NOTE: the recorded rules were tried on a type `textField`, which form.io does not have; it is a text field. A
 * processor that was told that its component is hidden gets a component that is.
 */
function componentOf({ component, expected }: RecordedCase): unknown {
  const stored = component as Readonly<Record<string, unknown>>;
  const isHidden = expected.scope?.conditionals?.some(({ conditionallyHidden }) => conditionallyHidden) ?? false;
  return {
    ...stored,
    ...(stored.type === 'textField' ? { type: 'textfield' } : {}),
    ...(isHidden ? { customConditional: 'show = false;' } : {}),
  };
}

/** What the steps that ran have a say in: conditions alone leave the data as it was, and check nothing. */
function comparedPart({ kind, processors = [], expected }: RecordedCase): Compared {
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
