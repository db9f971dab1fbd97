// `npm run import:report -- FOLDER [--all]`: imports all forms of a folder and prints the share of their properties
// that was kept. `--all` also lists the lost properties of each file. Form.io forms are also exported again and
// compared with the original.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { specs } from '@tideform/components/specs';
import { computeFindingTotals, computeImportedShare, type Finding, readForeignForm } from '@tideform/import';
import { findDifferences } from './round-trip.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('Usage: npm run import:report -- FOLDER [--all]\n');
  process.exit(1);
}

const options = { submit: 'Submit', isType: (type: string) => Object.hasOwn(specs, type) };
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);
const byFormat = new Map<string, Finding[]>();
const counts = new Map<string, number>();
const roundTripCounts = { same: 0, other: 0 };

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!/\.(json|xlsx|csv|txt|docx|pdf|md)$/i.test(name)) continue;
  const started = performance.now();
  const bytes = readFileSync(join(folder, name));
  const read = readForeignForm(name, new Uint8Array(bytes), options);
  const took = `${Math.round(performance.now() - started)} ms`;
  if (!read.ok) {
    const reason =
      read.problem.code === 'refused' ? `refused ${JSON.stringify(read.problem.problems[0])}` : read.problem.code;
    process.stdout.write(`      –  ${name}: ${reason}\n`);
    counts.set(reason.split(' ')[0]!, (counts.get(reason.split(' ')[0]!) ?? 0) + 1);
    continue;
  }
  const totals = computeFindingTotals(read.findings);
  const { kept, changed, lost } = totals;
  process.stdout.write(
    `${percent(computeImportedShare(totals))}  ${name}: ${read.format}, ${kept} kept, ${changed} changed, ${lost} lost, ${took}\n`,
  );
  if (values.all) process.stdout.write(formatFindings(read.findings.filter(({ outcome }) => outcome === 'lost')));
  if (read.format === 'formio') {
    const differences = findDifferences(bytes.toString().replace(/^\uFEFF/, ''), read.form);
    roundTripCounts[differences.length === 0 ? 'same' : 'other'] += 1;
    if (differences.length > 0)
      process.stdout.write(`           differs after import and export: ${differences.join(', ')}\n`);
  }
  byFormat.set(read.format, [...(byFormat.get(read.format) ?? []), ...read.findings]);
  counts.set(read.format, (counts.get(read.format) ?? 0) + 1);
}

for (const [format, findings] of byFormat) {
  const totals = computeFindingTotals(findings);
  process.stdout.write(
    `\n${format}: ${counts.get(format)} files, ${findings.length} properties, ${totals.kept} kept, ${totals.changed} changed, ${totals.lost} lost: ${percent(computeImportedShare(totals)).trim()} carried over\n`,
  );
  process.stdout.write(formatMostLost(findings));
}

if (roundTripCounts.same + roundTripCounts.other > 0)
  process.stdout.write(
    `\nform.io, imported and exported again: ${roundTripCounts.same} unchanged, ${roundTripCounts.other} with differences\n`,
  );

function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(
      ({ place, property, reason }) =>
        `           ${place} ${property}: ${reason?.code} ${Object.values(reason?.params ?? {}).join(' ')}\n`,
    )
    .join('');
}

function formatMostLost(findings: readonly Finding[]): string {
  const times = new Map<string, number>();
  for (const { outcome, property, reason } of findings) {
    if (outcome !== 'lost') continue;
    const line = `${property} (${reason?.code ?? ''})`;
    times.set(line, (times.get(line) ?? 0) + 1);
  }
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, 25);
  return most.map(([line, count]) => `${String(count).padStart(7)}  ${line}\n`).join('');
}
