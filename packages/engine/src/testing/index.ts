export { openTestScripts } from './open-test-scripts.ts';
export { field, type Scenario, type ScenarioOptions, scenario } from './scenario.ts';
export { scenarioSpecs } from './scenario-specs.ts';
