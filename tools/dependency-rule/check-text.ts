import type { Violation } from './check-imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

interface TextRule {
  readonly name: string;
  readonly applies: (path: string) => boolean;
  readonly forbidden: RegExp;
  readonly message: string;
}

const isPort = (path: string) => /^packages\/(engine|graph|contract|sync)\/src\//.test(path) && !isTest(path);

/**
 * Rules about the text of a file, independent of its imports (rules 3.2 and 3.6 of ARCHITECTURE.md, and the naming
 * rules of its section 5).
 */
export const textRules: readonly TextRule[] = [
  {
    name: 'graph-has-no-tideform-terms',
    applies: (path) => path.startsWith('packages/graph/src/'),
    forbidden: /(?<!@)tideform(?!\/)|\btf[A-Z]\w*/i,
    message: 'the package for another company’s protocol must not contain Tideform terms',
  },
  {
    name: 'environment-only-in-config',
    applies: (path) =>
      /^(packages|apps)\//.test(path) &&
      path !== 'apps/server/src/config.ts' &&
      !isTest(path) &&
      !path.endsWith('vite.config.ts'),
    forbidden: /\bprocess\.env\b/,
    message: 'only apps/server/src/config.ts reads the environment',
  },
  {
    name: 'outside-access-through-ports',
    applies: isPort,
    forbidden: /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bcrypto\.randomUUID\b|\bAbortSignal\.timeout\b/,
    message: 'use ports for time, randomness and the network, so that tests can control them',
  },
  {
    name: 'sql-only-in-stores',
    applies: (path) =>
      path.startsWith('apps/server/src/') &&
      !/-store\.ts$|\/(workspace|database|testing)\//.test(path) &&
      !isTest(path),
    forbidden: /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    message: 'SQL belongs in *-store.ts and in the workspace',
  },
  {
    name: 'no-generic-names',
    applies: (path) =>
      /(^|\/)(utils?|helpers?|common|shared|misc|core|lib|types|constants|manager|service)(\.tsx?$|\/)/.test(
        path.replace(/^(packages|apps)\/[^/]+\/src/, ''),
      ),
    forbidden: /^/,
    message: 'this name is too generic: name what the file contains',
  },
];

export function checkText(files: readonly SourceFile[]): readonly Violation[] {
  return textRules.flatMap((rule) =>
    files
      .filter((file) => rule.applies(file.path))
      .flatMap((file) => {
        const found = rule.forbidden.exec(file.code);
        return found ? [{ rule: rule.name, file: file.path, detail: `'${found[0]}': ${rule.message}` }] : [];
      }),
  );
}
