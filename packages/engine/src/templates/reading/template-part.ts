import type { Comparison } from '../compare.ts';

/** Start of a path: the context value of a block, the root, a loop variable, a block parameter, or a helper result. */
export type PathStart =
  | { readonly kind: 'context'; readonly up: number }
  | { readonly kind: 'root' }
  | { readonly kind: 'loop'; readonly up: number; readonly name: LoopName }
  | { readonly kind: 'param'; readonly name: string }
  | { readonly kind: 'call'; readonly call: TemplateExpression };

export type LoopName = 'index' | 'key' | 'first' | 'last';

export type TemplateExpression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'path'; readonly start: PathStart; readonly names: readonly string[] }
  | { readonly kind: 'lookup'; readonly of: TemplateExpression; readonly name: TemplateExpression }
  | {
      readonly kind: 'date';
      readonly value: TemplateExpression;
      readonly pattern: TemplateExpression;
      readonly timeZone: TemplateExpression;
    }
  | {
      readonly kind: 'compare';
      readonly by: Comparison;
      readonly left: TemplateExpression;
      readonly right: TemplateExpression;
    }
  | { readonly kind: 'all' | 'any'; readonly of: readonly TemplateExpression[] };

/** Compiled part of a template: text, a value or a block. Names and helpers are validated. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly of: TemplateExpression; readonly isRaw: boolean }
  | {
      readonly kind: 'if';
      readonly test: TemplateExpression;
      readonly isNot: boolean;
      readonly countsZero: boolean;
      readonly body: readonly TemplatePart[];
      readonly otherwise: readonly TemplatePart[];
    }
  | {
      readonly kind: 'each' | 'with';
      readonly of: TemplateExpression;
      /** Block parameters declared by `as |item index|`. */
      readonly params: readonly string[];
      readonly body: readonly TemplatePart[];
      readonly otherwise: readonly TemplatePart[];
    };
