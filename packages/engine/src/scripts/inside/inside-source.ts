import { readNumberText } from '../../json/read-number-text.ts';
import { KEYS } from '../script-host.ts';
import { harden } from './harden.ts';
import { makeConsole } from './make-console.ts';
import { makeFacades } from './make-facades.ts';
import { makeRecorder } from './make-recorder.ts';
import { makeUtils } from './make-utils.ts';
import { quietMoment } from './quiet-moment.ts';
import { type InsideLimits, runScripts } from './run-scripts.ts';

export type LibraryName = 'lodash' | 'moment';

const limits: InsideLimits = {
  answerLength: 1_000_000,
  messageLength: 500,
  effects: 1000,
  console: { lines: 20, lineLength: 500 },
};

/**
 * The text that the virtual machine starts with: an expression that gives a function from the place of progress to
 * `{ load, run }`.
 */
export function insideSource(libraries: Readonly<Partial<Record<LibraryName, string>>>): string {
  return `(function () { 'use strict';
const asModule = (evaluate) => { const module = { exports: {} }; evaluate.call(undefined, module, module.exports); return module.exports; };
const _ = ${asModule(libraries.lodash)};
const moment = ${asModule(libraries.moment)};
const resetMoment = moment ? (${quietMoment})(moment) : () => undefined;
const utils = (${makeUtils})(${readNumberText});
(${harden})([_, moment, moment && Object.getPrototypeOf(moment(0).localeData()), utils]);
const recorder = (${makeRecorder})(${JSON.stringify(KEYS)}, ${limits.effects});
const facades = (${makeFacades})(utils.isEmpty);
return (progress) => (${runScripts})(recorder, facades, ${makeConsole}, { _, moment, utils, resetMoment }, progress, ${JSON.stringify(limits)});
})()`;
}

/** NOTE: the text is not `'use strict'`: it is evaluated by `Function`, as its author expects. */
function asModule(text: string | undefined): string {
  return text === undefined ? 'undefined' : `asModule(Function('module', 'exports', ${JSON.stringify(text)}))`;
}
