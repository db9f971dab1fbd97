import { mostCharacters } from '../../../form/custom-css/allowed-css.ts';
import type { CssProblem } from '../../../form/custom-css/clean-css.ts';
import type { CustomCssMessages } from './custom-css.messages.ts';

export function wordCssProblem({ kind, what }: CssProblem, messages: CustomCssMessages): string {
  if (kind === 'long') return messages.problem.long({ most: mostCharacters });
  if (kind === 'syntax' && what === '') return messages.problem.end;
  return messages.problem[kind]({ what });
}
