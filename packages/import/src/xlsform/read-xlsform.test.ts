// biome-ignore-all lint/suspicious/noTemplateCurlyInString: XLSForm names fields so.
import { specs } from '@tideform/components/specs';
import { scenario } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { writeSheets } from '../files/write-sheets.ts';
import { becameOf, componentOf, readGood } from '../testing/read.ts';

type Cells = Readonly<Record<string, string>>;

/** A sheet of rows that say what they have. */
function sheet(rows: readonly Cells[]): readonly (readonly string[])[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}

const lists = ['a', 'b', 'c'].map((name) => ({ 'list name': 'abc', name, label: name.toUpperCase() }));
const workbook = (survey: readonly Cells[], choices: readonly Cells[] = lists, settings: readonly Cells[] = []) =>
  writeSheets({ survey: sheet(survey), choices: sheet(choices), settings: sheet(settings) });
const read = (survey: readonly Cells[], choices = lists as readonly Cells[], settings: readonly Cells[] = []) =>
  readGood(workbook(survey, choices, settings));
const q = (type: string, name: string, more: Cells = {}): Cells => ({ type, name, label: name, ...more });

describe('a question of an XLSForm', () => {
  it.each([
    [
      q('text', 'q', { hint: 'Hint', required: 'yes', required_message: 'Please' }),
      {
        type: 'textfield',
        label: 'q',
        description: 'Hint',
        validate: { required: true },
        errors: { required: 'Please' },
      },
    ],
    [q('text', 'q', { appearance: 'multiline' }), { type: 'textarea' }],
    [
      q('integer', 'q', { constraint: '. >= 0 and . <= 120', constraint_message: 'No' }),
      { type: 'number', decimalLimit: 0, validate: { min: 0, max: 120 }, errors: { min: 'No', max: 'No' } },
    ],
    [
      q('text', 'q', {
        required: 'yes',
        'Required Message::Deutsch (de)': 'Bitte',
        'Constraint message::Deutsch (de)': 'Nein',
      }),
      { validate: { required: true }, errors: { required: 'Bitte' } },
    ],
    [q('decimal', 'q', { default: '1.5' }), { type: 'number', defaultValue: 1.5 }],
    [q('range', 'q', { parameters: 'start=1 end=10 step=1' }), { type: 'number', validate: { min: 1, max: 10 } }],
    [
      q('date', 'q', { default: 'today()' }),
      { type: 'datetime', enableTime: false, customDefaultValue: { substr: [{ relativeMaxDate: [0] }, 0, 10] } },
    ],
    [q('date', 'q', { appearance: 'month-year' }), { type: 'day', fields: { day: { hide: true } } }],
    [q('dateTime', 'q'), { type: 'datetime' }],
    [q('time', 'q'), { type: 'time' }],
    [
      q('select_one abc', 'q', { appearance: 'horizontal' }),
      { type: 'radio', inline: true, values: [{ value: 'a', label: 'A' }, { value: 'b' }, { value: 'c' }] },
    ],
    [
      q('select one abc', 'q', { appearance: 'minimal' }),
      { type: 'select', data: { values: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] } },
    ],
    [
      q('select_multiple abc', 'q', { default: 'a c', constraint: 'count-selected(.) <= 2' }),
      { type: 'selectboxes', defaultValue: { a: true, c: true }, validate: { maxSelectedCount: 2 } },
    ],
    [q('rank abc', 'q'), { type: 'datagrid', reorder: true }],
    [q('image', 'q', { parameters: 'max-pixels=1024' }), { type: 'file', image: true, photoMaxSize: 1024 }],
    [q('image', 'q', { appearance: 'signature' }), { type: 'signature' }],
    [q('image', 'q', { appearance: 'draw' }), { type: 'sketchPad' }],
    [q('audio', 'q'), { type: 'file', filePattern: 'audio/*' }],
    [q('geopoint', 'q'), { type: 'location' }],
    [q('barcode', 'q'), { type: 'barcode' }],
    [q('acknowledge', 'q'), { type: 'checkbox' }],
    [q('hidden', 'q', { default: 'x' }), { type: 'hidden', defaultValue: 'x' }],
    [
      q('text', 'q', { readonly: 'yes', constraint: "regex(., '^[A-Z]+$')" }),
      { disabled: true, validate: { pattern: '[A-Z]+' } },
    ],
    [q('text', 'q', { constraint: 'string-length(.) <= 10' }), { validate: { maxLength: 10 } }],
    [
      q('geotrace', 'q', { mine: 'x' }),
      { type: 'textfield', foreign: { format: 'xlsform', properties: { type: 'geotrace', mine: 'x' } } },
    ],
  ])('[IMP-40] %j', (row, wanted) => {
    expect(componentOf(read([row]), 'q')).toMatchObject(wanted);
  });

  it('[IMP-40] has a text for what is other', () => {
    expect(componentOf(read([q('select_one abc or_other', 'q')]), 'q_other')).toMatchObject({
      type: 'textfield',
      conditional: { conditions: [{ component: 'q', value: 'other' }] },
    });
  });
});

