export { isScriptKind, type TriedCode, tryCode } from './try-code.ts';
