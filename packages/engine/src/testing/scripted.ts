import { openTestScripts } from './open-test-scripts.ts';
import { field, type Scenario, type ScenarioOptions, scenario } from './scenario.ts';

/** Starts a scenario with scripts, and waits until it has settled. */
export const startWithScripts = (components: readonly unknown[], options: ScenarioOptions = {}): Promise<Scenario> =>
  scenario(components, { scripts: openTestScripts, ...options }).settled();

export const grid = (label: string, components: readonly unknown[], more = {}) =>
  field('datagrid', label, { components, ...more });

export const describeLogicErrors = ({ session }: Scenario) =>
  session.logicErrors().map(({ nodeId, kind, reason }) => `${nodeId} ${kind} ${reason}`);
