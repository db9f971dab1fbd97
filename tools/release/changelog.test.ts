import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getNotes, parseChangelog } from './changelog.ts';

const createChangelog = (...sections: string[]) => ['# Changelog', 'About it.', ...sections].join('\n\n');

it('returns the notes of a release', () => {
  const sections = parseChangelog(
    createChangelog(
      '## [Unreleased]',
      '## [0.10.0] - 2026-12-02\n\n### Added\n\n- A.\n\n### Fixed\n\n- B.',
      '## [0.9.0] - 2026-12-01',
    ),
  );
  expect(getNotes(sections, '0.10.0')).toBe('### Added\n\n- A.\n\n### Fixed\n\n- B.');
  expect(() => getNotes(sections, '0.9.0')).toThrow('has no entries');
  expect(() => getNotes(sections, '1.0.0')).toThrow('has no section [1.0.0]');
});

it.each([
  ['a release without a date', createChangelog('## [Unreleased]', '## [1.0.0]'), '"## [1.0.0]" must be'],
  [
    'a version without brackets',
    createChangelog('## [Unreleased]', '## 1.0.0 - 2026-12-01'),
    '"## 1.0.0 - 2026-12-01" must be',
  ],
  ['an unknown kind of change', createChangelog('## [Unreleased]\n\n### Improved'), '"### Improved" of Unreleased'],
  ['a missing section for the next release', createChangelog('## [1.0.0] - 2026-12-01'), 'must be "## [Unreleased]"'],
  [
    'releases in the wrong order',
    createChangelog('## [Unreleased]', '## [0.9.0] - 2026-12-01', '## [0.10.0] - 2026-12-02'),
    'The newest release must come first',
  ],
  [
    'a release that is listed twice',
    createChangelog('## [Unreleased]', '## [1.0.0] - 2026-12-01', '## [1.0.0] - 2026-12-01'),
    'listed twice',
  ],
])('rejects %s', (_, text, message) => {
  expect(() => parseChangelog(text)).toThrow(message);
});

it('parses the changelog of this project', () => {
  const text = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  expect(parseChangelog(text).map(({ version }) => version)).toContain('Unreleased');
});
