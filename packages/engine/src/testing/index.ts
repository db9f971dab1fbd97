export { hanging } from '../scripts/abuse/index.ts';
export { abuseProgram, playAbuse, testimony } from '../scripts/abuse/play-abuse.ts';
export { type HostCase, hostCases, hungCases, playCase } from '../scripts/conformance/index.ts';
export type { ScriptBatch, ScriptProgram, ScriptResult } from '../scripts/index.ts';
export { countLooks, hostileAnswers, largeAnswers } from './hostile-answers.ts';
export { inSandbox, nodePorts, openTestScripts } from './open-test-scripts.ts';
export { field, type Scenario, type ScenarioOptions, scenario } from './scenario.ts';
export { scenarioSpecs } from './scenario-specs.ts';
