import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import type { FormDefinition, OpenScriptHost } from '@tideform/engine';
import { openTestScripts } from '@tideform/engine/testing';
import { renderTestPdf } from '@tideform/print/testing';
import { describe, expect, it } from 'vitest';
import { createPrintDocument } from './create-print-document.ts';

const field = (type: string, key: string, label: string, more: object = {}) => ({
  type,
  key,
  label,
  input: true,
  ...more,
});
const text = (key: string, label: string, more: object = {}) => field('textfield', key, label, more);
const layout = (type: string, more: object) => ({ type, key: `${type}Layout`, input: false, ...more });
const file = (id: string, type: string) => ({ id, name: id, originalName: id, size: 3, type, url: '', storage: 'x' });

const components = [
  layout('panel', {
    title: 'Delivery',
    components: [
      field('phoneNumber', 'phone', 'Phone'),
      field('currency', 'price', 'Price', { currency: 'GBP' }),
      field('day', 'due', 'Due', { dayFirst: true }),
      field('time', 'gate', 'At the gate'),
      field('datetime', 'arrived', 'Arrived', { enableTime: true, format: 'yyyy-MM-dd HH:mm' }),
      field('selectboxes', 'checks', 'Checked', {
        values: [
          { label: 'Straps', value: 's' },
          { label: 'Labels', value: 'l' },
        ],
      }),
    ],
  }),
  layout('fieldset', { legend: 'Weather', components: [text('wind', 'Wind')] }),
  layout('well', { components: [text('note', 'Note')] }),
  layout('tabs', {
    components: [
      { label: 'Goods', key: 'goods', components: [text('goodsText', 'Goods text')] },
      { label: 'Papers', key: 'papers', components: [field('file', 'papers', 'Papers', { multiple: true })] },
    ],
  }),
  field('container', 'site', 'Site', {
    hideLabel: false,
    components: [
      field('datagrid', 'rounds', 'Rounds', {
        components: [
          text('round', 'Round'),
          field('datagrid', 'points', 'Points', {
            components: [text('point', 'Point'), field('number', 'n', 'Value')],
          }),
        ],
      }),
    ],
  }),
  field('hidden', 'secret', 'Secret'),
  text('off', 'Kept off', { pdfVisibility: 'hidden' }),
  text('blank', 'Left blank', { pdfVisibility: 'hideIfEmpty' }),
];

const data = {
  phone: '+44 20 7946 0958',
  price: 1234.5,
  due: '14/03/2026',
  gate: '08:55:00',
  arrived: '2026-03-14T09:05:00',
  checks: { s: true, l: false },
  wind: '46 mph',
  note: 'Wet',
  goodsText: 'Bricks',
  papers: [file('note.pdf', 'application/pdf'), file('list.csv', 'text/csv')],
  site: { rounds: [{ round: 'Morning', points: [{ point: 'North tower', n: 4 }] }] },
  secret: 'Classified',
  off: 'Unseen',
};

const response: Omit<Parameters<typeof createPrintDocument>[0], 'form' | 'data'> = {
  title: 'Delivery note',
  formTitle: 'Deliveries',
  teamName: 'Northgate Estates',
  pdfOptions: undefined,
  submissionNumber: 7,
  createdBy: 'Ada Lovelace',
  submittedAt: '2026-03-14T09:05:00Z',
  metadata: { timezone: 'UTC' },
  user: { id: 'ada' },
  locale: { language: 'en', locale: 'en' },
};

const printed = async (more: { readonly direction?: 'rtl' } = {}) => ({
  ...(await createPrintDocument({ ...response, form: { display: 'form', components } as FormDefinition, data })),
  ...more,
});

/** Print document of a form whose code determines what is printed. */
const coded = (scripts?: OpenScriptHost) =>
  createPrintDocument(
    {
      ...response,
      form: {
        components: [
          text('a', 'Always', { calculateValue: 'value = "anew"' }),
          text('b', 'Of Ada', { customConditional: 'show = user.id === "ada" && metadata.timezone === "UTC"' }),
          text('c', 'Of nobody', { customConditional: 'show = data.a === "anew"' }),
        ],
      },
      data: { a: 'as given', b: 'kept', c: 'secret' },
    },
    scripts,
  );

const choiceLists = {
  trade: [
    { id: 7, name: 'Roofing' },
    { id: 8, name: 'Scaffolding' },
  ],
  colour: ['red', 'green'],
};
const urlSource = { dataSrc: 'url', valueProperty: 'id', template: '<span>{{ item.name }}</span>' };
const createListSource = (path: string) => ({ ...urlSource, data: { url: `https://lists.example/${path}` } });

/** Choice lists that are cached on this device; one has pages of a hundred entries. */
const cachedLists: ChoiceLoader = {
  isOnline: false,
  load: async ({ address }) => {
    const { pathname, searchParams } = new URL(address);
    const skip = Number(searchParams.get('skip'));
    const all = Array.from({ length: 250 }, (_, id) => ({ id, name: `Person ${id}` }));
    if (pathname === '/people') return { kind: 'loaded', json: all.slice(skip, skip + 100), isOld: true };
    return pathname === '/trades' ? { kind: 'loaded', json: choiceLists.trade, isOld: true } : { kind: 'offline' };
  },
};

