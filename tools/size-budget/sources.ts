import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from './page-files.ts';

/**
 * Bytes of gzip for each source of these built files, the heaviest first; a package's sources are one line. By the files'
 * source maps: a file's gzip is shared out by what its sources would weigh compressed alone.
 */
export function sourcesOf(files: Iterable<string>): readonly (readonly [source: string, bytes: number])[] {
  const total = new Map<string, number>();
  for (const file of files) {
    const code = readFileSync(join(dist, file), 'utf8');
    const weights = [...textBySource(file, code)].map(([source, text]) => [source, gzipOf(text)] as const);
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [source, weight] of weights) total.set(source, (total.get(source) ?? 0) + (weight / all) * gzipOf(code));
  }
  return [...total].sort(([, one], [, other]) => other - one);
}

const gzipOf = (text: string): number => gzipSync(text, { level: 9 }).length;

function textBySource(file: string, code: string): ReadonlyMap<string, string> {
  const map = `${join(dist, file)}.map`;
  if (!existsSync(map)) return new Map([[`(${file.replace(/-[\w-]{8}\./, '.')})`, code]]);
  const mapped = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload);
  const texts = new Map<string, string>();
  code.split('\n').forEach((line, at) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = mapped.findEntry(at, column);
      const source = 'originalSource' in entry && entry.originalSource ? named(entry.originalSource) : '(none)';
      texts.set(source, (texts.get(source) ?? '') + line[column]);
    }
  });
  return texts;
}

/** The package of a dependency, the package of ours, the folder of the app: few and large, so that compressing alone says much. */
function named(source: string): string {
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (dependency) return dependency;
  const ours = source.replace(/^(\.\.\/)+/, '');
  if (ours.includes('.messages.')) return 'messages';
  return /^(packages\/[\w-]+|src\/screens\/\w+|src\/\w+)/.exec(ours)?.[0] ?? ours;
}
