import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/answers.ts';
import type { LoadRow } from '../data/data-source-rows.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { parseForm } from '../definition/parse-form.ts';
import { isRecord } from '../json/json-value.ts';
import type { Viewer } from '../permissions/get-permission.ts';
import type { SessionWarning } from '../plan/session-warning.ts';
import type { OpenScriptHost } from '../scripts/script-host.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/session.ts';
import { scenarioSpecs } from './scenario-specs.ts';

export interface ScenarioOptions {
  readonly data?: SubmissionData;
  readonly readOnly?: boolean;
  readonly viewer?: Viewer;
  /** Component specs to use instead of the minimal specs of the scenario tests. */
  readonly specs?: ComponentSpecs;
  /** Runs the form's code. Await `settled` before checking results. */
  readonly scripts?: OpenScriptHost;
  readonly user?: Readonly<Record<string, unknown>>;
  /** Reads rows of data sources. */
  readonly loadRow?: LoadRow;
}

/**
 * Test driver for one respondent and one form. Fields are identified by their labels, and fields in rows also by the
 * row number, as in screen readers: `Price, row 2`; in a nested grid `Size, row 1, row 2`.
 */
export interface Scenario {
  readonly session: Session;
  answer(label: string, value: unknown): Scenario;
  /** Leaves a field, as on blur. */
  leave(label: string): Scenario;
  submit(): Scenario;
  /** Adds a row to a grid: at the end, or at the row number `number`, counted from 1. */
  addRow(label: string, number?: number): Scenario;
  removeRow(label: string, number: number): Scenario;
  moveRow(label: string, number: number, to: number): Scenario;
  startOver(): Scenario;
  /** Waits until all logic has settled. */
  settled(): Promise<Scenario>;
  expectVisible(...labels: readonly string[]): Scenario;
  expectHidden(...labels: readonly string[]): Scenario;
  /** Throws unless the field shows exactly these broken rules. */
  expectError(label: string, ...rules: readonly string[]): Scenario;
  expectNoError(label: string): Scenario;
  expectAnswer(label: string, value: unknown): Scenario;
  /** Throws unless the stored data is exactly this. */
  expectData(data: SubmissionData): Scenario;
  expectWarning(code: SessionWarning['code'], detail: string): Scenario;
}

/**
 * Starts a scenario with a form or its components. Labels must be unique. The `expect…` functions throw an error with
 * the actual value.
 */
export function startScenario(
  form: { readonly components: readonly unknown[] } | readonly unknown[],
  { specs = scenarioSpecs, ...more }: ScenarioOptions = {},
): Scenario {
  const parsed = parseForm('components' in form ? form : { components: form });
  if (!parsed.ok) throw new Error(`Not a form: ${JSON.stringify(parsed.problems)}`);
  const session = createSession({ form: parsed.form, specs, ...more });
  return createScenario(session);
}

/** Creates a component for a scenario: `field('textfield', 'First name')` has the key `firstName`. */
export function createField(
  type: string,
  label: string,
  more: Readonly<Record<string, unknown>> = {},
): ComponentDefinition {
  const key = label.replace(/\W+(\w?)/g, (_gap, next: string) => next.toUpperCase());
  return { type, key: key.charAt(0).toLowerCase() + key.slice(1), label, input: true, ...more };
}

function createScenario(session: Session): Scenario {
  function getId(label: string): string {
    const ids = indexIdsByLabel(session);
    const id = ids.get(label);
    if (id === undefined) throw new Error(`No field is named ${label}; the form has ${[...ids.keys()].join(', ')}`);
    return id;
  }
  function getRowId(label: string, number: number): string {
    const row = getState(label).rows?.[number - 1];
    if (!row) throw new Error(`${label} has no row ${number}`);
    return row.id;
  }
  const getState = (label: string) => session.state(getId(label));
  const getBrokenRules = (label: string) => getState(label).issues.map((issue) => issue.rule);
  const step = (act: () => void): Scenario => {
    act();
    return driver;
  };

  const driver: Scenario = {
    session,
    answer: (label, value) =>
      step(() => {
        expectEqual(`Visibility of ${label}`, getState(label).visible, true);
        session.setValue(getId(label), value);
      }),
    leave: (label) => step(() => session.touch(getId(label))),
    submit: () => step(() => session.validate()),
    addRow: (label, number) => step(() => session.addRow(getId(label), number && number - 1)),
    removeRow: (label, number) => step(() => session.removeRow(getId(label), getRowId(label, number))),
    moveRow: (label, number, to) => step(() => session.moveRow(getId(label), getRowId(label, number), to - 1)),
    settled: () => session.settled().then(() => driver),
    startOver: () => step(() => session.reset()),
    expectVisible: (...labels) => step(() => expectVisibility(labels, true)),
    expectHidden: (...labels) => step(() => expectVisibility(labels, false)),
    expectError: (label, ...rules) => step(() => expectEqual(`Issues of ${label}`, getBrokenRules(label), rules)),
    expectNoError: (label) => step(() => expectEqual(`Issues of ${label}`, getBrokenRules(label), [])),
    expectAnswer: (label, value) => step(() => expectEqual(`Answer of ${label}`, getState(label).value, value)),
    expectData: (data) => step(() => expectEqual('Data', session.data(), data)),
    expectWarning: (code, detail) =>
      step(() => {
        const found = session.warnings.some((warning) => warning.code === code && warning.detail === detail);
        if (!found) throw new Error(`No warning ${code} ${detail}; found ${JSON.stringify(session.warnings)}`);
      }),
  };

  function expectVisibility(labels: readonly string[], isVisible: boolean): void {
    for (const label of labels) expectEqual(`Visibility of ${label}`, getState(label).visible, isVisible);
  }
  return driver;
}

function indexIdsByLabel(session: Session): ReadonlyMap<string, string> {
  const labelled = new Map<string, string>();
  const collect = (ids: readonly string[], where: string): void => {
    for (const { id, definition, slots } of ids.map((one) => session.node(one))) {
      const label = `${definition.label ?? id}${where}`;
      if (labelled.has(label)) throw new Error(`Two fields are named ${label}`);
      labelled.set(label, id);
      for (const slot of slots) collect(slot, where);
      for (const [index, row] of (session.state(id).rows ?? []).entries()) {
        collect(row.fieldIds, `${where}, row ${index + 1}`);
      }
    }
  };
  collect(session.rootIds, '');
  return labelled;
}

function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [seen, wanted] = [stringifySorted(actual), stringifySorted(expected)];
  if (seen !== wanted) throw new Error(`${what}: expected ${wanted}, saw ${seen}`);
}

/** Serializes JSON with sorted keys, so that the order of answers does not matter. */
function stringifySorted(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
