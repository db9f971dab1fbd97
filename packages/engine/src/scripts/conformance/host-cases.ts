import { KEYS } from '../script-host.ts';
import { createHostCase, type HostCase } from './host-case.ts';

const valueResult = (value: unknown) => ({ status: 'value', value });
const dataRead = (...path: string[]) => ({ from: 'data', path });
const rowRead = (...path: string[]) => ({ from: 'row', path });
const createBusyScript = (rounds: number) => `let n = 0; for (let i = 0; i < ${rounds}; i += 1) n += i % 7; value = n`;

/** Cases that every script host must pass. */
export const hostCases: readonly HostCase[] = [
  createHostCase({
    title: '[ENG-60] returns the value assigned to the result name, or the return value',
    data: { a: 1 },
    scripts: [
      'value = data.a + 1',
      ['show', 'show = data.a === 1'],
      ['valid', 'if (input > 3) valid = "Too large"'],
      ['result', 'return { deep: [data.a, null] }'],
      ['page', 'page = "two"'],
      ['page', 'next = data.a === 1 ? null : "two"'],
      ['schema', 'schema = { label: "B" }'],
      ['nothing', 'data.a'],
      ['show', 'if (data.a > 5) show = true'],
    ],
    turns: [
      {
        results: [2, true, true, { deep: [1, null] }, 'two', null, { label: 'B' }, undefined, undefined].map(
          valueResult,
        ),
      },
    ],
  }),
  createHostCase({
    title: '[ENG-60] allows code to redeclare predefined names, and to assign undeclared names',
    data: { a: 5 },
    scripts: [
      'let value = input * 2',
      'var value = 3',
      'const data = { a: 1 }; value = data.a',
      'total = 4; value = total',
    ],
    turns: [{ results: [10, 3, 1, 4].map(valueResult) }],
  }),
  createHostCase({
    title: '[ENG-61] exposes the session to a script',
    data: { a: 'x', list: [{ b: 1 }, { b: 2 }] },
    scripts: [
      'value = [row.b, rowIndex, input, component.label, form.components.length, user.id, metadata.timezone]',
      'value = [submission.data.a, submission.metadata.timezone, result]',
    ],
    turns: [
      {
        calls: [
          { path: ['list', 1, 'b'], rowPath: ['list', 1], rowIndex: 1 },
          { script: 1, names: { result: 'yes' } },
        ],
        results: [
          { ...valueResult([2, 1, 2, 'A', 1, 'u1', 'UTC']), readsRowIndex: true },
          valueResult(['x', 'UTC', 'yes']),
        ],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-61] exposes the component with the changes made by logic',
    scripts: ['value = [component.label, instance.label, instance.originalComponent.label]'],
    turns: [
      {
        calls: [{ component: { type: 'textfield', key: 'a', label: 'New' } }],
        results: [valueResult(['New', 'New', 'A'])],
      },
      { results: [valueResult(['A', 'A', 'A'])] },
    ],
  }),
  createHostCase({
    title: '[ENG-62] stores the data, and applies patches to it',
    data: { a: 1, list: [{ b: 1 }, { b: 2 }, { b: 3 }], gone: true },
    scripts: ['value = data'],
    turns: [
      {
        patches: [
          { path: ['a'], value: 2 },
          { path: ['gone'] },
          { path: ['list', 0, 'b'], value: 9 },
          { path: ['list'], splice: { start: 1, remove: 1, insert: [{ b: 7 }, { b: 8 }] } },
          { path: ['new'], value: { deep: [] } },
        ],
        results: [valueResult({ a: 2, list: [{ b: 9 }, { b: 7 }, { b: 8 }, { b: 3 }], new: { deep: [] } })],
      },
      {
        patches: [{ path: ['new', 'deep'], splice: { start: 0, remove: 0, insert: [1] } }],
        results: [valueResult({ a: 2, list: [{ b: 9 }, { b: 7 }, { b: 8 }, { b: 3 }], new: { deep: [1] } })],
      },
      { patches: [{ path: [], value: { other: 1 } }], results: [valueResult({ other: 1 })] },
    ],
  }),
  createHostCase({
    title: '[ENG-63] reports the reads of a script, and again only when they change',
    data: { a: 1, b: { c: 2 }, list: [{ x: 1 }] },
    scripts: ['value = data.a ? data.b.c : data.absent'],
    turns: [
      { results: [{ ...valueResult(2), reads: [dataRead('a'), dataRead('b', 'c')] }] },
      { patches: [{ path: ['b', 'c'], value: 3 }], results: [valueResult(3)] },
      {
        patches: [{ path: ['a'], value: 0 }],
        results: [{ ...valueResult(undefined), reads: [dataRead('a'), dataRead('absent')] }],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-225] distinguishes code that assigns nothing from code that assigns undefined',
    data: { a: 0 },
    scripts: ['if (data.b) value = 1', 'value = undefined', 'if (data.b) value = 1; else value = value'],
    turns: [
      {
        results: [
          { ...valueResult(undefined), isUnsaid: true, reads: [dataRead('b')] },
          { ...valueResult(undefined), reads: [] },
          { ...valueResult(0), reads: [dataRead('a'), dataRead('b')] },
        ],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-63] reports reads of keys and of the length of a list',
    data: { list: [{ x: 1 }, { x: 2 }], box: { p: 1 }, seen: {} },
    scripts: [
      'value = data.list.reduce((sum, each) => sum + each.x, 0)',
      'value = Object.keys(data.box).length',
      'show = !!data.seen; value = show',
      'value = data.list[7] === undefined',
    ],
    turns: [
      {
        results: [
          {
            ...valueResult(3),
            reads: [dataRead('list', KEYS), dataRead('list', '0', 'x'), dataRead('list', '1', 'x')],
          },
          { ...valueResult(1), reads: [dataRead('box', KEYS)] },
          { ...valueResult(true), reads: [dataRead('seen', KEYS)] },
          { ...valueResult(true), reads: [dataRead('list', KEYS)] },
        ],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-63] reports reads through the row with paths relative to the row',
    data: { list: [{ x: 1, y: 2 }] },
    scripts: ['value = row.x + row.missing', 'value = input'],
    turns: [
      {
        calls: [
          { path: ['list', 0, 'y'], rowPath: ['list', 0], rowIndex: 0 },
          { script: 1, path: ['list', 0, 'y'], rowPath: ['list', 0], rowIndex: 0 },
        ],
        results: [
          { ...valueResult(undefined), reads: [rowRead('x'), rowRead('missing')] },
          { ...valueResult(2), reads: [rowRead('y')] },
        ],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-64] reports the writes of a script, and undoes them',
    data: { a: 1, list: [1, 2], box: { x: 1 } },
    scripts: [
      'data.a = 5; data.box.y = { z: [1] }; delete data.box.x; data.list.push(3); value = data.a',
      'value = data',
      'instance.setValue("set"); instance.emit("go"); value = instance.getValue()',
    ],
    turns: [
      {
        results: [
          {
            ...valueResult(5),
            effects: [
              { kind: 'set', path: ['a'], value: 5 },
              { kind: 'set', path: ['box', 'y'], value: { z: [1] } },
              { kind: 'set', path: ['box', 'x'] },
              { kind: 'set', path: ['list'], value: [1, 2, 3] },
            ],
          },
          valueResult({ a: 1, list: [1, 2], box: { x: 1 } }),
          {
            ...valueResult('set'),
            effects: [
              { kind: 'set', path: ['a'], value: 'set' },
              { kind: 'emit', event: 'go' },
            ],
          },
        ],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-65] reports errors and missing functions',
    data: { a: 1 },
    scripts: [
      'value = data.b.c',
      'value = (',
      'valid = instance.validateIban(input)',
      'value = utils.isBornBeforeYear(1990)',
      'value = window.location.href',
      'throw "plain"',
      'value = 1',
    ],
    turns: [
      {
        results: [
          { status: 'error', message: "TypeError: cannot read property 'c' of undefined", reads: [dataRead('b')] },
          { status: 'error' },
          { status: 'error', missing: ['instance.validateIban'] },
          { status: 'error', missing: ['utils.isBornBeforeYear'] },
          { status: 'error', missing: ['window'] },
          { status: 'error', message: 'plain' },
          valueResult(1),
        ],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-66] provides lodash, moment and utils to code that mentions them',
    data: { list: [{ x: 1 }, { x: 5 }], day: '2026-01-31' },
    scripts: [
      'value = [_.sum(_.map(data.list, "x")), _.some(data.list, { x: 5 }), _.get(data, "list[1].x"), _.isEmpty(data.list)]',
      'value = [moment(data.day).add(1, "month").format("YYYY-MM-DD"), moment("2026-02-30", "YYYY-MM-DD", true).isValid()]',
      'value = _.cloneDeep(data.list)',
      'value = ["\\u20ac 3,5", "1.234,5 kg", 2.5, "1,234", "none"].map(utils.getNumber)',
    ],
    turns: [
      {
        results: [
          [6, true, 5, false],
          ['2026-02-28', false],
          [{ x: 1 }, { x: 5 }],
          [3.5, 1234.5, 2.5, null, null],
        ].map(valueResult),
      },
    ],
  }),
  createHostCase({
    title: '[ENG-67] converts results to plain JSON',
    scripts: [
      'value = new Date(0)',
      'value = 0 / 0',
      'value = [1 / 0, undefined, () => 1]',
      'value = () => 1',
      'value = { toJSON: () => "said" }',
      'value = "\\u0000\\ud800é😀"',
      'value = 10n',
      'value = {}; value.value = value',
      'value = Promise.resolve(1)',
    ],
    turns: [
      {
        results: [
          valueResult('1970-01-01T00:00:00.000Z'),
          valueResult(undefined),
          valueResult([null, null, null]),
          valueResult(undefined),
          valueResult('said'),
          valueResult('\u0000\ud800é😀'),
          { status: 'error' },
          { status: 'error' },
          { status: 'error' },
        ],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-68] stops a script that runs too long, runs the others, and keeps the data',
    data: { a: 1 },
    scripts: ['value = data.a', 'for (;;) { try { for (;;) {} } catch {} }', 'value = data.a + 1'],
    turns: [
      {
        patches: [{ path: ['a'], value: 10 }],
        results: [valueResult(10), { status: 'stopped', reason: 'time' }, valueResult(11)],
      },
      {
        patches: [{ path: ['a'], value: 20 }],
        calls: [{ script: 0 }, { script: 2, callId: 2 }],
        results: [valueResult(20), valueResult(21)],
      },
    ],
  }),
  createHostCase({
    title: '[ENG-68] stops a script that exhausts the memory, and runs the others',
    data: { a: 1 },
    scripts: ['value = data.a', 'const all = []; for (;;) all.push(new ArrayBuffer(1e6))', 'value = data.a + 1'],
    turns: [{ results: [valueResult(1), { status: 'stopped', reason: 'memory' }, valueResult(2)] }],
  }),
  createHostCase({
    title: '[ENG-68] allows many short scripts to exceed the time limit together',
    scripts: [createBusyScript(20_000)],
    turns: [
      {
        calls: Array.from({ length: 300 }, (_each, callId) => ({ callId })),
        results: Array.from({ length: 300 }, () => valueResult(59_997)),
      },
    ],
  }),
  createHostCase({
    title: '[ENG-69] isolates each script from the previous one',
    scripts: [
      'left = 1; Array.prototype.map = null; Object.prototype.left = 2; JSON = null; data.left = 3; value = typeof left',
      'value = [typeof left, typeof [].map, ({}).left, typeof JSON.parse, data.left]',
    ],
    turns: [{ results: [valueResult('number'), valueResult(['undefined', 'function', null, 'function', null])] }],
  }),
];

/** Additional cases for hosts with a worker: scripts that can only be stopped by terminating the worker. */
export const hangingCases: readonly HostCase[] = [
  createHostCase({
    title: '[ENG-68] stops a script that hangs in a built-in call, runs the others, and keeps the data',
    data: { a: 1 },
    scripts: ['value = data.a', 'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)', 'value = data.a + 1'],
    turns: [
      {
        patches: [{ path: ['a'], value: 10 }],
        results: [valueResult(10), { status: 'stopped', reason: 'time' }, valueResult(11)],
      },
      { patches: [{ path: ['a'], value: 20 }], calls: [{ script: 2 }], results: [valueResult(21)] },
    ],
  }),
];
