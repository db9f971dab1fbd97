/** A form with a field for each type of spreadsheet cell, and a grid. */
export const sampleForm = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site' },
    { type: 'currency', key: 'cost', label: 'Cost', currency: 'EUR' },
    { type: 'number', key: 'score', label: 'Score' },
    { type: 'checkbox', key: 'safe', label: 'Safe' },
    { type: 'datetime', key: 'due', label: 'Due', enableTime: false, format: 'yyyy-MM-dd' },
    {
      ...{ type: 'select', key: 'result', label: 'Result', data: { values: choices('Pass', 'Fail') } },
    },
    {
      ...{ type: 'datagrid', key: 'defects', label: 'Defects' },
      components: [
        { type: 'textfield', key: 'what', label: 'What' },
        { type: 'number', key: 'days', label: 'Days' },
      ],
    },
  ],
};

function choices(...labels: readonly string[]) {
  return labels.map((label) => ({ label, value: label.toLowerCase() }));
}

/** Texts that spreadsheets and CSV readers often get wrong. */
const texts = ['Kew', '=1+1', 'a "b", c', 'two\nlines', 'Größe – 北京 – مرحبا', '@SUM(A1)', ' edge '];

/** Returns generated submissions, the same in every run. */
export function createSubmissions(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    ...{ listItemId: `${at}`, responseId: `r${at}`, formId: 'form', webUrl: '', title: `Visit ${at}` },
    ...{ submissionNumber: at + 1, formVersion: 1, createdBy: 'Ada Byron', anonymous: false, collaborators: '' },
    ...{ timestamp: instant(at), lastModified: instant(at) },
    data: {
      ...{ site: texts[at % texts.length], cost: (at % 997) / 4, score: at % 100, safe: at % 2 === 0 },
      ...{ due: instant(at).slice(0, 10), result: at % 3 === 0 ? 'fail' : 'pass' },
      defects: Array.from({ length: at % 3 }, (_, row) => ({ what: `Defect ${row}`, days: row + 0.5 })),
    },
  }));
}

const instant = (at: number): string => new Date(Date.UTC(2026, 0, 1, 12) + at * 600_000).toISOString();
