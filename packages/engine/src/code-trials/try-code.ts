import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { componentsOf } from '../plan/components-of.ts';
import type { FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import type { OpenScriptHost, ScriptKind, ScriptPath, ScriptResult, ScriptResultName } from '../scripts/script-host.ts';
import { readForm } from '../session/read-form.ts';

/** Code that its author tries: of a component of a form, with answers that they made up. */
export interface CodeTrial {
  readonly form: FormDefinition;
  /** Place of the component in the definition. */
  readonly of: string;
  readonly kind: ScriptKind;
  readonly code: string;
  readonly data: SubmissionData;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

export interface TriedCode {
  readonly outcome: ScriptResult;
  /** The name that the code gives its answer to. */
  readonly gives: ScriptResultName;
  /** How long it took, there and back, without what the sandbox needs to start. */
  readonly tookMs: number;
}

/** What code of each kind gives. */
const given: Readonly<Record<ScriptKind, ScriptResultName>> = {
  customConditional: 'show',
  conditionalAddButton: 'show',
  calculateValue: 'value',
  customDefaultValue: 'value',
  'logic.value': 'value',
  'logic.customAction': 'value',
  'validate.custom': 'valid',
  'logic.trigger': 'result',
  'logic.mergeComponentSchema': 'schema',
  nextPage: 'page',
  'data.custom': 'values',
  onChange: 'nothing',
  custom: 'nothing',
};

/** Whether code is kept there: a formula's JSON is not run. */
export const isScriptKind = (kind: string): kind is ScriptKind => Object.hasOwn(given, kind);

/**
 * Runs a piece of code once in the sandbox, as a session would for the first row, and changes nothing: what it sets is told.
 * Rejects when the sandbox cannot be started.
 *
 * @returns `undefined` for a component that the form does not have
 */
export async function tryCode(
  { form, of, kind, code, data, now }: CodeTrial,
  specs: ComponentSpecs,
  open: OpenScriptHost,
): Promise<TriedCode | undefined> {
  const { plans } = readForm(form, specs, undefined, () => false);
  const plan = plans.find(({ id }) => id === of);
  if (!plan) return undefined;
  const gives = given[kind];
  const host = open();
  try {
    const scripts = [{ kind, gives, code, componentId: of }];
    await host.load({ scripts, ...componentsOf(plans), form, user: {}, metadata: {}, data });
    const rowPath = rowOf(plan.scope);
    const call = { script: 0, callId: 1, path: [...rowPath, ...plan.segments], rowPath };
    // What an action is told of its trigger.
    const names = kind.startsWith('logic.') && kind !== 'logic.trigger' ? { names: { result: true } } : {};
    const row = plan.scope.grid ? { rowIndex: 0 } : {};
    const startedMs = now();
    const { outcomes } = await host.run({ patches: [], calls: [{ ...call, ...row, ...names }] });
    return { outcome: outcomes[0]!, gives, tookMs: now() - startedMs };
  } finally {
    host.close();
  }
}

/** The first row of each grid around. */
function rowOf({ grid }: ScopePlan): ScriptPath {
  return grid ? [...rowOf(grid.scope), ...segmentsOf(grid), 0] : [];
}

const segmentsOf = ({ segments }: FieldPlan): ScriptPath => segments;
