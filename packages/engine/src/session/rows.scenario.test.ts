import { describe, expect, it } from 'vitest';
import { createField, startScenario } from '../testing/index.ts';

const showWhen = (target: string, eq: unknown, show: unknown = true) => ({ conditional: { show, when: target, eq } });
const required = { validate: { required: true } };
const createGrid = (label: string, components: readonly object[], more: object = {}) =>
  createField('datagrid', label, { components, ...more });

const startWithLines = (more: object = {}, data?: object) =>
  startScenario(
    [
      createGrid(
        'Lines',
        [createField('textfield', 'Item', { defaultValue: 'nail' }), createField('number', 'Price')],
        more,
      ),
    ],
    data && { data: data as Readonly<Record<string, unknown>> },
  );

const getFieldId = (scene: ReturnType<typeof startScenario>, path: string) => scene.session.nodeAt(path)!.id;

describe('rows', () => {
  it('[ENG-70] have a field per column that writes into the row', () => {
    startWithLines()
      .expectData({ lines: [{ item: 'nail' }] })
      .answer('Price, row 1', 3)
      .addRow('Lines')
      .answer('Item, row 2', 'screw')
      .expectData({ lines: [{ item: 'nail', price: 3 }, { item: 'screw' }] });
  });

  it('[ENG-70] keep values without a column, and values in layouts and containers of a column', () => {
    const scene = startScenario(
      [
        createGrid('Lines', [
          createField('panel', 'Box', { components: [createField('textfield', 'Inner')] }),
          createField('container', 'Size', { components: [createField('number', 'Width')] }),
        ]),
      ],
      { data: { lines: [{ inner: 'x', stray: 1 }] } },
    );
    scene
      .answer('Width, row 1', 5)
      .addRow('Lines', 1)
      .expectData({
        lines: [
          { inner: '', size: {} },
          { inner: 'x', size: { width: 5 }, stray: 1 },
        ],
      });
  });

  it('[ENG-71] keep their IDs and update their paths when other rows are added, removed or moved', () => {
    const scene = startWithLines({}, { lines: [{ item: 'a' }, { item: 'b' }, { item: 'c' }] });
    const ids = ['lines[0].item', 'lines[1].item', 'lines[2].item'].map((path) => getFieldId(scene, path));
    expect(ids).toEqual(['0.r0.0', '0.r1.0', '0.r2.0']);
    scene.addRow('Lines', 1).removeRow('Lines', 2).moveRow('Lines', 3, 1);
    expect(scene.session.state('0').rows?.map(({ id }) => id)).toEqual(['r2', 'r3', 'r1']);
    expect(scene.session.node('0.r2.0').path).toBe('lines[0].item');
    expect(scene.session.node('0.r1.1').path).toBe('lines[2].price');
    expect(scene.session.nodeAt('lines[2].item')?.id).toBe('0.r1.0');
    expect(scene.session.nodeAt('lines[3].item')).toBeUndefined();
    scene.expectData({ lines: [{ item: 'c' }, { item: 'nail' }, { item: 'b' }] });
  });

  it('[ENG-72] keep their IDs if a new value of the grid still contains them; a row with other content is recreated', () => {
    const scene = startWithLines({}, { lines: [{ item: 'a' }, { item: 'b' }] });
    const [a, b] = scene.session.data().lines as readonly object[];
    scene.session.setValue('0', [{ item: 'new' }, b, a]);
    expect(scene.session.state('0').rows?.map(({ id }) => id)).toEqual(['r2', 'r1', 'r0']);
    const values: string[] = [];
    scene.session.subscribe('0.r1.0', () => values.push(scene.session.state('0.r1.0').value as string));
    scene.session.setValue('0', [{ price: 1 }, { item: 'B' }, a]);
    expect(scene.session.state('0').rows?.map(({ id }) => id)).toEqual(['r2', 'r1', 'r0']);
    expect(values).toEqual(['B']);
    scene.expectData({ lines: [{ item: 'nail', price: 1 }, { item: 'B' }, { item: 'a' }] });
  });

  it('[ENG-73] are invisible and ignore answers after they are removed', () => {
    const scene = startWithLines({}, { lines: [{ item: 'a' }, { item: 'b' }] });
    scene.removeRow('Lines', 1);
    scene.session.setValue('0.r0.0', 'late');
    scene.session.touch('0.r0.0');
    expect(scene.session.state('0.r0.0').visible).toBe(false);
    scene.expectData({ lines: [{ item: 'b' }] });
    expect(() => scene.session.state('0.r9.0')).toThrow('no field');
    expect(() => scene.session.addRow('0.r1.0')).toThrow('no rows');
  });

  it('[ENG-74] return to their initial state after a reset', () => {
    startWithLines({ defaultValue: [{ item: 'first' }, {}] })
      .expectData({ lines: [{ item: 'first' }, { item: 'nail' }] })
      .removeRow('Lines', 1)
      .answer('Price, row 1', 9)
      .startOver()
      .expectData({ lines: [{ item: 'first' }, { item: 'nail' }] });
  });

  it('[ENG-74] do not change in a read-only session', () => {
    const scene = startScenario([createGrid('Lines', [createField('textfield', 'Item', { defaultValue: 'nail' })])], {
      data: { lines: [{}] },
      readOnly: true,
    });
    scene
      .addRow('Lines')
      .removeRow('Lines', 1)
      .expectData({ lines: [{}] })
      .expectVisible('Item, row 1');
  });

  it('[ENG-75] are kept without fields if they aren’t objects; an answer that isn’t a list has no rows', () => {
    const scene = startWithLines({}, { lines: [7, null, { price: 1 }, [2]] });
    expect(scene.session.state('0').rows?.map(({ fieldIds }) => fieldIds.length)).toEqual([0, 2, 2, 0]);
    scene
      .answer('Price, row 2', 5)
      .removeRow('Lines', 1)
      .expectData({ lines: [{ item: 'nail', price: 5 }, { item: 'nail', price: 1 }, [2]] });
    const withoutList = startWithLines({}, { lines: 'all of them' })
      .addRow('Lines')
      .expectData({ lines: 'all of them' });
    expect(withoutList.session.state('0')).toMatchObject({ value: 'all of them', rows: [] });
  });

  it('[ENG-75] after the first ten thousand are kept without fields', () => {
    const many = Array.from({ length: 100_000 }, (_, price) => ({ price }));
    const scene = startScenario([createGrid('Lines', [createField('number', 'Price')])], { data: { lines: many } });
    expect(scene.session.state('0').rows).toHaveLength(10_000);
    scene.session.setValue(getFieldId(scene, 'lines[9999].price'), -1);
    scene.addRow('Lines');
    const after = scene.session.data().lines as readonly unknown[];
    expect(after).toHaveLength(100_000);
    expect(after.slice(9_998, 10_001)).toEqual([{ price: 9_998 }, { price: -1 }, { price: 10_000 }]);
  });

  it('[ENG-76] of a nested grid belong to their outer row', () => {
    const scene = startScenario([
      createGrid('Rooms', [createField('textfield', 'Name'), createGrid('Doors', [createField('textfield', 'Lock')])]),
    ]);
    scene
      .addRow('Rooms')
      .addRow('Doors, row 2')
      .answer('Lock, row 2, row 2', 'steel')
      .moveRow('Rooms', 2, 1)
      .expectData({
        rooms: [
          { name: '', doors: [{ lock: '' }, { lock: 'steel' }] },
          { name: '', doors: [{ lock: '' }] },
        ],
      });
    expect(scene.session.nodeAt('rooms[0].doors[1].lock')?.path).toBe('rooms[0].doors[1].lock');
    scene.removeRow('Rooms', 1).expectData({ rooms: [{ name: '', doors: [{ lock: '' }] }] });
  });

  it('[ENG-77] are shared by two grids with the same key', () => {
    const scene = startScenario([
      createGrid('Long', [createField('textfield', 'A'), createField('textfield', 'B')], { key: 'g' }),
      createGrid('Short', [createField('textfield', 'Also A', { key: 'a' })], { key: 'g' }),
    ]);
    scene.addRow('Short').answer('Also A, row 2', 'x').expectAnswer('A, row 2', 'x').answer('B, row 2', 'y');
    scene
      .removeRow('Long', 1)
      .expectData({ g: [{ a: 'x', b: 'y' }] })
      .expectAnswer('Also A, row 1', 'x');
  });
});

