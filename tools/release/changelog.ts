/** One release of CHANGELOG.md. */
export interface ChangelogSection {
  /** Version number, such as `0.2.0`, or `Unreleased`. */
  readonly version: string;
  /** Release date, such as `2026-12-01`; `undefined` for unreleased changes. */
  readonly date: string | undefined;
  /** Release notes: Markdown below the heading. */
  readonly notes: string;
}

/** Kinds of changes in Keep a Changelog. */
const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/**
 * Parses a changelog in the Keep a Changelog format.
 *
 * @throws an error that quotes the invalid line
 */
export function parseChangelog(text: string): readonly ChangelogSection[] {
  const [, ...parts] = text.split(/^## /m);
  const sections = parts.map(parseSection);
  if (sections[0]?.version !== 'Unreleased') throw new Error('The first section must be "## [Unreleased]"');
  const released = sections.slice(1).map(({ version }) => version);
  const sorted = [...released].sort((one, other) => compareVersions(other, one));
  if (released.join() !== sorted.join()) throw new Error(`The newest release must come first: ${released.join(', ')}`);
  if (new Set(released).size < released.length) throw new Error(`A release is listed twice: ${released.join(', ')}`);
  return sections;
}

function parseSection(part: string): ChangelogSection {
  const [heading = '', ...lines] = part.split('\n');
  const [, version, date] = /^\[(Unreleased|\d+\.\d+\.\d+)\](?: - (\d{4}-\d{2}-\d{2}))?$/.exec(heading) ?? [];
  if (version === undefined || (version === 'Unreleased') !== (date === undefined)) {
    throw new Error(`"## ${heading}" must be "## [1.2.3] - 2026-12-31" or "## [Unreleased]"`);
  }
  const unknown = lines.find((line) => line.startsWith('### ') && !kinds.includes(line.slice(4)));
  if (unknown !== undefined) throw new Error(`"${unknown}" of ${version} must be one of ${kinds.join(', ')}`);
  return { version, date, notes: lines.join('\n').trim() };
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 0 : a[at]! - b[at]!;
}

/**
 * Returns the notes of a release.
 *
 * @throws if the changelog has no section for the release, or an empty one
 */
export function getNotes(sections: readonly ChangelogSection[], version: string): string {
  const section = sections.find((one) => one.version === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section [${version}]`);
  if (!/^- /m.test(section.notes)) throw new Error(`The section [${version}] of CHANGELOG.md has no entries`);
  return section.notes;
}
