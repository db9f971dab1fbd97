import type { z } from 'zod';
import type { ComponentDefinition } from './definition/form-definition.ts';
import type { PrintBlock } from './print/print-block.ts';
import type { BrokenRule } from './validation/issue.ts';

/**
 * How a component takes part in the data:
 * - `value`: its answer lies under its key
 * - `none`: no answer (layout, content); its children write into its parent's data
 * - `object`: `{}` under its key, children write into it (container)
 * - `rows`: `[{}]` under its key, its first slot's children are the columns and write into each row (datagrid)
 */
export type DataShape = 'value' | 'none' | 'object' | 'rows';

/** A named place of a container where other components lie. Unnamed containers have one. */
export interface ChildSlot {
  /** Stable within the component: `components`, `columns[0]`, `rows[1][2]`. */
  readonly name: string;
  readonly components: readonly ComponentDefinition[];
}

/**
 * Every question that the engine asks of a component. A component answers all of them in its own folder; the
 * engine knows no component. A new question must make sense for every component, otherwise it belongs to the folder.
 *
 * Everything here is pure: no React, no DOM, no clock, no network.
 */
export interface ComponentSpec<Props = unknown, Value = unknown> {
  readonly type: string;
  readonly shape: DataShape;
  /**
   * Reads the settings from a stored component. Lenient: form.io forms carry wrong types, nulls and strings for
   * numbers; unknown properties are ignored here and stay in the definition. Must accept every component of its type.
   */
  readonly props: z.ZodType<Props>;
  /** The answer before anybody answered, default value included. `undefined`: the key is absent from the data. */
  emptyValue(props: Props): Value | undefined;
  isEmpty(value: Value | undefined, props: Props): boolean;
  /** Rules of this component that a non-empty answer breaks. `required` is asked by the engine through `isEmpty`. Must bear any answer. */
  check(value: Value, props: Props): readonly BrokenRule[];
  /** Rules that an empty answer breaks although the field is not required: a day whose year must be known. Absent: none. */
  checkEmpty?(props: Props): readonly BrokenRule[];
  /** Brings an answer from outside (stored, prefilled, pasted) into the shape of `Value`; what cannot be read is kept by returning it unchanged. */
  normalize(value: unknown, props: Props): Value | undefined;
  /** Empty for everything that is not a container. */
  children(props: Props, definition: ComponentDefinition): readonly ChildSlot[];
  /** Brings what a calculation gives into the shape of an answer, rounded where numbers are. Absent: as `normalize`. */
  fromCalculation?(value: unknown, props: Props): Value | undefined;
  /** Stored properties with HTML in which `{{ data.x }}` is filled in while the form is answered. Absent: none. */
  readonly htmlTemplates?: readonly string[];
  /** What conditions, logic and table columns see of the answer. Mostly the answer itself. */
  logicValue(value: Value | undefined, props: Props): unknown;
}

/**
 * Answers the question what a component puts on paper. `label` is already resolved; `slots` are the children's blocks,
 * slot by slot; `rows`, of the shape `rows` only, has them by row and column. An invisible field has none.
 */
export type PrintAnswer<Props = unknown, Value = unknown> = (answer: {
  readonly props: Props;
  readonly value: Value | undefined;
  readonly label: string;
  readonly slots: readonly (readonly PrintBlock[])[];
  readonly rows?: readonly (readonly (readonly PrintBlock[])[])[];
}) => readonly PrintBlock[];

/** Specs by stored type name. Types that are not in it are unknown: kept on save, skipped with a warning. */
export type ComponentSpecs = Readonly<Record<string, ComponentSpec | undefined>>;
