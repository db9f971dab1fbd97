import { parseNumberText } from '../../json/parse-number-text.ts';
import { KEYS } from '../script-host.ts';
import { createConsole } from './create-console.ts';
import { createFacades } from './create-facades.ts';
import { createRecorder } from './create-recorder.ts';
import { createUtils } from './create-utils.ts';
import { harden } from './harden.ts';
import { isolateMoment } from './isolate-moment.ts';
import { type InsideLimits, runScripts } from './run-scripts.ts';

export type LibraryName = 'lodash' | 'moment';

const limits: InsideLimits = {
  answerLength: 1_000_000,
  messageLength: 500,
  effects: 1000,
  console: { lines: 20, lineLength: 500 },
};

/**
 * Returns the source that the virtual machine starts with: an expression for a function that takes the progress buffer
 * and returns `{ load, run }`.
 */
export function insideSource(libraries: Readonly<Partial<Record<LibraryName, string>>>): string {
  return `(function () { 'use strict';
const asModule = (evaluate) => { const module = { exports: {} }; evaluate.call(undefined, module, module.exports); return module.exports; };
const _ = ${asModule(libraries.lodash)};
const moment = ${asModule(libraries.moment)};
const resetMoment = moment ? (${isolateMoment})(moment) : () => undefined;
const utils = (${createUtils})(${parseNumberText});
(${harden})([_, moment, moment && Object.getPrototypeOf(moment(0).localeData()), utils]);
const recorder = (${createRecorder})(${JSON.stringify(KEYS)}, ${limits.effects});
const facades = (${createFacades})(utils.isEmpty);
return (progress) => (${runScripts})(recorder, facades, ${createConsole}, { _, moment, utils, resetMoment }, progress, ${JSON.stringify(limits)});
})()`;
}

/**
 * Returns an expression that loads a library. NOTE: `Function` evaluates the library outside of strict mode, as its
 * authors expect.
 */
function asModule(text: string | undefined): string {
  return text === undefined ? 'undefined' : `asModule(Function('module', 'exports', ${JSON.stringify(text)}))`;
}
