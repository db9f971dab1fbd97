import { specs } from '@tideform/components/specs';
import { openScriptHost } from '@tideform/web/scripts';
import type { AgreementCase } from '../cases/create-case.ts';
import { createCase } from '../cases/create-case.ts';
import { type AgreementResult, runCase } from '../run-case.ts';

declare global {
  interface Window {
    answerCases(seed: number, from: number, count: number): Promise<readonly AgreementResult[]>;
    answerCase(given: AgreementCase): Promise<AgreementResult>;
  }
}

// Sessions run one after another, so all of them use one script worker.
const host = openScriptHost();
const side = { specs, scripts: () => ({ ...host, close: () => undefined }) };
const isKnown = (type: string) => Object.hasOwn(specs, type);

window.answerCase = (given) => runCase(given, side);
window.answerCases = async (seed, from, count) => {
  const findings: AgreementResult[] = [];
  for (let index = from; index < from + count; index += 1)
    findings.push(await runCase(createCase(seed, index, isKnown), side));
  return findings;
};
