import { specs } from '@tideform/components/specs';
import { openBrowserScripts } from '@tideform/web/scripts';
import type { AgreementCase } from '../cases/make-case.ts';
import { makeCase } from '../cases/make-case.ts';
import { type Finding, playCase } from '../play-case.ts';

declare global {
  interface Window {
    answerCases(seed: number, from: number, count: number): Promise<readonly Finding[]>;
    answerCase(given: AgreementCase): Promise<Finding>;
  }
}

// Sessions follow each other: one worker serves them all.
const host = openBrowserScripts();
const side = { specs, scripts: () => ({ ...host, close: () => undefined }) };
const isKnown = (type: string) => Object.hasOwn(specs, type);

window.answerCase = (given) => playCase(given, side);
window.answerCases = async (seed, from, count) => {
  const findings: Finding[] = [];
  for (let index = from; index < from + count; index += 1)
    findings.push(await playCase(makeCase(seed, index, isKnown), side));
  return findings;
};
