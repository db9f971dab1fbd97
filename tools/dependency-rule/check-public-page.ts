import type { Import, Violation } from './check-imports.ts';

const entry = 'apps/web/src/public-main.tsx';

/** What only people who are signed in need: their device's data, what brings it, and the screens that are drawn from it. */
const forbidden =
  /^(apps\/web\/src\/(data|dialogs|screens\/(?!share\/|template-preview\/))\/?|packages\/(sync\/src\/(?!failures))|node_modules\/dexie)/;

/** The error page's way to save what a device holds unsent is fetched when somebody presses it. */
const onPress = 'apps/web/src/shell/errors/ExportUnsentButton.tsx';

/** The page of strangers brings nothing, now or later, of what belongs to people who are signed in. */
export function checkPublicPage(imports: readonly Import[]): readonly Violation[] {
  const byFile = Map.groupBy(
    imports.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from }) => from,
  );
  const reached = new Set([entry]);
  const violations: Violation[] = [];
  for (const file of reached) {
    for (const { to } of byFile.get(file) ?? []) {
      if (file === onPress) continue;
      if (forbidden.test(to)) violations.push({ rule: 'public-page-is-light', file, detail: `imports ${to}` });
      else reached.add(to);
    }
  }
  return violations;
}
