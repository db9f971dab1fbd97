import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/answers.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { indexComponents } from '../plan/find-plans.ts';
import type { OpenScriptHost, ScriptKind, ScriptPath, ScriptResult, ScriptResultName } from '../scripts/script-host.ts';
import { parseFormLogic } from '../session/parse-form-logic.ts';

/** Request to run an author's code with sample answers. */
export interface CodeTrial {
  readonly form: FormDefinition;
  /** ID of the component that the code belongs to. */
  readonly componentId: string;
  readonly kind: ScriptKind;
  readonly code: string;
  readonly data: SubmissionData;
  /** Clock in milliseconds, used to measure the duration. */
  readonly now: () => number;
}

/** Result of running an author's code with sample answers. */
export interface CodeTrialResult {
  readonly result: ScriptResult;
  /** Name of the variable that the code assigns its result to, such as `show`. */
  readonly resultName: ScriptResultName;
  /** Duration in milliseconds including the messages to and from the sandbox, without the start of the sandbox. */
  readonly durationMs: number;
}

/** Maps a kind of code to the variable that the code assigns its result to. */
const resultNames: Readonly<Record<ScriptKind, ScriptResultName>> = {
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

/** Returns true for the name of a property that stores code. Properties with JSONLogic don't count as code. */
export const isScriptKind = (kind: string): kind is ScriptKind => Object.hasOwn(resultNames, kind);

/**
 * Runs code once in the sandbox, as a session would for the first row of each enclosing grid. Side effects are
 * returned, not applied.
 * Rejects if the sandbox cannot be started.
 *
 * @returns `undefined` if the form does not have the component
 */
export async function runCodeTrial(
  { form, componentId: of, kind, code, data, now }: CodeTrial,
  specs: ComponentSpecs,
  open: OpenScriptHost,
): Promise<CodeTrialResult | undefined> {
  const { plans } = parseFormLogic(form, specs, undefined, () => false);
  const plan = plans.find(({ id }) => id === of);
  if (!plan) return undefined;
  const gives = resultNames[kind];
  const host = open();
  try {
    const scripts = [{ kind, gives, code, componentId: of }];
    await host.load({ scripts, ...indexComponents(plans), form, user: {}, metadata: {}, data });
    const rowPath = getFirstRowPath(plan.scope);
    const call = { script: 0, callId: 1, path: [...rowPath, ...plan.segments], rowPath };
    // Actions of a `logic` entry can read the value of the entry's trigger as `result`.
    const names = kind.startsWith('logic.') && kind !== 'logic.trigger' ? { names: { result: true } } : {};
    const row = plan.scope.grid ? { rowIndex: 0 } : {};
    const startedMs = now();
    const { results: outcomes } = await host.run({ patches: [], calls: [{ ...call, ...row, ...names }] });
    return { result: outcomes[0]!, resultName: gives, durationMs: now() - startedMs };
  } finally {
    host.close();
  }
}

/** Returns the data path of a column's row: the first row of each enclosing grid. */
function getFirstRowPath({ grid }: ScopePlan): ScriptPath {
  return grid ? [...getFirstRowPath(grid.scope), ...getSegments(grid), 0] : [];
}

const getSegments = ({ segments }: FieldPlan): ScriptPath => segments;
