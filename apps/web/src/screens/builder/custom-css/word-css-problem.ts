import { mostCharacters } from '../../../form/custom-css/allowed-css.ts';
import type { CssProblem } from '../../../form/custom-css/clean-css.ts';
import type { CustomCssWords } from './custom-css.words.ts';

export function wordCssProblem({ kind, what }: CssProblem, words: CustomCssWords): string {
  if (kind === 'long') return words.problem.long({ most: mostCharacters });
  if (kind === 'syntax' && what === '') return words.problem.end;
  return words.problem[kind]({ what });
}
