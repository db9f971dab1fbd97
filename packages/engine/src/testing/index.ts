export { controlValues, createAbuseProgram, runAbuse } from '../scripts/abuse/abuse-case.ts';
export { hanging } from '../scripts/abuse/index.ts';
export { type HostCase, hangingCases, hostCases, runCase } from '../scripts/conformance/index.ts';
export type { ScriptBatch, ScriptProgram, ScriptResult } from '../scripts/index.ts';
export { countReads, createLargeAnswers, hostileAnswers } from './hostile-answers.ts';
export { nodePorts, openTestScripts, requireSandbox } from './open-test-scripts.ts';
export { createField, type Scenario, type ScenarioOptions, startScenario } from './scenario.ts';
export { scenarioSpecs } from './scenario-specs.ts';
