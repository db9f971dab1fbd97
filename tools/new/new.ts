// `npm run new component|screen|operation|job NAME`: creates the folder, its test and the lines in the lists; then
// prints the next steps.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isKind, kinds, recipes } from './recipes.ts';
import { scaffold } from './scaffold.ts';

const root = join(import.meta.dirname, '..', '..');
const [kind = '', name = ''] = process.argv.slice(2);

if (!isKind(kind)) {
  console.error(`Usage: npm run new ${kinds.join('|')} NAME`);
  process.exit(2);
}
const recipe = recipes[kind];
if (!recipe.pattern.test(name)) {
  console.error(`${JSON.stringify(name)} is not a valid name for a ${kind}: ${recipe.nameHint}`);
  process.exit(2);
}
try {
  const paths = scaffold(root, recipe, name);
  spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...paths], { cwd: root, stdio: 'ignore' });
  console.log(
    `${paths.join('\n')}\n\n${recipe.describeNextSteps(name)}\nSee docs/guides/${recipe.guide} for the next steps.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
