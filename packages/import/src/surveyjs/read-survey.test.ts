import { describe, expect, it } from 'vitest';
import { findComponent, formatFindings, readValidForm } from '../testing/read-valid-form.ts';

/** Creates a survey with one page. */
const createSurvey = (...elements: readonly object[]) => ({ pages: [{ name: 'page1', elements }] });
const createTextQuestion = (name: string, more: object = {}) => ({ type: 'text', name, ...more });
const readQuestion = (element: object) => readValidForm(createSurvey({ name: 'q', title: 'Q', ...element }));

describe('a SurveyJS question', () => {
  it.each([
    [{ type: 'text' }, { type: 'textfield', label: 'Q' }],
    [
      { type: 'text', inputType: 'number', min: 1, max: '9' },
      { type: 'number', validate: { min: 1, max: 9 } },
    ],
    [
      { type: 'text', inputType: 'email', isRequired: true },
      { type: 'email', validate: { required: true } },
    ],
    [{ type: 'text', inputType: 'url' }, { type: 'url' }],
    [
      { type: 'text', inputType: 'tel' },
      { type: 'phoneNumber', inputMask: '' },
    ],
    [
      { type: 'text', inputType: 'date', min: '2026-01-01' },
      { type: 'datetime', enableTime: false, datePicker: { minDate: '2026-01-01' } },
    ],
    [{ type: 'text', inputType: 'datetime-local' }, { type: 'datetime' }],
    [{ type: 'text', inputType: 'time' }, { type: 'time' }],
    [
      { type: 'text', inputType: 'month' },
      { type: 'day', fields: { day: { hide: true } } },
    ],
    [
      { type: 'text', maskType: 'pattern', maskSettings: { pattern: '99-aa-#' } },
      { type: 'textfield', inputMask: '99-aa-*' },
    ],
    [
      { type: 'text', description: 'Hint', placeHolder: 'here', defaultValue: 'x' },
      { description: 'Hint', placeholder: 'here', defaultValue: 'x' },
    ],
    [
      { type: 'comment', rows: 6, maxLength: 200 },
      { type: 'textarea', rows: 6, validate: { maxLength: 200 } },
    ],
    [
      { type: 'radiogroup', choices: ['a', { value: 2, text: 'Two' }], colCount: 0 },
      {
        type: 'radio',
        inline: true,
        values: [
          { label: 'a', value: 'a' },
          { label: 'Two', value: 2 },
        ],
      },
    ],
    [
      { type: 'dropdown', choices: ['a'], optionsCaption: 'Pick' },
      { type: 'select', placeholder: 'Pick', data: { values: [{ label: 'a', value: 'a' }] } },
    ],
    [
      { type: 'dropdown', choicesMin: 1, choicesMax: 3 },
      { type: 'select', data: { values: [1, 2, 3].map((value) => ({ label: String(value), value })) } },
    ],
    [
      { type: 'dropdown', choicesByUrl: { url: 'https://a.example/list', valueName: 'id', titleName: 'name' } },
      {
        dataSrc: 'url',
        data: { values: [], url: 'https://a.example/list' },
        valueProperty: 'id',
        template: '<span>{{ item.name }}</span>',
      },
    ],
    [
      { type: 'tagbox', choices: ['a'] },
      { type: 'select', multiple: true },
    ],
    [
      { type: 'checkbox', choices: ['a', 'b'], maxSelectedChoices: 1, defaultValue: ['a'] },
      { type: 'selectboxes', validate: { maxSelectedCount: 1 }, defaultValue: { a: true } },
    ],
    [
      { type: 'checkbox', choices: ['b', 'a'], choicesOrder: 'asc', hasNone: true, noneText: 'None of it' },
      {
        values: [
          { label: 'a', value: 'a' },
          { label: 'b', value: 'b' },
          { label: 'None of it', value: 'none' },
        ],
      },
    ],
    [
      { type: 'boolean', labelTrue: 'Ja', labelFalse: 'Nein' },
      {
        type: 'radio',
        dataType: 'boolean',
        values: [
          { label: 'Ja', value: 'true' },
          { label: 'Nein', value: 'false' },
        ],
      },
    ],
    [{ type: 'boolean', renderAs: 'checkbox' }, { type: 'checkbox' }],
    [
      { type: 'rating', rateMax: 3, minRateDescription: 'bad' },
      {
        type: 'radio',
        dataType: 'number',
        values: [
          { label: '1 – bad', value: '1' },
          { label: '2', value: '2' },
          { label: '3', value: '3' },
        ],
      },
    ],
    [
      { type: 'slider', min: 1, max: 9, step: 2 },
      { type: 'number', validate: { min: 1, max: 9, step: 2 } },
    ],
    [
      { type: 'ranking', choices: ['a', 'b'] },
      { type: 'datagrid', reorder: true, defaultValue: [{ item: 'a' }, { item: 'b' }] },
    ],
    [
      { type: 'matrix', rows: ['r1'], columns: [{ value: 1, text: 'Good' }], isAllRowRequired: true },
      {
        type: 'survey',
        questions: [{ label: 'r1', value: 'r1' }],
        values: [{ label: 'Good', value: '1' }],
        validate: { required: true },
      },
    ],
    [
      { type: 'file', allowMultiple: true, acceptedTypes: 'image/*', maxSize: 2048 },
      { type: 'file', multiple: true, filePattern: 'image/*', fileMaxSize: '2KB' },
    ],
    [{ type: 'signaturepad' }, { type: 'signature' }],
    [
      { type: 'text', readOnly: true, visible: false, titleLocation: 'hidden' },
      { disabled: true, hidden: true, hideLabel: true },
    ],
    [
      { type: 'mystery', color: 'red' },
      { type: 'textfield', foreign: { format: 'surveyjs', properties: { type: 'mystery', color: 'red' } } },
    ],
  ])('[IMP-20] %j', (element, expected) => {
    expect(findComponent(readQuestion(element), 'q')).toMatchObject(expected);
  });

  it('[IMP-20] has rows and containers', () => {
    const read = readValidForm(
      createSurvey(
        {
          type: 'matrixdynamic',
          name: 'costs',
          rowCount: 1,
          maxRowCount: 5,
          addRowText: 'More',
          choices: ['x'],
          columns: [{ name: 'what', cellType: 'text' }, { name: 'kind' }],
        },
        { type: 'matrixdropdown', name: 'days', rows: ['Mon', 'Tue'], cellType: 'text', columns: [{ name: 'from' }] },
        {
          type: 'paneldynamic',
          name: 'people',
          panelCount: 0,
          minPanelCount: 1,
          templateElements: [createTextQuestion('name')],
        },
        { type: 'multipletext', name: 'address', items: [{ name: 'street', isRequired: true }, { name: 'town' }] },
      ),
    );
    expect(findComponent(read, 'costs')).toMatchObject({
      type: 'datagrid',
      addAnother: 'More',
      validate: { maxLength: 5 },
      components: [
        { type: 'textfield', key: 'what' },
        { type: 'select', key: 'kind', data: { values: [{ value: 'x' }] } },
      ],
    });
    expect(findComponent(read, 'days')).toMatchObject({
      type: 'datagrid',
      hasFixedRows: true,
      fixedRows: [{ value: 'Mon' }, { value: 'Tue' }],
    });
    expect(findComponent(read, 'people')).toMatchObject({
      type: 'editgrid',
      validate: { minLength: 1 },
      components: [{ key: 'name' }],
    });
    expect(findComponent(read, 'address')).toMatchObject({
      type: 'container',
      components: [{ key: 'street', validate: { required: true } }, { key: 'town' }],
    });
  });

  it('[IMP-20] has text fields for other answers and comments', () => {
    const read = readQuestion({
      type: 'radiogroup',
      choices: ['a'],
      hasOther: true,
      otherText: 'Something else',
      hasComment: true,
      commentText: 'Why?',
    });
    expect(findComponent(read, 'q-Comment')).toMatchObject({
      type: 'textfield',
      label: 'Something else',
      conditional: { conditions: [{ component: 'q', operator: 'isEqual', value: 'other' }] },
    });
    expect(read.form.components.map(({ type }) => type)).toEqual(['radio', 'textfield', 'textarea', 'button']);
  });

  it('[IMP-5] has a valid key, which rules use', () => {
    const read = readValidForm(
      createSurvey(
        createTextQuestion('First name?'),
        createTextQuestion('First-name'),
        createTextQuestion('first name!', { visibleIf: "{First name?} = 'x'" }),
      ),
    );
    expect(read.form.components.map(({ key }) => key)).toEqual(['firstName', 'First-name', 'firstName2', 'submit']);
    expect(findComponent(read, 'firstName2').conditional).toMatchObject({ conditions: [{ component: 'firstName' }] });
    expect(formatFindings(read, 'name')).toContain('changed otherKey');
  });
});

