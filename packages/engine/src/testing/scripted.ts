import { openTestScripts } from './open-test-scripts.ts';
import { createField, type Scenario, type ScenarioOptions, startScenario } from './scenario.ts';

/** Starts a scenario with scripts, and waits until it has settled. */
export const startWithScripts = (components: readonly unknown[], options: ScenarioOptions = {}): Promise<Scenario> =>
  startScenario(components, { scripts: openTestScripts, ...options }).settled();

export const createGrid = (label: string, components: readonly unknown[], more = {}) =>
  createField('datagrid', label, { components, ...more });

export const describeLogicErrors = ({ session }: Scenario) =>
  session.logicErrors().map(({ nodeId, kind, reason }) => `${nodeId} ${kind} ${reason}`);
