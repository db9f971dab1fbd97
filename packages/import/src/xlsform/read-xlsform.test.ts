// biome-ignore-all lint/suspicious/noTemplateCurlyInString: XLSForm names fields so.
import { specs } from '@tideform/components/specs';
import { startScenario } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { createXlsx } from '../files/create-xlsx.ts';
import { findComponent, formatFindings, readValidForm } from '../testing/read-valid-form.ts';

type SheetCells = Readonly<Record<string, string>>;

/** Creates a sheet from rows of named cells. */
function createSheet(rows: readonly SheetCells[]): readonly (readonly string[])[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}

const sampleLists = ['a', 'b', 'c'].map((name) => ({ 'list name': 'abc', name, label: name.toUpperCase() }));
const createWorkbook = (
  survey: readonly SheetCells[],
  choices: readonly SheetCells[] = sampleLists,
  settings: readonly SheetCells[] = [],
) => createXlsx({ survey: createSheet(survey), choices: createSheet(choices), settings: createSheet(settings) });
const readWorkbook = (
  survey: readonly SheetCells[],
  choices = sampleLists as readonly SheetCells[],
  settings: readonly SheetCells[] = [],
) => readValidForm(createWorkbook(survey, choices, settings));
const createQuestion = (type: string, name: string, more: SheetCells = {}): SheetCells => ({
  type,
  name,
  label: name,
  ...more,
});

describe('an XLSForm question', () => {
  it.each([
    [
      createQuestion('text', 'q', { hint: 'Hint', required: 'yes', required_message: 'Please' }),
      {
        type: 'textfield',
        label: 'q',
        description: 'Hint',
        validate: { required: true },
        errors: { required: 'Please' },
      },
    ],
    [createQuestion('text', 'q', { appearance: 'multiline' }), { type: 'textarea' }],
    [
      createQuestion('integer', 'q', { constraint: '. >= 0 and . <= 120', constraint_message: 'No' }),
      { type: 'number', decimalLimit: 0, validate: { min: 0, max: 120 }, errors: { min: 'No', max: 'No' } },
    ],
    [
      createQuestion('text', 'q', {
        required: 'yes',
        'Required Message::Deutsch (de)': 'Bitte',
        'Constraint message::Deutsch (de)': 'Nein',
      }),
      { validate: { required: true }, errors: { required: 'Bitte' } },
    ],
    [createQuestion('decimal', 'q', { default: '1.5' }), { type: 'number', defaultValue: 1.5 }],
    [
      createQuestion('range', 'q', { parameters: 'start=1 end=10 step=1' }),
      { type: 'number', validate: { min: 1, max: 10 } },
    ],
    [
      createQuestion('date', 'q', { default: 'today()' }),
      { type: 'datetime', enableTime: false, customDefaultValue: { substr: [{ relativeMaxDate: [0] }, 0, 10] } },
    ],
    [createQuestion('date', 'q', { appearance: 'month-year' }), { type: 'day', fields: { day: { hide: true } } }],
    [createQuestion('dateTime', 'q'), { type: 'datetime' }],
    [createQuestion('time', 'q'), { type: 'time' }],
    [
      createQuestion('select_one abc', 'q', { appearance: 'horizontal' }),
      { type: 'radio', inline: true, values: [{ value: 'a', label: 'A' }, { value: 'b' }, { value: 'c' }] },
    ],
    [
      createQuestion('select one abc', 'q', { appearance: 'minimal' }),
      { type: 'select', data: { values: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] } },
    ],
    [
      createQuestion('select_multiple abc', 'q', { default: 'a c', constraint: 'count-selected(.) <= 2' }),
      { type: 'selectboxes', defaultValue: { a: true, c: true }, validate: { maxSelectedCount: 2 } },
    ],
    [createQuestion('rank abc', 'q'), { type: 'datagrid', reorder: true }],
    [
      createQuestion('image', 'q', { parameters: 'max-pixels=1024' }),
      { type: 'file', image: true, photoMaxSize: 1024 },
    ],
    [createQuestion('image', 'q', { appearance: 'signature' }), { type: 'signature' }],
    [createQuestion('image', 'q', { appearance: 'draw' }), { type: 'sketchPad' }],
    [createQuestion('audio', 'q'), { type: 'file', filePattern: 'audio/*' }],
    [createQuestion('geopoint', 'q'), { type: 'location' }],
    [createQuestion('barcode', 'q'), { type: 'barcode' }],
    [createQuestion('acknowledge', 'q'), { type: 'checkbox' }],
    [createQuestion('hidden', 'q', { default: 'x' }), { type: 'hidden', defaultValue: 'x' }],
    [
      createQuestion('text', 'q', { readonly: 'yes', constraint: "regex(., '^[A-Z]+$')" }),
      { disabled: true, validate: { pattern: '[A-Z]+' } },
    ],
    [createQuestion('text', 'q', { constraint: 'string-length(.) <= 10' }), { validate: { maxLength: 10 } }],
    [
      createQuestion('geotrace', 'q', { mine: 'x' }),
      { type: 'textfield', foreign: { format: 'xlsform', properties: { type: 'geotrace', mine: 'x' } } },
    ],
  ])('[IMP-40] %j', (row, expected) => {
    expect(findComponent(readWorkbook([row]), 'q')).toMatchObject(expected);
  });

  it('[IMP-40] has a text field for other answers', () => {
    expect(findComponent(readWorkbook([createQuestion('select_one abc or_other', 'q')]), 'q_other')).toMatchObject({
      type: 'textfield',
      conditional: { conditions: [{ component: 'q', value: 'other' }] },
    });
  });
});

