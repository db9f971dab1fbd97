import type { ComponentSpecs } from '../component-spec.ts';
import type { ReadRow } from '../data/looked-up.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { parseForm } from '../definition/parse-form.ts';
import { isRecord } from '../json/is-record.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { SessionWarning } from '../plan/session-warning.ts';
import type { OpenScriptHost } from '../scripts/script-host.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/session.ts';
import { scenarioSpecs } from './scenario-specs.ts';

export interface ScenarioOptions {
  readonly data?: SubmissionData;
  readonly readOnly?: boolean;
  readonly viewer?: Viewer;
  /** The real components instead of the tiny ones. */
  readonly specs?: ComponentSpecs;
  /** Runs the form's code. Then let the scenario settle before it looks. */
  readonly scripts?: OpenScriptHost;
  readonly user?: Readonly<Record<string, unknown>>;
  /** Reads rows of data sources. */
  readonly readRow?: ReadRow;
}

/**
 * One person answering one form, told in that person's words: fields are named by their labels, those in a row of a
 * grid with the number of the row, as screen readers say it: `Price, row 2`, in a grid within a grid `Size, row 1, row 2`.
 */
export interface Scenario {
  readonly session: Session;
  answer(label: string, value: unknown): Scenario;
  /** Moves on from a field, as a person does who leaves it. */
  leave(label: string): Scenario;
  submit(): Scenario;
  /** Adds a row to a grid, at the end or so that it has the given number. */
  addRow(label: string, number?: number): Scenario;
  removeRow(label: string, number: number): Scenario;
  moveRow(label: string, number: number, to: number): Scenario;
  startOver(): Scenario;
  /** Waits until all logic has come to rest. */
  settled(): Promise<Scenario>;
  see(...labels: readonly string[]): Scenario;
  notSee(...labels: readonly string[]): Scenario;
  /** Fails unless the field shows exactly these broken rules. */
  expectIssue(label: string, ...rules: readonly string[]): Scenario;
  expectNoIssue(label: string): Scenario;
  expectAnswer(label: string, value: unknown): Scenario;
  /** Fails unless the stored data is exactly this. */
  expectData(data: SubmissionData): Scenario;
  expectWarning(code: SessionWarning['code'], detail: string): Scenario;
}

/**
 * Starts a scenario with a form, or just with its components. Labels must be unique in it. Every `expect…` and `see`
 * throws an error that says what was there instead.
 */
export function scenario(
  form: { readonly components: readonly unknown[] } | readonly unknown[],
  { specs = scenarioSpecs, ...more }: ScenarioOptions = {},
): Scenario {
  const parsed = parseForm('components' in form ? form : { components: form });
  if (!parsed.ok) throw new Error(`Not a form: ${JSON.stringify(parsed.problems)}`);
  const session = createSession({ form: parsed.form, specs, ...more });
  return tell(session);
}

/** Writes a component of a scenario: `field('textfield', 'First name')` has the key `firstName`. */
export function field(type: string, label: string, more: Readonly<Record<string, unknown>> = {}): ComponentDefinition {
  const key = label.replace(/\W+(\w?)/g, (_gap, next: string) => next.toUpperCase());
  return { type, key: key.charAt(0).toLowerCase() + key.slice(1), label, input: true, ...more };
}

function tell(session: Session): Scenario {
  function idOf(label: string): string {
    const ids = labelledIds(session);
    const id = ids.get(label);
    if (id === undefined) throw new Error(`No field is called ${label}; there are ${[...ids.keys()].join(', ')}`);
    return id;
  }
  function rowOf(label: string, number: number): string {
    const row = stateOf(label).rows?.[number - 1];
    if (!row) throw new Error(`${label} has no row ${number}`);
    return row.id;
  }
  const stateOf = (label: string) => session.state(idOf(label));
  const rulesOf = (label: string) => stateOf(label).issues.map((issue) => issue.rule);
  const step = (act: () => void): Scenario => {
    act();
    return told;
  };

  const told: Scenario = {
    session,
    answer: (label, value) =>
      step(() => {
        expectEqual(`Visibility of ${label}`, stateOf(label).visible, true);
        session.setValue(idOf(label), value);
      }),
    leave: (label) => step(() => session.touch(idOf(label))),
    submit: () => step(() => session.validate()),
    addRow: (label, number) => step(() => session.addRow(idOf(label), number && number - 1)),
    removeRow: (label, number) => step(() => session.removeRow(idOf(label), rowOf(label, number))),
    moveRow: (label, number, to) => step(() => session.moveRow(idOf(label), rowOf(label, number), to - 1)),
    settled: () => session.settled().then(() => told),
    startOver: () => step(() => session.reset()),
    see: (...labels) => step(() => expectVisible(labels, true)),
    notSee: (...labels) => step(() => expectVisible(labels, false)),
    expectIssue: (label, ...rules) => step(() => expectEqual(`Issues of ${label}`, rulesOf(label), rules)),
    expectNoIssue: (label) => step(() => expectEqual(`Issues of ${label}`, rulesOf(label), [])),
    expectAnswer: (label, value) => step(() => expectEqual(`Answer of ${label}`, stateOf(label).value, value)),
    expectData: (data) => step(() => expectEqual('Data', session.data(), data)),
    expectWarning: (code, detail) =>
      step(() => {
        const found = session.warnings.some((warning) => warning.code === code && warning.detail === detail);
        if (!found) throw new Error(`No warning ${code} ${detail}; there are ${JSON.stringify(session.warnings)}`);
      }),
  };

  function expectVisible(labels: readonly string[], isVisible: boolean): void {
    for (const label of labels) expectEqual(`Visibility of ${label}`, stateOf(label).visible, isVisible);
  }
  return told;
}

function labelledIds(session: Session): ReadonlyMap<string, string> {
  const labelled = new Map<string, string>();
  const collect = (ids: readonly string[], where: string): void => {
    for (const { id, definition, slots } of ids.map((one) => session.node(one))) {
      const label = `${definition.label ?? id}${where}`;
      if (labelled.has(label)) throw new Error(`Two fields are called ${label}`);
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
  const [seen, wanted] = [sortedJson(actual), sortedJson(expected)];
  if (seen !== wanted) throw new Error(`${what}: expected ${wanted}, saw ${seen}`);
}

/** JSON with sorted names: the order in which answers were given makes no difference. */
function sortedJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
