import { openTestScripts } from './open-test-scripts.ts';
import { field, type Scenario, type ScenarioOptions, scenario } from './scenario.ts';

/** A form whose code runs, once all of it has settled. */
export const start = (components: readonly unknown[], options: ScenarioOptions = {}): Promise<Scenario> =>
  scenario(components, { scripts: openTestScripts, ...options }).settled();

export const grid = (label: string, components: readonly unknown[], more = {}) =>
  field('datagrid', label, { components, ...more });

export const problemsOf = ({ session }: Scenario) =>
  session.logicErrors().map(({ nodeId, kind, reason }) => `${nodeId} ${kind} ${reason}`);