describe('an XLSForm', () => {
  it('[IMP-41] has groups, repeats, notes and pages', () => {
    const form = readWorkbook(
      [
        createQuestion('begin group', 'one', { label: 'First' }),
        createQuestion('text', 'name'),
        createQuestion('note', 'hello', { label: 'Hello **${name}** <b>' }),
        { type: 'end_group' },
        createQuestion('begin_repeat', 'people', { repeat_count: '2' }),
        createQuestion('text', 'who'),
        { type: 'end repeat' },
      ],
      sampleLists,
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

  it('[IMP-42] keeps relevance, requirements, calculations and constraints', () => {
    const { form } = readWorkbook([
      createQuestion('integer', 'age'),
      createQuestion('select_multiple abc', 'many'),
      createQuestion('text', 'adult', { relevant: '${age} >= 18', required: '${age} > 60' }),
      createQuestion('text', 'chosen', { relevant: "selected(${many}, 'b') and not(selected(${many}, 'a'))" }),
      createQuestion('decimal', 'twice', { calculation: 'if(${age} > 10, ${age} * 2, 0)' }),
      createQuestion('integer', 'more', { constraint: '. > ${age}', constraint_message: 'More!' }),
      createQuestion('begin repeat', 'rows'),
      createQuestion('integer', 'count'),
      createQuestion('text', 'why', { relevant: '${count} > 2' }),
      { type: 'end repeat' },
      createQuestion('decimal', 'total', { calculation: 'sum(${count})' }),
    ]);
    startScenario(form, { specs })
      .expectHidden('adult', 'chosen')
      .answer('age', 20)
      .expectVisible('adult')
      .expectAnswer('twice', 40)
      .answer('many', { a: true, b: true, c: false })
      .expectHidden('chosen')
      .answer('many', { a: false, b: true, c: false })
      .expectVisible('chosen')
      .answer('more', 5)
      .answer('age', 61)
      .submit()
      .expectError('adult', 'required')
      .expectError('more', 'json')
      .addRow('rows')
      .expectHidden('why, row 1')
      .answer('count, row 1', 3)
      .expectVisible('why, row 1')
      .expectAnswer('total', 3);
  });

  it('[IMP-43] filters choices with generated code that contains only text literals of the file', () => {
    const townChoices = [
      { list_name: 'towns', name: 'oslo', label: 'Oslo "x"; alert(1)', country: 'no' },
      { list_name: 'towns', name: 'bonn', label: 'Bonn', country: 'de' },
    ];
    const form = readWorkbook(
      [
        createQuestion('text', 'land'),
        createQuestion('select_one towns', 'town', { choice_filter: 'country = ${land}' }),
      ],
      townChoices,
    );
    const { data, dataSrc, refreshOn } = findComponent(form, 'town');
    expect([dataSrc, refreshOn]).toEqual(['custom', 'land']);
    const { custom } = data as { custom: string };
    expect(custom.split('\n')[1]).toBe(
      'values = choices.filter((choice) => choice["country"] === String(data?.["land"] ?? \'\'));',
    );
    expect(JSON.parse(custom.split('\n')[0]!.slice('const choices = '.length, -1))).toHaveLength(2);
    const incomplete = readWorkbook(
      [
        createQuestion('text', 'land'),
        createQuestion('select_one towns', 'town', { choice_filter: "country = concat('a', alert(1))" }),
      ],
      townChoices,
    );
    expect(formatFindings(incomplete, 'choice_filter')).toEqual(['lost untranslated']);
    expect(findComponent(incomplete, 'town').dataSrc).toBeUndefined();
  });

  it('[IMP-44] uses the texts of one of its languages', () => {
    const survey = [{ type: 'text', name: 'a', 'label::English (en)': 'Name', 'label::French (fr)': 'Nom' }];
    const english = readWorkbook(survey);
    expect([findComponent(english, 'a').label, english.languages]).toEqual(['Name', ['English (en)', 'French (fr)']]);
    expect(findComponent(readValidForm(createWorkbook(survey), 'form', 'French (fr)'), 'a').label).toBe('Nom');
    expect(findComponent(english, 'a').foreign).toEqual({
      format: 'xlsform',
      properties: { 'label::French (fr)': 'Nom' },
    });
  });

  it('[IMP-2] reports each cell of the survey sheet once', () => {
    const row = createQuestion('text', 'a', {
      relevant: 'pulldata(1)',
      appearance: 'w4',
      parameters: 'x=1',
      strange: 'y',
      'media::image': 'a.png',
    });
    const form = readWorkbook([row]);
    const own = form.findings.filter(({ place }) => place === 'survey, row 2').map(({ property }) => property);
    expect(own.toSorted()).toEqual(Object.keys(row).toSorted());
    expect(findComponent(form, 'a').foreign).toEqual({
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