describe('a SurveyJS survey', () => {
  it('[IMP-21] has pages, panels and lines', () => {
    const read = readValidForm({
      title: 'Visit',
      description: 'About {a}',
      completeText: 'Send',
      pages: [
        {
          name: 'one',
          title: 'First',
          elements: [createTextQuestion('a'), createTextQuestion('b', { startWithNewLine: false })],
        },
        {
          name: 'two',
          elements: [{ type: 'panel', name: 'p', title: 'P', state: 'collapsed', elements: [createTextQuestion('c')] }],
        },
      ],
    });
    expect([read.format, read.title, read.form.display]).toEqual(['surveyjs', 'Visit', 'wizard']);
    expect(read.form.components).toMatchObject([
      {
        type: 'panel',
        key: 'one',
        title: 'First',
        components: [
          { type: 'content', html: '<p>About {{ data.a }}</p>' },
          { type: 'columns', columns: [{ width: 6 }, { width: 6 }] },
        ],
      },
      { type: 'panel', key: 'two', components: [{ type: 'panel', title: 'P', collapsible: true, collapsed: true }] },
    ]);
  });

  it('[IMP-21] with one page is a form with a button', () => {
    const read = readValidForm({ completeText: 'Send', elements: [createTextQuestion('a')] });
    expect(read.form).toMatchObject({ display: 'form', components: [{ key: 'a' }, { type: 'button', label: 'Send' }] });
  });

  it('[IMP-1] is recognized by any of its pages, as the first may be an introduction', () => {
    const pages = [
      { elements: [{ type: 'html', html: '<p>Hello</p>' }] },
      { elements: [{ type: 'text', name: 'who' }] },
    ];
    expect(readValidForm({ pages }).format).toBe('surveyjs');
  });

  it('[IMP-23] keeps validators and their messages', () => {
    const read = readQuestion({
      type: 'text',
      requiredErrorText: 'Please!',
      validators: [
        { type: 'regex', regex: '^\\d+$', text: 'Digits' },
        { type: 'text', minLength: 2, maxLength: 5 },
        { type: 'expression', expression: "{q} <> 'no'", text: 'Not no' },
        { type: 'mine', depth: 3 },
      ],
    });
    expect(findComponent(read, 'q')).toMatchObject({
      validate: {
        pattern: '\\d+',
        minLength: 2,
        maxLength: 5,
        json: { if: [{ and: [{}, { '!': [{ '!=': [{ var: 'data.q' }, 'no'] }] }] }, 'Not no', true] },
      },
      errors: { required: 'Please!', pattern: 'Digits' },
      foreign: {
        properties: { validatorsLeft: [{ expression: "{q} <> 'no'" }, { type: 'mine', depth: 3 }].toReversed() },
      },
    });
  });

  it('[IMP-24] uses its own or the requested language, and keeps the others', () => {
    const json = {
      locale: 'de',
      title: { default: 'Visit', de: 'Besuch' },
      ...createSurvey(createTextQuestion('a', { title: { default: 'Name?', de: 'Wie?', fr: 'Nom ?' } })),
    };
    expect([readValidForm(json).title, findComponent(readValidForm(json), 'a').label]).toEqual(['Besuch', 'Wie?']);
    const french = readValidForm(json, 'form', 'fr');
    expect([french.title, findComponent(french, 'a').label, french.languages.toSorted()]).toEqual([
      'Visit',
      'Nom ?',
      ['de', 'default', 'fr'],
    ]);
    expect(findComponent(french, 'a').foreign).toMatchObject({ properties: { title: { de: 'Wie?' } } });
  });

  it('[IMP-2] reports each property once, and stores unsupported ones', () => {
    const raw = {
      type: 'text',
      name: 'q',
      title: 'Q',
      indent: 2,
      visibleIf: 'nonsense ~~',
      minWidth: '300px',
      correctAnswer: 5,
    };
    const read = readValidForm({ cookieName: 'c', ...createSurvey(raw) });
    const own = read.findings.filter(({ place }) => place === 'pages[0].elements[0]').map(({ property }) => property);
    expect(own.toSorted()).toEqual(Object.keys(raw).toSorted());
    expect(findComponent(read, 'q').foreign).toEqual({
      format: 'surveyjs',
      properties: { visibleIf: 'nonsense ~~', correctAnswer: 5, indent: 2, minWidth: '300px' },
    });
    expect(read.form.foreign).toEqual({ format: 'surveyjs', properties: { cookieName: 'c' } });
    expect(formatFindings(read, 'visibleIf')).toEqual(['lost untranslated']);
  });
});
