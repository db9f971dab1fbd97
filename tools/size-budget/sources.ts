import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from './page-files.ts';

/**
 * Returns the gzipped bytes of each source of the built files, largest first; the sources of a package are combined.
 * Source maps assign the code to sources: the gzip size of a built file is distributed in proportion to the gzip sizes
 * of its sources.
 */
export function measureSources(files: Iterable<string>): readonly (readonly [source: string, bytes: number])[] {
  const total = new Map<string, number>();
  for (const file of files) {
    const code = readFileSync(join(dist, file), 'utf8');
    const weights = [...splitBySource(file, code)].map(([source, text]) => [source, computeGzipSize(text)] as const);
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [source, weight] of weights)
      total.set(source, (total.get(source) ?? 0) + (weight / all) * computeGzipSize(code));
  }
  return [...total].sort(([, one], [, other]) => other - one);
}

const computeGzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;

function splitBySource(file: string, code: string): ReadonlyMap<string, string> {
  const map = `${join(dist, file)}.map`;
  if (!existsSync(map)) return new Map([[`(${file.replace(/-[\w-]{8}\./, '.')})`, code]]);
  const mapped = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload);
  const texts = new Map<string, string>();
  code.split('\n').forEach((line, at) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = mapped.findEntry(at, column);
      const source = 'originalSource' in entry && entry.originalSource ? getGroup(entry.originalSource) : '(none)';
      texts.set(source, (texts.get(source) ?? '') + line[column]);
    }
  });
  return texts;
}

/**
 * Returns the group of a source: the package of a dependency, a package of this repository, or a folder of the app.
 * Groups are large, so that their separate gzip sizes are meaningful.
 */
function getGroup(source: string): string {
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (dependency) return dependency;
  const ours = source.replace(/^(\.\.\/)+/, '');
  if (ours.includes('.messages.')) return 'messages';
  return /^(packages\/[\w-]+|src\/screens\/\w+|src\/\w+)/.exec(ours)?.[0] ?? ours;
}
