export { countBudget } from './count-budget.ts';
export {
  createQuickJsSandbox,
  type LoadVariant,
  type Sandbox,
  type SandboxLimits,
  type StartBudget,
} from './create-quick-js-sandbox.ts';
export * from './script-host.ts';