describe('conditions in rows', () => {
  it('[ENG-80] resolve targets in their own row first, with a short or full path, then in outer scopes', () => {
    startScenario([
      createField('textfield', 'Mode'),
      createGrid('Lines', [
        createField('textfield', 'Kind'),
        createField('textfield', 'Short', showWhen('kind', 'x')),
        createField('textfield', 'Full', showWhen('lines.kind', 'x')),
        createField('textfield', 'Outer', showWhen('mode', 'x')),
      ]),
    ])
      .addRow('Lines')
      .expectHidden('Short, row 1', 'Full, row 2', 'Outer, row 1')
      .answer('Kind, row 2', 'x')
      .expectVisible('Short, row 2', 'Full, row 2')
      .expectHidden('Short, row 1', 'Full, row 1', 'Outer, row 2')
      .answer('Mode', 'x')
      .expectVisible('Outer, row 1', 'Outer, row 2')
      .expectData({
        mode: 'x',
        lines: [
          { kind: '', outer: '' },
          { kind: 'x', short: '', full: '', outer: '' },
        ],
      });
  });

  it('[ENG-80] stored as a list resolve targets at the top of the form before siblings', () => {
    const whenX = (component: string) => ({
      conditional: { show: true, conditions: [{ component, operator: 'isEqual', value: 'x' }] },
    });
    startScenario([
      createField('textfield', 'Kind'),
      createGrid('Lines', [
        createField('textfield', 'Kind'),
        createField('textfield', 'Top', whenX('kind')),
        createField('textfield', 'Beside', whenX('lines.kind')),
        createField('textfield', 'Old', showWhen('kind', 'x')),
      ]),
    ])
      .answer('Kind, row 1', 'x')
      .expectVisible('Beside, row 1', 'Old, row 1')
      .expectHidden('Top, row 1')
      .answer('Kind', 'x')
      .expectVisible('Top, row 1');
  });

  it('[ENG-80] in a nested grid can depend on the outer row', () => {
    startScenario([
      createGrid('Rooms', [
        createField('textfield', 'Kind'),
        createGrid('Doors', [
          createField('textfield', 'Lock'),
          createField('textfield', 'Near', showWhen('rooms.doors.lock', 'x')),
          createField('textfield', 'Far', showWhen('rooms.kind', 'x')),
        ]),
      ]),
    ])
      .addRow('Rooms')
      .answer('Kind, row 2', 'x')
      .answer('Lock, row 1, row 1', 'x')
      .expectVisible('Far, row 2, row 1', 'Near, row 1, row 1')
      .expectHidden('Far, row 1, row 1', 'Near, row 2, row 1');
  });

  it('[ENG-81] outside a grid can depend on the grid, but not on its rows', () => {
    const notEmpty = { conditional: { show: true, conditions: [{ component: 'lines', operator: 'isNotEmpty' }] } };
    startScenario([
      createGrid('Lines', [createField('textfield', 'Item')]),
      createField('textfield', 'Note', notEmpty),
      createField('textfield', 'Lost', showWhen('lines.item', 'x')),
    ])
      .expectVisible('Note', 'Lost')
      .expectWarning('missing-condition-target', 'lines.item')
      .removeRow('Lines', 1)
      .expectHidden('Note');
  });

  it('[ENG-81] outside a grid use its answer after the conditions in all rows ran', () => {
    const scene = startScenario([
      createField('checkbox', 'Ok'),
      createGrid('Lines', [createField('textfield', 'Item', { defaultValue: 'x', ...showWhen('ok', 'true') })]),
      createField('textfield', 'Note', {
        conditional: { show: true, conditions: [{ component: 'lines', operator: 'isNotEmpty' }] },
      }),
    ]);
    for (let row = 0; row < 8; row += 1) scene.addRow('Lines');
    scene
      .answer('Ok', true)
      .expectVisible('Note', 'Item, row 9')
      .answer('Ok', false)
      .expectVisible('Note')
      .expectHidden('Item, row 9');
    expect(scene.session.warnings).toEqual([]);
  });

  it('[ENG-82] clear a hidden grid as a whole, and restore its initial rows', () => {
    const startAndHide = (more: object) =>
      startScenario([
        createField('checkbox', 'Ok'),
        createGrid('Lines', [createField('textfield', 'Item', { clearOnHide: false })], {
          ...showWhen('ok', 'true'),
          ...more,
        }),
      ])
        .answer('Ok', true)
        .addRow('Lines')
        .answer('Item, row 2', 'x')
        .answer('Ok', false);
    startAndHide({})
      .expectData({ ok: false })
      .expectHidden('Lines')
      .answer('Ok', true)
      .expectData({ ok: true, lines: [{ item: '' }] });
    startAndHide({ clearOnHide: false })
      .expectData({ ok: false, lines: [{ item: '' }, { item: 'x' }] })
      .expectHidden('Item, row 2')
      .answer('Ok', true)
      .expectVisible('Item, row 2');
  });

  it('[ENG-83] are reported once per column, and rows do not count as duplicate keys', () => {
    const scene = startScenario([
      createField('textfield', 'Item'),
      createGrid('Lines', [
        createField('textfield', 'Item', showWhen('gone', 'x')),
        createField('textfield', 'Again', { key: 'item' }),
        createField('hologram', 'Holo', { customConditional: 'x' }),
      ]),
    ]);
    scene.addRow('Lines').addRow('Lines');
    expect(scene.session.warnings.map(({ code, nodeId, detail }) => `${code} ${nodeId} ${detail}`)).toEqual([
      'unknown-type 1.components.2 hologram',
      'duplicate-key 1.components.1 lines.item',
      'missing-condition-target 1.components.0 gone',
    ]);
    expect(scene.session.logicErrors().map(({ nodeId, kind }) => `${nodeId} ${kind}`)).toEqual([
      '1.components.2 customConditional',
    ]);
  });

  it('[ENG-84] determine the columns that are visible in at least one row', () => {
    const scene = startScenario([
      createGrid('Lines', [
        createField('textfield', 'Kind'),
        createField('textfield', 'Detail', { clearOnHide: false, ...showWhen('kind', 'x') }),
        createField('textfield', 'Secret', { hidden: true }),
      ]),
    ]);
    const getVisibleColumns = () => scene.session.state('0').visibleColumns;
    expect(getVisibleColumns()).toEqual([0]);
    scene.addRow('Lines').answer('Kind, row 2', 'x');
    expect(getVisibleColumns()).toEqual([0, 1]);
    scene.answer('Kind, row 1', 'x').removeRow('Lines', 2);
    expect(getVisibleColumns()).toEqual([0, 1]);
    scene.answer('Kind, row 1', '');
    expect(getVisibleColumns()).toEqual([0]);
    scene.removeRow('Lines', 1);
    expect(getVisibleColumns()).toEqual([0, 1]);
  });

  it('[ENG-84] notify the grid when an outside field shows a column without changing answers', () => {
    const scene = startScenario([
      createField('checkbox', 'Prices'),
      createGrid('Lines', [
        createField('textfield', 'Item'),
        createField('number', 'Price', { clearOnHide: false, ...showWhen('prices', 'true') }),
      ]),
    ]);
    let notifications = 0;
    scene.session.subscribe('1', () => (notifications += 1));
    expect(scene.session.state('1').visibleColumns).toEqual([0]);
    scene.answer('Prices', true);
    expect(scene.session.state('1').visibleColumns).toEqual([0, 1]);
    expect(notifications).toBe(1);
  });
});

describe('validation errors in rows', () => {
  it('[ENG-85] are listed by row with their paths, after those of the grid; a new row shows none', () => {
    const scene = startWithLines();
    const checked = startScenario([
      createGrid(
        'Lines',
        [createField('textfield', 'Item', required), createField('textfield', 'Code', { validate: { minLength: 2 } })],
        {
          validate: { max: 1 },
        },
      ),
      createField('textfield', 'Last', required),
    ])
      .addRow('Lines')
      .answer('Code, row 1', 'x');
    expect(checked.session.validate().map(({ rule, path }) => `${path} ${rule}`)).toEqual([
      'lines max',
      'lines[0].item required',
      'lines[0].code minLength',
      'lines[1].item required',
      'last required',
    ]);
    checked.addRow('Lines', 1).expectNoError('Item, row 1').expectError('Item, row 2', 'required');
    checked.removeRow('Lines', 1).removeRow('Lines', 1).expectNoError('Lines').leave('Item, row 1');
    checked.expectError('Item, row 1', 'required');
    scene.leave('Item, row 1').expectNoError('Item, row 1');
  });
});
