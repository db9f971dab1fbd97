import { KEYS } from '../script-host.ts';
import { type HostCase, hostCase } from './host-case.ts';

const value = (given: unknown) => ({ status: 'value', value: given });
const inData = (...path: string[]) => ({ from: 'data', path });
const inRow = (...path: string[]) => ({ from: 'row', path });
const busy = (rounds: number) => `let n = 0; for (let i = 0; i < ${rounds}; i += 1) n += i % 7; value = n`;

/** What every script host answers. */
export const hostCases: readonly HostCase[] = [
  hostCase({
    title: '[ENG-60] gives what is assigned to the result name, or what is returned',
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
        outcomes: [2, true, true, { deep: [1, null] }, 'two', null, { label: 'B' }, undefined, undefined].map(value),
      },
    ],
  }),
  hostCase({
    title: '[ENG-60] lets code declare the names that it is given, and leave names undeclared',
    data: { a: 5 },
    scripts: [
      'let value = input * 2',
      'var value = 3',
      'const data = { a: 1 }; value = data.a',
      'total = 4; value = total',
    ],
    turns: [{ outcomes: [10, 3, 1, 4].map(value) }],
  }),
  hostCase({
    title: '[ENG-61] shows the session to a script',
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
        outcomes: [{ ...value([2, 1, 2, 'A', 1, 'u1', 'UTC']), readsRowIndex: true }, value(['x', 'UTC', 'yes'])],
      },
    ],
  }),
  hostCase({
    title: '[ENG-61] shows the component as logic has changed it',
    scripts: ['value = [component.label, instance.label, instance.originalComponent.label]'],
    turns: [
      { calls: [{ component: { type: 'textfield', key: 'a', label: 'New' } }], outcomes: [value(['New', 'New', 'A'])] },
      { outcomes: [value(['A', 'A', 'A'])] },
    ],
  }),
  hostCase({
    title: '[ENG-62] keeps the data, and is told what changed',
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
        outcomes: [value({ a: 2, list: [{ b: 9 }, { b: 7 }, { b: 8 }, { b: 3 }], new: { deep: [] } })],
      },
      {
        patches: [{ path: ['new', 'deep'], splice: { start: 0, remove: 0, insert: [1] } }],
        outcomes: [value({ a: 2, list: [{ b: 9 }, { b: 7 }, { b: 8 }, { b: 3 }], new: { deep: [1] } })],
      },
      { patches: [{ path: [], value: { other: 1 } }], outcomes: [value({ other: 1 })] },
    ],
  }),
  hostCase({
    title: '[ENG-63] says what a script read, and says it again only when it changes',
    data: { a: 1, b: { c: 2 }, list: [{ x: 1 }] },
    scripts: ['value = data.a ? data.b.c : data.absent'],
    turns: [
      { outcomes: [{ ...value(2), reads: [inData('a'), inData('b', 'c')] }] },
      { patches: [{ path: ['b', 'c'], value: 3 }], outcomes: [value(3)] },
      {
        patches: [{ path: ['a'], value: 0 }],
        outcomes: [{ ...value(undefined), reads: [inData('a'), inData('absent')] }],
      },
    ],
  }),
  hostCase({
    title: '[ENG-225] tells code that says nothing from code that says that there is nothing',
    data: { a: 0 },
    scripts: ['if (data.b) value = 1', 'value = undefined', 'if (data.b) value = 1; else value = value'],
    turns: [
      {
        outcomes: [
          { ...value(undefined), isUnsaid: true, reads: [inData('b')] },
          { ...value(undefined), reads: [] },
          { ...value(0), reads: [inData('a'), inData('b')] },
        ],
      },
    ],
  }),
  hostCase({
    title: '[ENG-63] says that names or the length of a list were read',
    data: { list: [{ x: 1 }, { x: 2 }], box: { p: 1 }, seen: {} },
    scripts: [
      'value = data.list.reduce((sum, each) => sum + each.x, 0)',
      'value = Object.keys(data.box).length',
      'show = !!data.seen; value = show',
      'value = data.list[7] === undefined',
    ],
    turns: [
      {
        outcomes: [
          { ...value(3), reads: [inData('list', KEYS), inData('list', '0', 'x'), inData('list', '1', 'x')] },
          { ...value(1), reads: [inData('box', KEYS)] },
          { ...value(true), reads: [inData('seen', KEYS)] },
          { ...value(true), reads: [inData('list', KEYS)] },
        ],
      },
    ],
  }),
  hostCase({
    title: '[ENG-63] names what is read through the row from the row on',
    data: { list: [{ x: 1, y: 2 }] },
    scripts: ['value = row.x + row.missing', 'value = input'],
    turns: [
      {
        calls: [
          { path: ['list', 0, 'y'], rowPath: ['list', 0], rowIndex: 0 },
          { script: 1, path: ['list', 0, 'y'], rowPath: ['list', 0], rowIndex: 0 },
        ],
        outcomes: [
          { ...value(undefined), reads: [inRow('x'), inRow('missing')] },
          { ...value(2), reads: [inRow('y')] },
        ],
      },
    ],
  }),
  hostCase({
    title: '[ENG-64] tells what a script wrote, and takes it back',
    data: { a: 1, list: [1, 2], box: { x: 1 } },
    scripts: [
      'data.a = 5; data.box.y = { z: [1] }; delete data.box.x; data.list.push(3); value = data.a',
      'value = data',
      'instance.setValue("set"); instance.emit("go"); value = instance.getValue()',
    ],
    turns: [
      {
        outcomes: [
          {
            ...value(5),
            effects: [
              { kind: 'set', path: ['a'], value: 5 },
              { kind: 'set', path: ['box', 'y'], value: { z: [1] } },
              { kind: 'set', path: ['box', 'x'] },
              { kind: 'set', path: ['list'], value: [1, 2, 3] },
            ],
          },
          value({ a: 1, list: [1, 2], box: { x: 1 } }),
          {
            ...value('set'),
            effects: [
              { kind: 'set', path: ['a'], value: 'set' },
              { kind: 'emit', event: 'go' },
            ],
          },
        ],
      },
    ],
  }),
  hostCase({
    title: '[ENG-65] says what broke, and what nobody offers',
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
        outcomes: [
          { status: 'error', message: "TypeError: cannot read property 'c' of undefined", reads: [inData('b')] },
          { status: 'error' },
          { status: 'error', missing: ['instance.validateIban'] },
          { status: 'error', missing: ['utils.isBornBeforeYear'] },
          { status: 'error', missing: ['window'] },
          { status: 'error', message: 'plain' },
          value(1),
        ],
      },
    ],
  }),
  hostCase({
    title: '[ENG-66] brings lodash, moment and utils to code that mentions them',
    data: { list: [{ x: 1 }, { x: 5 }], day: '2026-01-31' },
    scripts: [
      'value = [_.sum(_.map(data.list, "x")), _.some(data.list, { x: 5 }), _.get(data, "list[1].x"), _.isEmpty(data.list)]',
      'value = [moment(data.day).add(1, "month").format("YYYY-MM-DD"), moment("2026-02-30", "YYYY-MM-DD", true).isValid()]',
      'value = _.cloneDeep(data.list)',
      'value = ["\\u20ac 3,5", "1.234,5 kg", 2.5, "1,234", "none"].map(utils.getNumber)',
    ],
    turns: [
      {
        outcomes: [
          [6, true, 5, false],
          ['2026-02-28', false],
          [{ x: 1 }, { x: 5 }],
          [3.5, 1234.5, 2.5, null, null],
        ].map(value),
      },
    ],
  }),
  hostCase({
    title: '[ENG-67] makes plain JSON of what comes out',
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
        outcomes: [
          value('1970-01-01T00:00:00.000Z'),
          value(undefined),
          value([null, null, null]),
          value(undefined),
          value('said'),
          value('\u0000\ud800é😀'),
          { status: 'error' },
          { status: 'error' },
          { status: 'error' },
        ],
      },
    ],
  }),
  hostCase({
    title: '[ENG-68] stops a script that runs too long, answers the others, and knows the data afterwards',
    data: { a: 1 },
    scripts: ['value = data.a', 'for (;;) { try { for (;;) {} } catch {} }', 'value = data.a + 1'],
    turns: [
      {
        patches: [{ path: ['a'], value: 10 }],
        outcomes: [value(10), { status: 'stopped', reason: 'time' }, value(11)],
      },
      {
        patches: [{ path: ['a'], value: 20 }],
        calls: [{ script: 0 }, { script: 2, callId: 2 }],
        outcomes: [value(20), value(21)],
      },
    ],
  }),
  hostCase({
    title: '[ENG-68] stops a script that eats memory, and answers the others',
    data: { a: 1 },
    scripts: ['value = data.a', 'const all = []; for (;;) all.push(new ArrayBuffer(1e6))', 'value = data.a + 1'],
    turns: [{ outcomes: [value(1), { status: 'stopped', reason: 'memory' }, value(2)] }],
  }),
  hostCase({
    title: '[ENG-68] lets many honest scripts take their time together',
    scripts: [busy(20_000)],
    turns: [
      {
        calls: Array.from({ length: 300 }, (_each, callId) => ({ callId })),
        outcomes: Array.from({ length: 300 }, () => value(59_997)),
      },
    ],
  }),
  hostCase({
    title: '[ENG-69] leaves nothing behind for the next script',
    scripts: [
      'left = 1; Array.prototype.map = null; Object.prototype.left = 2; JSON = null; data.left = 3; value = typeof left',
      'value = [typeof left, typeof [].map, ({}).left, typeof JSON.parse, data.left]',
    ],
    turns: [{ outcomes: [value('number'), value(['undefined', 'function', null, 'function', null])] }],
  }),
];

/** Beside these, those that run outside of the owner's thread: what nobody can interrupt is ended with the worker. */
export const hungCases: readonly HostCase[] = [
  hostCase({
    title: '[ENG-68] ends a script that hangs in one built-in call, answers the others, and knows the data afterwards',
    data: { a: 1 },
    scripts: ['value = data.a', 'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)', 'value = data.a + 1'],
    turns: [
      {
        patches: [{ path: ['a'], value: 10 }],
        outcomes: [value(10), { status: 'stopped', reason: 'time' }, value(11)],
      },
      { patches: [{ path: ['a'], value: 20 }], calls: [{ script: 2 }], outcomes: [value(21)] },
    ],
  }),
];
