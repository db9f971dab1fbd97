import type { Import, Violation } from './check-imports.ts';

const entry = 'apps/web/src/public-main.tsx';

/** Modules that only signed-in users need: the local database, sync, and the screens based on them. */
const forbidden =
  /^(apps\/web\/src\/(data|dialogs|screens\/(?!share\/|template-preview\/))\/?|packages\/(sync\/src\/(?!failures))|node_modules\/dexie)/;

/** Button on the error page that exports unsent responses; it loads its code when pressed. */
const loadedOnPress = 'apps/web/src/shell/errors/ExportUnsentButton.tsx';

/** Checks that the public page for anonymous respondents never loads modules for signed-in users, not even lazily. */
export function checkPublicPage(imports: readonly Import[]): readonly Violation[] {
  const byFile = Map.groupBy(
    imports.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from }) => from,
  );
  const reached = new Set([entry]);
  const violations: Violation[] = [];
  for (const file of reached) {
    for (const { to } of byFile.get(file) ?? []) {
      if (file === loadedOnPress) continue;
      if (forbidden.test(to)) violations.push({ rule: 'public-page-is-light', file, detail: `imports ${to}` });
      else reached.add(to);
    }
  }
  return violations;
}
