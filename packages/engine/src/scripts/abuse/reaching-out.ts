import { type AbuseCase, abuse, fails, gives, oneOf } from './abuse-case.ts';

const none = (count: number) => gives(Array(count).fill('undefined'));

/** Looking for a way out of the machine. */
export const reachingOut: readonly AbuseCase[] = [
  abuse('asks for the process', 'value = [typeof process, typeof global, typeof require, typeof module]', none(4)),
  abuse(
    'asks for the page',
    'value = [typeof window, typeof self, typeof document, typeof top, typeof frames]',
    none(5),
  ),
  abuse(
    'asks for the network',
    'value = [typeof fetch, typeof XMLHttpRequest, typeof WebSocket, typeof EventSource]',
    none(4),
  ),
  abuse(
    'asks for storage',
    'value = [typeof indexedDB, typeof localStorage, typeof caches, typeof cookieStore]',
    none(4),
  ),
  abuse('asks for timers', 'value = [typeof setTimeout, typeof setInterval, typeof queueMicrotask]', none(3)),
  abuse(
    'asks for other threads',
    'value = [typeof Worker, typeof postMessage, typeof importScripts, typeof close]',
    none(4),
  ),
  abuse('asks for compiled code', 'value = [typeof WebAssembly, typeof Module, typeof asm]', none(3)),
  abuse('asks for shared memory', 'value = [typeof SharedArrayBuffer, typeof Atomics]', none(2)),
  abuse('asks for weak references', 'value = [typeof WeakRef, typeof FinalizationRegistry]', none(2)),
  abuse(
    'asks for the engine itself',
    'value = [typeof std, typeof os, typeof print, typeof scriptArgs, typeof gc]',
    none(5),
  ),
  abuse(
    'reaches out through its console',
    'return console.log.constructor("return typeof process")()',
    gives('undefined'),
  ),
  abuse('writes into its console', 'console.log = data; console.x = 1; return typeof console.log', gives('function')),
  abuse('sends a message', 'postMessage({ kind: "loaded" })', fails("'postMessage' is not defined")),
  abuse('loads a script', 'importScripts("/x.js")', fails("'importScripts' is not defined")),
  abuse('imports a module', 'import("./secret.js"); value = 1', oneOf(gives(1), fails())),
  abuse(
    'waits for an imported module',
    'return (async () => (await import("node:fs")).readFileSync("/etc/passwd"))()',
    fails(),
  ),
  abuse('asks where it is', 'value = import.meta.url', fails('SyntaxError')),
  abuse('imports at the top', 'import fs from "node:fs"; value = fs', fails('SyntaxError')),
  abuse('requires a module', 'value = require("child_process").execSync("id")', fails("'require' is not defined")),
  abuse(
    'walks up the constructors of a list',
    'value = typeof [].constructor.constructor("return process")',
    gives('function'),
  ),
  abuse(
    'runs what the constructors give',
    'value = [].constructor.constructor("return typeof process")()',
    gives('undefined'),
  ),
  abuse(
    'walks up from an answer',
    'value = data.list.constructor.constructor("return typeof fetch")()',
    gives('undefined'),
  ),
  abuse(
    'walks up from the component',
    'value = component.constructor.constructor("return typeof fetch")()',
    gives('undefined'),
  ),
  abuse(
    'walks up from a method of instance',
    'value = instance.getValue.constructor("return typeof fetch")()',
    gives('undefined'),
  ),
  abuse('walks up from utils', 'value = utils.getValue.constructor("return typeof fetch")()', gives('undefined')),
  abuse(
    'walks up from an error',
    'try { null.x } catch (e) { value = e.constructor.constructor("return typeof fetch")() }',
    gives('undefined'),
  ),
  abuse(
    'walks up from a stack overflow',
    'function f() { f() } try { f() } catch (e) { value = e.constructor.constructor("return typeof fetch")() }',
    gives('undefined'),
  ),
  abuse(
    'makes a generator by its constructor',
    'value = [...(function* () {}).constructor("yield typeof fetch")()]',
    gives(['undefined']),
  ),
  abuse(
    'makes an async function by its constructor',
    'return (async () => {}).constructor("return typeof fetch")()',
    fails('async'),
  ),
  abuse('asks this for the world', 'value = [typeof this.process, this === globalThis]', gives(['undefined', true])),
  abuse(
    'asks the caller',
    'function f() { return f.caller } value = String(f())',
    oneOf(gives('null'), gives('undefined'), fails()),
  ),
  abuse(
    'asks for its arguments from outside',
    'function f() { return f.arguments } value = String(f())',
    oneOf(gives('null'), gives('undefined'), fails()),
  ),
  abuse(
    'asks who called it through arguments',
    'value = typeof arguments.callee.caller',
    oneOf(gives('undefined'), gives('object'), fails()),
  ),
  abuse('reads its own text', 'value = arguments.callee.toString().includes("read" + "Once")', gives(false)),
  abuse('reads the text of what it is given', 'value = instance.getValue.toString().includes("secret")', gives(false)),
  abuse('evaluates', 'value = eval("1")', fails("'eval' is not defined")),
  abuse('evaluates indirectly', 'value = (0, globalThis.eval)("1")', fails('not a function')),
  abuse('breaks out of its function', '} } globalThis.leaked = 1; function x() { {', oneOf(gives(undefined), fails())),
  abuse(
    'breaks out of its function and the text around it',
    '}}); globalThis.leaked = 1; ((() => {{',
    oneOf(gives(undefined), fails()),
  ),
  abuse('closes the comment that is not there', '*/ globalThis.leaked = 1; /*', fails('SyntaxError')),
  abuse('ends in a comment', 'value = 1 // value = 2', gives(1)),
  abuse('ends in an open comment', 'value = 1 /* value = 2', fails('SyntaxError')),
  abuse('ends in an open text', 'value = "1', fails('SyntaxError')),
  abuse('writes like a page', '<!-- value = 1\nvalue = 2', gives(2)),
  abuse(
    'prepares stack traces',
    'Error.prepareStackTrace = (e, frames) => frames; value = typeof new Error().stack',
    oneOf(gives('string'), gives('undefined')),
  ),
  abuse(
    'reads the stack for places',
    'value = /node_modules|packages|file:|http/.test(new Error().stack)',
    gives(false),
  ),
  abuse('names its source', 'value = 1 //# sourceURL=https://example.com/x.js', gives(1)),
  abuse(
    'formats dates by the host',
    'value = typeof new Date(0).toLocaleString("de-DE", { timeZone: "Asia/Tokyo" })',
    gives('string'),
  ),
  abuse('asks the form for a window', 'value = String(form.window)', gives('undefined')),
  abuse('asks the user for tokens', 'value = [typeof user.token, Object.keys(user)]', gives(['undefined', ['id']])),
];
