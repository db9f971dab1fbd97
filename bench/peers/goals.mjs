// Goals of Tideform: each is a maximum ratio to the value of react-jsonschema-form in the same run.
const PEER = 'rjsf';
/** The page without a library: its values are the share of the browser and the test harness. */
const FLOOR = 'bare';

const GOALS = [
  { measure: 'render, 1,000 fields, ms', form: 'flat-1000', of: (s) => s.render, goal: 0.35 },
  { measure: 'main-thread work per key, 1,000 fields, ms', form: 'flat-1000', of: (s) => s.busy, goal: 0.12 },
  { measure: 'heap, 1,000 fields, MB', form: 'flat-1000', of: (s) => s.heap, goal: 0.6 },
  { measure: 'download of the harness page, kB gzip', form: 'flat-1000', of: (s) => s.download / 1024, goal: 1 },
  ...['calc-100', 'calc-1000'].flatMap((form) => [
    { measure: `total shown, ${form}, JavaScript, ms`, form, of: (s) => s.effect, goal: 0.6 },
    { measure: `total shown, ${form}, JSONLogic, ms`, form, of: (s) => s.effect, goal: 0.6, engine: 'tideform-logic' },
    { measure: `work per key, ${form}, JavaScript, ms`, form, of: (s) => s.busy },
    { measure: `show 50 fields, ${form}, ms`, form, of: (s) => s.show },
    { measure: `hide 50 fields, ${form}, ms`, form, of: (s) => s.hide },
  ]),
  { measure: 'grid 100x8: render, ms', form: 'grid-100', of: (s) => s.render },
  { measure: 'grid 100x8: add a row, JavaScript, ms', form: 'grid-100', of: (s) => s.addRow, goal: 0.6 },
  { measure: 'grid 100x8: add a row, JSONLogic, ms', form: 'grid-100', of: (s) => s.addRow, goal: 0.6, engine: 'tideform-logic' },
  { measure: 'grid 100x8: set a cell, JavaScript, ms', form: 'grid-100', of: (s) => s.setCell, goal: 0.6 },
  { measure: 'grid 100x8: set a cell, JSONLogic, ms', form: 'grid-100', of: (s) => s.setCell, goal: 0.6, engine: 'tideform-logic' },
  { measure: 'grid 100x8: main-thread work to add a row, ms', form: 'grid-100', of: (s) => s.addRowWork },
  { measure: 'grid 100x8: main-thread work to set a cell, ms', form: 'grid-100', of: (s) => s.setCellWork },
  { measure: 'grid 100x8: work per key, ms', form: 'grid-100', of: (s) => s.busy },
  { measure: 'grid 100x8: heap, MB', form: 'grid-100', of: (s) => s.heap },
];

const number = (x) => (x < 10 ? x.toFixed(1) : Math.round(x).toString());

/**
 * Returns the goals as rows of a Markdown table: measure, Tideform's value, the peer's value, Tideform's value divided
 * by the peer's, that of the same page without a form library divided by the peer's, the goal, and whether it is met.
 * @param product size of Tideform's page for answering a form after gzip, in bytes; `undefined` if not measured
 */
export function summarise(forms, product) {
  const rows = GOALS.flatMap(({ measure, form, of, goal, engine = 'tideform' }) => {
    const [ours, peer] = [forms[form]?.[engine], forms[form]?.[PEER]].map((s) => s && of(s));
    if (!Number.isFinite(ours) || !Number.isFinite(peer)) return [];
    const floor = forms[form]?.[FLOOR] && of(forms[form][FLOOR]);
    const share = Number.isFinite(floor) ? (floor / peer).toFixed(2) : '-';
    const ratio = ours / peer;
    const verdict = goal === undefined ? ['-', '-'] : [`<= ${goal}`, ratio <= goal ? 'met' : 'MISSED'];
    return [[measure, number(ours), number(peer), ratio.toFixed(2), share, ...verdict]];
  });
  if (product) rows.push(["download of the product's respond page, kB gzip", number(product / 1024), '-', '-', '-', '-', '-']);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(['measure', 'Tideform', PEER, 'ratio', 'floor', 'goal', 'met']), line(Array(7).fill('---')), ...rows.map(line)];
}
