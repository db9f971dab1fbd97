import { maxCharacters } from '../../../form/custom-css/allowed-css.ts';
import type { CssProblem } from '../../../form/custom-css/sanitize-css.ts';
import type { CustomCssMessages } from './custom-css.messages.ts';

export function formatCssProblem({ kind, excerpt: what }: CssProblem, messages: CustomCssMessages): string {
  if (kind === 'long') return messages.problem.long({ most: maxCharacters });
  if (kind === 'syntax' && what === '') return messages.problem.end;
  return messages.problem[kind]({ what });
}
