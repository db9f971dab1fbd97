import type { Comparison } from '../rendering/compare.ts';

/** Start of a path: the context value of a block, the root, a loop variable, a block parameter, or a helper result. */
export type PathStart =
  | { readonly kind: 'context'; readonly up: number }
  | { readonly kind: 'root' }
  | { readonly kind: 'loop'; readonly up: number; readonly name: LoopName }
  | { readonly kind: 'param'; readonly name: string }
  | { readonly kind: 'call'; readonly call: Expression };

export type LoopName = 'index' | 'key' | 'first' | 'last';

export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null | undefined }
  | { readonly kind: 'path'; readonly start: PathStart; readonly names: readonly string[] }
  | { readonly kind: 'lookup'; readonly of: Expression; readonly name: Expression }
  | {
      readonly kind: 'date';
      readonly value: Expression;
      readonly pattern: Expression;
      readonly timeZone: Expression;
    }
  | {
      readonly kind: 'compare';
      readonly by: Comparison;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Expression[] };

/** Compiled part of a template: text, a value or a block. Names and helpers are validated. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly of: Expression; readonly isRaw: boolean }
  | {
      readonly kind: 'if';
      readonly test: Expression;
      readonly isNot: boolean;
      readonly countsZero: boolean;
      readonly body: readonly Part[];
      readonly otherwise: readonly Part[];
    }
  | {
      readonly kind: 'each' | 'with';
      readonly of: Expression;
      /** Block parameters declared by `as |item index|`. */
      readonly params: readonly string[];
      readonly body: readonly Part[];
      readonly otherwise: readonly Part[];
    };