const createDocumentWithChoices = (more: { readonly isBlank?: true } = {}) =>
  createPrintDocument(
    {
      ...response,
      ...more,
      form: {
        components: [
          field('select', 'trade', 'Trade', createListSource('trades')),
          field('radio', 'other', 'Other trade', createListSource('trades')),
          field('selectboxes', 'trades', 'Trades', createListSource('trades')),
          field('datagrid', 'rows', 'Rows', {
            components: [field('select', 'who', 'Who', createListSource('people'))],
          }),
          field('select', 'gone', 'Gone', createListSource('gone')),
        ],
      } as FormDefinition,
      data: { trade: 7, other: 8, trades: { 7: true, 8: true }, rows: [{ who: 3 }, { who: 249 }], gone: 'g1' },
    },
    undefined,
    cachedLists,
  );

describe('choices from a URL', () => {
  it('are printed with their labels, or their values if the labels are unknown', async () => {
    const pdfText = (await renderTestPdf(await createDocumentWithChoices())).pages().join().replace(/\s+/g, ' ');
    for (const expectedText of [
      'Trade Roofing',
      'Other trade Scaffolding',
      'Trades Roofing, Scaffolding',
      'Person 3',
      'Person 249',
      'Gone g1',
    ])
      expect(pdfText).toContain(expectedText);
  });

  it('are printed as checkboxes on a blank form', async () => {
    const pdfText = (await renderTestPdf(await createDocumentWithChoices({ isBlank: true }))).pages().join();
    expect(pdfText.match(/Roofing +Scaffolding/g)).toHaveLength(3);
  });
});

