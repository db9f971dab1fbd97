import type { SubmissionItem } from '@tideform/sync';
import { describe, expect, it } from 'vitest';
import { findVersionsWithFormerAnswers, loadAnswerColumns, loadFormerColumns } from './answer-columns.ts';

const englishLocale = { language: 'en', locale: 'en' } as const;
const form = {
  components: [
    { type: 'htmlelement', key: 'html', content: '<h1>Site</h1>' },
    {
      type: 'panel',
      key: 'panel',
      components: [
        { type: 'textfield', key: 'site', label: 'Site' },
        { type: 'number', key: 'score', label: 'Score' },
        { type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' },
      ],
    },
    { type: 'checkbox', key: 'safe', label: 'Safe' },
    { type: 'textfield', key: 'site', label: 'Site again' },
    { type: 'datagrid', key: 'rows', label: 'Rows', components: [{ type: 'textfield', key: 'cell', label: 'Cell' }] },
    { type: 'hologram', key: 'unknown', label: 'Unknown' },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit' },
  ],
};

describe('the columns of a form’s answers', () => {
  it('has one column per field with an answer, none for layout or buttons, and the row count of a grid', async () => {
    const labels = (await loadAnswerColumns(form, englishLocale)).map((column) => column.label);
    expect(labels).toEqual(['Site', 'Score', 'Cost', 'Safe', 'Rows']);
  });

  it('leaves out fields with `tableView: false`', async () => {
    const secret = { components: [{ type: 'textfield', key: 'a', tableView: false }, ...form.components] };
    expect((await loadAnswerColumns(secret, englishLocale)).map(({ path }) => path)).not.toContain('a');
  });

  it('returns the value kind of each column, with currency as an amount', async () => {
    expect((await loadAnswerColumns(form, englishLocale)).map(({ kind }) => kind)).toEqual([
      'text',
      'number',
      'amount',
      'tick',
      'number',
    ]);
  });

  it('upgrades legacy form definitions first', async () => {
    const choice = { type: 'checkbox', inputType: 'radio', name: 'status' };
    const old = { components: [{ ...choice, key: 'a', label: 'Single', value: 'x' }] };
    const [status] = await loadAnswerColumns(old, englishLocale);
    expect([status?.path, status?.text({ status: 'x' })]).toEqual(['status', 'Single']);
  });

  it.each([
    ['A-17', 'A-17'],
    [0, '0'],
    [{ id: 'A-17', site: 'North' }, '{"id":"A-17","site":"North"}'],
    [['a', 'b'], '["a","b"]'],
    ['', ''],
    [null, ''],
  ])('shows the stored value of a hidden field: %j', async (value, text) => {
    const hidden = { type: 'hidden', key: 'asset', label: 'Asset', input: true };
    const grid = { type: 'datagrid', key: 'rows', label: 'Rows', input: true, components: [hidden] };
    const [asset, rows] = await loadAnswerColumns({ components: [hidden, grid] }, englishLocale);
    expect([asset?.label, asset?.text({ asset: value })]).toEqual(['Asset', text]);
    const [row] = rows!.rows!.getRows({ rows: [{ asset: value }] });
    expect(rows!.rows!.columns.map((column) => column.text(row!))).toEqual([text]);
  });

  it('shows status, author and comment of an approval in one line', async () => {
    const [boss] = await loadAnswerColumns(
      { components: [{ type: 'approval', key: 'boss', label: 'Boss' }] },
      englishLocale,
    );
    const decided = { status: 'approved', by: { displayName: 'Ada' }, comment: 'Netting is mended' };
    expect(boss?.text({ boss: decided })).toBe('Approved · Ada · Netting is mended');
    expect(boss?.lines?.({ boss: decided })).toBe('Approved · Ada\nNetting is mended');
  });

  it('returns the rows of a grid, with a column per cell', async () => {
    const grid = (await loadAnswerColumns(form, englishLocale)).find(({ rows }) => rows);
    const [first, ...others] = grid?.rows?.getRows({ rows: [{ cell: 'Toe board' }, {}] }) ?? [];
    expect(grid?.rows?.columns.map(({ label, text }) => [label, text(first ?? {})])).toEqual([['Cell', 'Toe board']]);
    expect(others).toEqual([]);
  });

  it('formats answers as in print, and shows nothing for an empty answer', async () => {
    const [site, score] = await loadAnswerColumns(form, englishLocale);
    expect(site?.text({ site: 'Canal Street' })).toBe('Canal Street');
    expect(score?.text({ score: 88 })).toBe('88');
    expect(score?.text({})).toBe('');
    expect(site?.text({ site: { odd: true } })).toBeTypeOf('string');
  });

  it('labels choices from external lists with the cached lists, and falls back to the value', async () => {
    const choice = (type: string, key: string, url: string) => ({
      ...{ type, key, label: key, dataSrc: 'url', data: { url }, valueProperty: 'id', template: '{{ item.name }}' },
      disableLimit: true,
    });
    const site = { type: 'select', key: 'site', label: 'site', dataSrc: 'dataSource', dataSourceId: 'sites' };
    const chosen = {
      components: [
        choice('select', 'country', 'https://lists.example/countries'),
        { type: 'datagrid', key: 'stops', components: [choice('radio', 'way', 'https://lists.example/countries')] },
        choice('select', 'city', 'https://lists.example/cities?of={{ data.country }}'),
        choice('select', 'street', 'https://lists.example/streets'),
        { ...site, valueProperty: 'id', template: '{{ item.name }}' },
      ],
    };
    const cachedLists: Readonly<Record<string, object[]>> = {
      'https://lists.example/countries': [{ id: 'no', name: 'Norway' }],
      'rows:sites?': [{ id: 7, name: 'Pier' }],
    };
    const requestedAddresses: string[] = [];
    const columns = await loadAnswerColumns(chosen, englishLocale, {
      isOnline: false,
      async load({ address }) {
        requestedAddresses.push(address);
        const json = cachedLists[address];
        return json ? { kind: 'loaded', json, isOld: true } : { kind: 'offline' };
      },
    });
    const data = { country: 'no', stops: [{ way: 'no' }], city: 'bergen', street: 's1', site: 7 };
    const texts = columns.map((column) => column.rows?.columns[0]?.text(data.stops[0]!) ?? column.text(data));
    expect(texts).toEqual(['Norway', 'Norway', 'bergen', 's1', 'Pier']);
    expect(columns[0]?.values(data)).toEqual([{ id: '"no"', label: 'Norway' }]);
    expect(columns[0]?.value(data)).toBe('no');
    expect(requestedAddresses).toEqual([
      'https://lists.example/countries',
      'https://lists.example/streets',
      'rows:sites?',
    ]);
  });
});

describe('questions that were removed', () => {
  const text = (key: string, label: string, more = {}) => ({ type: 'textfield', key, label, ...more });
  const now = { components: [text('town', 'Town'), text('secret', 'Secret', { tableView: false })] };
  const noLists = async () => ({ rows: [], isWhole: true });
  const former = (...earlier: { components: unknown[] }[]) =>
    loadFormerColumns(now as never, earlier as never, englishLocale, noLists as never);

  it('has columns for removed questions, labeled as in the newest version that had them', async () => {
    const columns = await former(
      { components: [text('town', 'City'), text('place', 'Place')] },
      { components: [text('place', 'Spot'), text('secret', 'Code'), { type: 'number', key: 'score', label: 'Score' }] },
    );
    expect(columns.map(({ path, label, isFormer }) => [path, label, isFormer])).toEqual([
      ['place', 'Place', true],
      ['score', 'Score', true],
    ]);
    expect(columns[0]?.text({ place: 'Kew' })).toBe('Kew');
  });

  it('has columns for questions that moved into a container or grid, since old answers have other paths', async () => {
    const inside = { components: [{ type: 'container', key: 'box', components: [text('town', 'Town')] }] };
    const columns = await loadFormerColumns(inside as never, [now] as never, englishLocale, noLists as never);
    expect(columns.map(({ path }) => path)).toEqual(['town']);
  });

  it('loads only versions whose submissions have answers to removed questions', () => {
    const item = (formVersion: number | undefined, data: object) => ({ formVersion, data }) as SubmissionItem;
    const items = [
      item(4, { gone: 'current version' }),
      item(1, { place: 'Kew' }),
      item(3, { town: 'Ham', secret: 'x' }),
      item(2, { town: 'Ham', other: true }),
      item(2, { other: true }),
      item(undefined, { place: 'Kew' }),
    ];
    expect(findVersionsWithFormerAnswers(now as never, 4, items)).toEqual([2, 1]);
  });
});
