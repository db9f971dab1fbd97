import type { Violation } from './check-imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

interface TextRule {
  readonly name: string;
  readonly applies: (path: string) => boolean;
  readonly forbidden: RegExp;
  readonly says: string;
}

const isPort = (path: string) => /^packages\/(engine|graph|contract|sync)\/src\//.test(path) && !isTest(path);

/** Rules about what a file may say, whoever it imports (house rules 3.2, 3.6 and the names of 5). */
export const textRules: readonly TextRule[] = [
  {
    name: 'graph-knows-no-tideform-word',
    applies: (path) => path.startsWith('packages/graph/src/'),
    forbidden: /(?<!@)tideform(?!\/)|\btf[A-Z]\w*/i,
    says: 'another company’s protocol must not learn our words',
  },
  {
    name: 'environment-only-in-config',
    applies: (path) =>
      /^(packages|apps)\//.test(path) &&
      path !== 'apps/server/src/config.ts' &&
      !isTest(path) &&
      !path.endsWith('vite.config.ts'),
    forbidden: /\bprocess\.env\b/,
    says: 'only apps/server/src/config.ts reads the environment',
  },
  {
    name: 'world-comes-through-ports',
    applies: isPort,
    forbidden: /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bcrypto\.randomUUID\b|\bAbortSignal\.timeout\b/,
    says: 'time, chance and the network come through ports, so that tests own them',
  },
  {
    name: 'sql-only-in-stores',
    applies: (path) =>
      path.startsWith('apps/server/src/') &&
      !/-store\.ts$|\/(workspace|database|testing)\//.test(path) &&
      !isTest(path),
    forbidden: /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    says: 'SQL lives in *-store.ts and in the workspace',
  },
  {
    name: 'no-default-drawers',
    applies: (path) =>
      /(^|\/)(utils?|helpers?|common|shared|misc|core|lib|types|constants|manager|service)(\.tsx?$|\/)/.test(
        path.replace(/^(packages|apps)\/[^/]+\/src/, ''),
      ),
    forbidden: /^/,
    says: 'a drawer’s name says nothing: name the thing',
  },
];

export function checkText(files: readonly SourceFile[]): readonly Violation[] {
  return textRules.flatMap((rule) =>
    files
      .filter((file) => rule.applies(file.path))
      .flatMap((file) => {
        const found = rule.forbidden.exec(file.code);
        return found ? [{ rule: rule.name, file: file.path, detail: `'${found[0]}': ${rule.says}` }] : [];
      }),
  );
}