describe('createPrintDocument', () => {
  it('prints every kind of answer, and components under their headings', async () => {
    const pdf = await renderTestPdf(await printed());
    const pdfText = pdf.pages().join();
    const answers = [
      '+44 20 7946 0958',
      '£1,234.50',
      '14/03/2026',
      '8:55 AM',
      '2026-03-14 09:05',
      'Straps',
      '46 mph',
      'Wet',
    ];
    for (const answer of [...answers, 'Bricks', 'note.pdf, list.csv']) expect(pdfText).toContain(answer);
    expect(pdfText).not.toContain('Labels');
    expect(pdfText).toMatch(/Deliveries · Number 7 · Ada Lovelace · Mar 14, 2026/);
    for (const heading of ['Delivery', 'Weather', 'Goods', 'Papers', 'Site']) {
      expect(pdf.structure()).toMatch(new RegExp(`H2[^\\n]*\\n *"${heading}"`));
    }
    expect(pdf.check()).toContain('No syntax or stream encoding errors found');
  });

  it('prints nested grids in a container, with each label once', async () => {
    const pdfText = (await renderTestPdf(await printed())).pages().join();
    expect(pdfText).toMatch(/Round +Points/);
    expect(pdfText).toMatch(/North tower +4/);
    expect(pdfText.match(/Points/g)).toHaveLength(1);
  });

  it('prints a blank form for handwriting: name and date, space for each answer, and no answers', async () => {
    const form = { display: 'form', components } as FormDefinition;
    const printDocument = await createPrintDocument({ ...response, form, data, isBlank: true });
    expect(printDocument.title).toBe('Deliveries');
    const pdf = await renderTestPdf(printDocument);
    const pdfText = pdf.pages().join();
    expect(pdfText).toMatch(/Name +Date/);
    for (const label of ['Price', 'Straps', 'Labels', 'Wind', 'Round']) expect(pdfText).toContain(label);
    expect(pdfText).not.toMatch(/46 mph|1,234|Ada Lovelace|Bricks|Morning|Secret|Kept off/);
    expect(pdf.check()).toContain('No syntax or stream encoding errors found');
  });

  it('leaves out hidden fields and fields that the author excluded from the PDF', async () => {
    const pdfText = (await renderTestPdf(await printed())).pages().join();
    expect(pdfText).not.toMatch(/Secret|Classified|Kept off|Unseen|Left blank/);
  });

  it('aligns to the right in a right-to-left document', async () => {
    const pdf = await renderTestPdf(await printed({ direction: 'rtl' }));
    expect(pdf.pages().join()).toMatch(/Points +Round/);
    expect(pdf.pages()[0]).toMatch(/^ {25,}Delivery note/m);
    expect(pdf.check()).toContain('No syntax');
  });

  it("prints the app's own texts in the user’s language", async () => {
    const form = {
      components: [
        field('checkbox', 'safe', 'Sicher'),
        field('number', 'wind', 'Wind'),
        field('datetime', 'at', 'Am', { format: 'd. MMMM yyyy', enableTime: false }),
        field('day', 'born', 'Geboren'),
      ],
    };
    const answers = { safe: true, wind: 38.5, at: '2026-03-14', born: '05/07/1990' };
    const locale = { language: 'de', locale: 'de-AT' } as const;
    const printDocument = await createPrintDocument({ ...response, form, data: answers, locale });
    expect(printDocument).toMatchObject({ language: 'de-AT', direction: 'ltr' });
    expect(printDocument.subtitle).toContain('14.03.2026');
    const expectedText = printDocument.blocks.map((block) => (block.kind === 'pair' ? block.value : ''));
    expect(expectedText).toEqual(['Ja', '38,5', '14. März 2026', '07.05.1990']);
  });

  it("prints the app's own texts in Arabic, in the direction of the form’s text", async () => {
    const form = { components: [field('checkbox', 'safe', 'آمن')] };
    const locale = { language: 'ar', locale: 'ar-EG-u-nu-latn' } as const;
    const arabic = { title: 'تقرير', formTitle: 'تقرير', createdBy: 'أميرة', locale };
    const printDocument = await createPrintDocument({ ...response, ...arabic, form, data: { safe: true } });
    expect(printDocument).toMatchObject({ language: locale.locale, direction: 'rtl', blocks: [{ value: 'نعم' }] });
    expect(printDocument.subtitle?.replace(/[\u2068\u2069]/g, '')).toContain('الرقم 7');
    const named = { label: 'هل الموقع آمن للعمل فيه اليوم وغدا وبعد غد؟' };
    const written = { components: [field('checkbox', 'safe', named.label)] };
    const theirs = await createPrintDocument({
      ...response,
      ...arabic,
      locale: response.locale,
      form: written,
      data: {},
    });
    expect(theirs).toMatchObject({ language: 'ar', direction: 'rtl' });
  });

  it('prints headers and footers as the form defines them, with a logo', async () => {
    const logo = 'data:image/png;base64,iVBORw0KGgo=';
    const pageTemplate = {
      header: { left: '{{teamName}}', right: '{{formTitle}}' },
      footer: { left: '{{data.wind}} {{date}}', right: 'Page {{pageNumber}} of {{totalPages}}' },
      logo,
    };
    const form = { components } as FormDefinition;
    const printDocument = await createPrintDocument({ ...response, form, data, pdfOptions: { pageTemplate } });
    expect(printDocument.logo).toBe(logo);
    expect(printDocument.pageLines?.({ pageNumber: 2, totalPages: 3 })).toEqual({
      header: { left: 'Northgate Estates', right: 'Deliveries' },
      footer: { left: '46 mph Mar 14, 2026', right: 'Page 2 of 3' },
    });
  });

  it('lets code determine what is printed, without changing answers', async () => {
    const { blocks } = await coded(openTestScripts);
    const pdfText = JSON.stringify(blocks);
    expect(pdfText).toContain('as given');
    expect(pdfText).toContain('Of Ada');
    expect(pdfText).not.toContain('Of nobody');
  });

  it('prints the form as it is if its code can’t run or takes too long', async () => {
    const host =
      (load: () => Promise<void>): OpenScriptHost =>
      () => ({ load, run: () => new Promise(() => {}), close() {} });
    for (const scripts of [host(() => Promise.reject(new Error('blocked'))), host(() => Promise.resolve())]) {
      expect(JSON.stringify((await coded(scripts)).blocks)).toContain('as given');
    }
  });
});

describe('parts that respondents of share links don’t see', () => {
  const parts = [
    field('user', 'inspector', 'Inspector'),
    text('internal', 'Internal note', { creatorPermissions: 'hidden' }),
    text('named', 'Other members', { permissions: [{ permissionLevel: 'hidden', user: [{ mail: 'a@b.example' }] }] }),
    field('select', 'asset', 'Asset', { dataSourceId: 'd1', data: { values: [] } }),
    layout('panel', { title: 'Office', creatorPermissions: 'hidden', components: [text('checked', 'Checked')] }),
  ];
  const printed = (data: object, more: { readonly isAnonymous?: true }) =>
    createPrintDocument({
      ...{ ...response, ...more, data: data as never },
      form: { components: [text('name', 'Name'), ...parts] } as FormDefinition,
    }).then(({ blocks }) => JSON.stringify(blocks));

  it.each([
    ['Inspector', 'inspector', { displayName: 'Amira' }],
    ['Internal note', 'internal', 'Seen to'],
    ['Asset', 'asset', 'Lift'],
  ])('are left out of anonymous responses unless a member has answered them: %s', async (label, key, answer) => {
    expect(await printed({ name: 'Tom' }, {})).toContain(label);
    expect(await printed({ name: 'Tom' }, { isAnonymous: true })).not.toContain(label);
    expect(await printed({ name: 'Tom', [key]: answer }, { isAnonymous: true })).toContain(label);
  });

  it("don't include fields that respondents can see", async () => {
    expect(await printed({}, { isAnonymous: true })).toMatch(/Name.*Other members/);
  });
});
