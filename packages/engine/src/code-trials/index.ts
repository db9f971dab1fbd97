export { type CodeTrialResult, isScriptKind, runCodeTrial } from './run-code-trial.ts';
