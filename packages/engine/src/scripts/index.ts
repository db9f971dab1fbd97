export { countBudget } from './count-budget.ts';
export {
  createQuickJsSandbox,
  type LoadVariant,
  type Sandbox,
  type SandboxLimits,
  type StartBudget,
} from './create-quick-js-sandbox.ts';
export type { DataPatches, ScriptHost, ScriptOutcome, ScriptSource } from './script-host.ts';
