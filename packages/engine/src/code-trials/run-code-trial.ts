import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldPlan, ScopePlan } from '../plan/field-plan.ts';
import { indexComponents } from '../plan/index-components.ts';
import type { OpenScriptHost, ScriptKind, ScriptPath, ScriptResult, ScriptResultName } from '../scripts/script-host.ts';
import { parseFormLogic } from '../session/parse-form-logic.ts';

/** Code that an author tries with sample answers. */
export interface CodeTrial {
  readonly form: FormDefinition;
  /** ID of the component. */
  readonly componentId: string;
  readonly kind: ScriptKind;
  readonly code: string;
  readonly data: SubmissionData;
  /** Clock in milliseconds. */
  readonly now: () => number;
}

/** Result of a trial. */
export interface CodeTrialResult {
  readonly result: ScriptResult;
  /** Result variable of the code. */
  readonly resultName: ScriptResultName;
  /** Duration in milliseconds including the messages to and from the sandbox, without the start of the sandbox. */
  readonly durationMs: number;
}

/** Result variable by kind of code. */
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

/** Returns true for a property that stores code; JSONLogic is not run as code. */
export const isScriptKind = (kind: string): kind is ScriptKind => Object.hasOwn(resultNames, kind);

/**
 * Runs code once in the sandbox, as a session would for the first row. Side effects are returned, not applied.
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
    // Actions can read the result of their trigger.
    const names = kind.startsWith('logic.') && kind !== 'logic.trigger' ? { names: { result: true } } : {};
    const row = plan.scope.grid ? { rowIndex: 0 } : {};
    const startedMs = now();
    const { results: outcomes } = await host.run({ patches: [], calls: [{ ...call, ...row, ...names }] });
    return { result: outcomes[0]!, resultName: gives, durationMs: now() - startedMs };
  } finally {
    host.close();
  }
}

/** Returns the path of the first row in each enclosing grid. */
function getFirstRowPath({ grid }: ScopePlan): ScriptPath {
  return grid ? [...getFirstRowPath(grid.scope), ...getSegments(grid), 0] : [];
}

const getSegments = ({ segments }: FieldPlan): ScriptPath => segments;