describe('an XLSForm', () => {
  it('[IMP-41] has groups, repeats, notes and pages', () => {
    const form = read(
      [
        q('begin group', 'one', { label: 'First' }),
        q('text', 'name'),
        q('note', 'hello', { label: 'Hello **${name}** <b>' }),
        { type: 'end_group' },
        q('begin_repeat', 'people', { repeat_count: '2' }),
        q('text', 'who'),
        { type: 'end repeat' },
      ],
      lists,
      [{ form_title: 'Visit', style: 'pages', default_language: 'en' }],
    );
    expect([form.format, form.title, form.form.display]).toEqual(['xlsform', 'Visit', 'wizard']);
    expect(form.form.components).toMatchObject([
      {
        type: 'panel',
        title: 'First',
        components: [
          { key: 'name' },
          { type: 'content', html: '<p>Hello <strong>{{ data.name }}</strong> &lt;b&gt;</p>' },
        ],
      },
      {
        type: 'panel',
        components: [
          { type: 'editgrid', key: 'people', validate: { minLength: 2, maxLength: 2 }, components: [{ key: 'who' }] },
        ],
      },
    ]);
  });

  it('[IMP-42] shows, requires, calculates and checks as there', () => {
    const { form } = read([
      q('integer', 'age'),
      q('select_multiple abc', 'many'),
      q('text', 'adult', { relevant: '${age} >= 18', required: '${age} > 60' }),
      q('text', 'chosen', { relevant: "selected(${many}, 'b') and not(selected(${many}, 'a'))" }),
      q('decimal', 'twice', { calculation: 'if(${age} > 10, ${age} * 2, 0)' }),
      q('integer', 'more', { constraint: '. > ${age}', constraint_message: 'More!' }),
      q('begin repeat', 'rows'),
      q('integer', 'count'),
      q('text', 'why', { relevant: '${count} > 2' }),
      { type: 'end repeat' },
      q('decimal', 'total', { calculation: 'sum(${count})' }),
    ]);
    scenario(form, { specs })
      .notSee('adult', 'chosen')
      .answer('age', 20)
      .see('adult')
      .expectAnswer('twice', 40)
      .answer('many', { a: true, b: true, c: false })
      .notSee('chosen')
      .answer('many', { a: false, b: true, c: false })
      .see('chosen')
      .answer('more', 5)
      .answer('age', 61)
      .submit()
      .expectIssue('adult', 'required')
      .expectIssue('more', 'json')
      .addRow('rows')
      .notSee('why, row 1')
      .answer('count, row 1', 3)
      .see('why, row 1')
      .expectAnswer('total', 3);
  });

  it('[IMP-43] filters choices by code of its own, with nothing of the file in it but texts', () => {
    const towns = [
      { list_name: 'towns', name: 'oslo', label: 'Oslo "x"; alert(1)', country: 'no' },
      { list_name: 'towns', name: 'bonn', label: 'Bonn', country: 'de' },
    ];
    const form = read(
      [q('text', 'land'), q('select_one towns', 'town', { choice_filter: 'country = ${land}' })],
      towns,
    );
    const { data, dataSrc, refreshOn } = componentOf(form, 'town');
    expect([dataSrc, refreshOn]).toEqual(['custom', 'land']);
    const { custom } = data as { custom: string };
    expect(custom.split('\n')[1]).toBe(
      'values = choices.filter((choice) => choice["country"] === String(data?.["land"] ?? \'\'));',
    );
    expect(JSON.parse(custom.split('\n')[0]!.slice('const choices = '.length, -1))).toHaveLength(2);
    const odd = read(
      [q('text', 'land'), q('select_one towns', 'town', { choice_filter: "country = concat('a', alert(1))" })],
      towns,
    );
    expect(becameOf(odd, 'choice_filter')).toEqual(['lost untranslated']);
    expect(componentOf(odd, 'town').dataSrc).toBeUndefined();
  });

  it('[IMP-44] speaks one of its languages', () => {
    const survey = [{ type: 'text', name: 'a', 'label::English (en)': 'Name', 'label::French (fr)': 'Nom' }];
    const english = read(survey);
    expect([componentOf(english, 'a').label, english.languages]).toEqual(['Name', ['English (en)', 'French (fr)']]);
    expect(componentOf(readGood(workbook(survey), 'form', 'French (fr)'), 'a').label).toBe('Nom');
    expect(componentOf(english, 'a').foreign).toEqual({
      format: 'xlsform',
      properties: { 'label::French (fr)': 'Nom' },
    });
  });

  it('[IMP-2] accounts for each cell of its survey once', () => {
    const row = q('text', 'a', {
      relevant: 'pulldata(1)',
      appearance: 'w4',
      parameters: 'x=1',
      strange: 'y',
      'media::image': 'a.png',
    });
    const form = read([row]);
    const own = form.findings.filter(({ place }) => place === 'survey, row 2').map(({ property }) => property);
    expect(own.toSorted()).toEqual(Object.keys(row).toSorted());
    expect(componentOf(form, 'a').foreign).toEqual({
      format: 'xlsform',
      properties: {
        relevant: 'pulldata(1)',
        appearance: 'w4',
        parameters: 'x=1',
        strange: 'y',
        'media::image': 'a.png',
      },
    });
  });
});
