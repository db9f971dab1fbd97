// `npm run release`: creates a release of the checked-out commit, which needs a tag like v0.2.0. Runs the checks,
// builds the app, and writes an archive, its checksum and the release notes to `release/`. `--dry-run` only checks the
// tag and the changelog, and prints the notes; without a tag, the notes of unreleased changes. Publishing the files is
// a separate, manual step.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getNotes, parseChangelog } from './changelog.ts';

const root = join(import.meta.dirname, '../..');
const isDryRun = process.argv.includes('--dry-run');
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

try {
  release();
} catch (error) {
  console.error(`Could not create the release: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

function release(): void {
  const version = readVersion();
  const notes = getNotes(parseChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')), version);
  if (isDryRun) {
    console.log(`# Tideform ${version}\n\n${notes}`);
    return;
  }
  if (git('status', '--porcelain') !== '') throw new Error('there are uncommitted changes');
  run('npm', 'run', 'check');
  run('npm', 'run', 'build');
  const folder = join(root, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const archive = packArchive(folder, version);
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, archive)))
    .digest('hex');
  writeFileSync(join(folder, 'SHA256SUMS'), `${hash}  ${archive}\n`);
  writeFileSync(join(folder, 'notes.md'), `# Tideform ${version}\n\n${notes}\n`);
  console.log(`Created ${archive}, SHA256SUMS and notes.md in release/. Sign and publish these files.`);
}

/** Returns the version from the tag of this commit; in a dry run without a tag, `Unreleased`. */
function readVersion(): string {
  const tags = git('tag', '--points-at', 'HEAD')
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
  if (tags.length > 1) throw new Error(`this commit has several tags: ${tags.join(', ')}`);
  if (tags[0] !== undefined) return tags[0].slice(1);
  if (isDryRun) return 'Unreleased';
  throw new Error('this commit has no tag like v0.2.0');
}

/** Packs the committed files and the built web app, with the version of the release in package.json. */
function packArchive(folder: string, version: string): string {
  const name = `tideform-${version}`;
  const stage = mkdtempSync(join(tmpdir(), 'tideform-release-'));
  try {
    mkdirSync(join(stage, name));
    execFileSync('sh', ['-c', 'git archive HEAD | tar --extract --directory "$1"', 'sh', join(stage, name)], {
      cwd: root,
    });
    cpSync(join(root, 'apps/web/dist'), join(stage, name, 'apps/web/dist'), { recursive: true });
    const manifest = JSON.parse(readFileSync(join(stage, name, 'package.json'), 'utf8')) as object;
    writeFileSync(join(stage, name, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
    execFileSync(
      'tar',
      ['--create', '--gzip', '--owner=0', '--group=0', `--file=${join(folder, `${name}.tar.gz`)}`, name],
      {
        cwd: stage,
      },
    );
    return `${name}.tar.gz`;
  } finally {
    rmSync(stage, { recursive: true });
  }
}
