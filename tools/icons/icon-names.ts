import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface IconDeclaration {
  readonly name: string;
  /** Module that declares the icon, such as `chevron-left`. */
  readonly module: string;
  /** Declaration of the icon, on one line. */
  readonly line: string;
}

/** Returns the names that a module imports or exports from `@fluentui/react-icons` or one of its modules. */
export function listImportedNames(code: string): readonly string[] {
  return [...code.matchAll(/\{([^{}]*)\}\s*from\s*['"]@fluentui\/react-icons(?:\/[\w/-]+)?['"]/g)].flatMap(
    ([, list = '']) =>
      list
        .split(',')
        .map((one) => /^\s*(?:type\s+)?(\w+)/.exec(one)?.[1] ?? '')
        .filter((name) => name !== ''),
  );
}

/** Reads all icons of the published package, from its folder `lib`. */
export function readDeclarations(lib: string): readonly IconDeclaration[] {
  return globSync('atoms/svg/*.js', { cwd: lib }).flatMap((path) => {
    const module = basename(path, '.js');
    const found = readFileSync(join(lib, path), 'utf8').matchAll(/^export const (\w+) = .*$/gm);
    return [...found].map(([line, name = '']) => ({ name, module, line }));
  });
}
