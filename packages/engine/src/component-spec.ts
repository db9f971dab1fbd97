import type { z } from 'zod/mini';
import type { ChildSlot } from './definition/child-slots.ts';
import type { ComponentDefinition } from './definition/form-definition.ts';
import type { PrintBlock } from './print-block.ts';
import type { BrokenRule } from './validation/validation-error.ts';

/**
 * How a component stores data:
 * - `value`: an answer under its key
 * - `none`: no answer (layout, content); its children write into the data of its parent
 * - `object`: `{}` under its key, children write into it (container)
 * - `rows`: `[{}]` under its key; the children of its first slot are the columns and write into each row (datagrid)
 */
export type DataShape = 'value' | 'none' | 'object' | 'rows';

/**
 * Type of an answer for tables, conditions, templates, exports and charts.
 * - `text`: one line; `longText`: several lines. `email`, `phone` and `link` are texts with a link target; `secret`
 *   must not appear in tables, titles or emails.
 * - `markup`: HTML from a rich text editor
 * - `code`: scanned barcode, `{ value, format }`
 * - `number`; `amount`: an amount of money
 * - `tick`: yes or no
 * - `date`: `YYYY-MM-DD`; `dateTime`: with a time, ISO 8601; `time`: `HH:mm:ss`; `day`: day, month and year, partly
 *   optional
 * - `choice`: one value of a list; `choices`: any number of them
 * - `decision`: approved or rejected, `{ status, by, timestamp, comment }`
 * - `people`; `place`: an address or coordinates
 * - `files`; `picture`: a drawing
 * - `pairs`: an answer for each of several keys: a survey, a data map
 * - `group`, `rows`: contain other fields
 * - `anything`: unknown until there is an answer; `none`: no answer
 *
 * For a component with several answers (`multiple`) it is the kind of each answer.
 */
export type ValueKind =
  | 'text'
  | 'longText'
  | 'markup'
  | 'code'
  | 'email'
  | 'phone'
  | 'link'
  | 'secret'
  | 'number'
  | 'amount'
  | 'tick'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'day'
  | 'choice'
  | 'choices'
  | 'decision'
  | 'people'
  | 'place'
  | 'files'
  | 'picture'
  | 'pairs'
  | 'group'
  | 'rows'
  | 'anything'
  | 'none';

/** Space that an answer needs in a cell of a grid. `none`: it does not fit into a cell. */
export type CellSize = 'none' | 'tick' | 'narrow' | 'wide';

/**
 * Returns true if a form nested in an answer has validation errors: an entry of a data map, a node of a tree. Provided
 * by the session; without it nested forms are not validated.
 */
export type HasNestedErrors = (
  components: readonly ComponentDefinition[],
  data: Readonly<Record<string, unknown>>,
) => boolean;

/**
 * Source of choices that a form does not contain: a script (`code`), or a URL (`address`) in which template expressions
 * such as `{{ data.x }}` are filled in.
 */
export type ExternalChoiceSource = { readonly code: string } | { readonly address: string };

/**
 * Behavior of a component type for the engine. Each component implements it in its own folder; the engine has no code
 * for specific components. A new member must make sense for all components, otherwise it belongs in the component's
 * folder.
 *
 * All functions are pure: no React, no DOM, no clock, no network.
 */
export interface ComponentSpec<Props = unknown, Value = unknown> {
  readonly type: string;
  readonly shape: DataShape;
  valueKind(props: Props): ValueKind;
  readonly cell: CellSize;
  /**
   * Returns the minimum width in px of a component that a page of usual width may be too narrow for. Absent: the
   * component adapts to the available width.
   */
  roomPx?(definition: ComponentDefinition, specOf: (type: string) => ComponentSpec | undefined): number;
  /** True if a URL or a share link can prefill the answer; false for files, signatures and buttons. */
  readonly mayPrefill: boolean;
  /**
   * True if copies of a response keep the answer; false for answers that apply to one response only, such as an
   * approval.
   */
  readonly mayCopy: boolean;
  /**
   * Parses the settings of a stored component. Lenient: form.io forms contain wrong types, nulls and strings for
   * numbers; unknown properties are ignored here and kept in the definition. Must accept every component of its type.
   */
  readonly props: z.ZodMiniType<Props>;
  /**
   * Returns the settings with relative dates resolved. Absent: the settings contain no relative dates.
   *
   * @param timeZone IANA name of the respondent's time zone; '' for the zone of this machine
   */
  atTime?(props: Props, nowMs: number, timeZone: string): unknown;
  /** Returns the initial answer, including the default value. `undefined`: the key is absent from the data. */
  emptyValue(props: Props): Value | undefined;
  isEmpty(value: Value | undefined, props: Props): boolean;
  /**
   * Returns the rules that a non-empty answer breaks. The engine checks `required` with `isEmpty`. Must accept any
   * answer.
   *
   * @param offered complete list of choices from `choicesFrom`, if it is loaded; untrusted
   */
  check(
    value: Value,
    props: Props,
    isBrokenInside?: HasNestedErrors,
    offered?: readonly unknown[],
  ): readonly BrokenRule[];
  /**
   * Returns the rules that an empty answer breaks even if the field is not required, such as a day with a required
   * year. Absent: none.
   */
  checkEmpty?(props: Props): readonly BrokenRule[];
  /**
   * Converts a stored, prefilled or pasted answer to `Value`; returns a value that can't be converted unchanged, so
   * that the value is kept.
   */
  normalize(value: unknown, props: Props): Value | undefined;
  /**
   * Returns the part of an answer that an anonymous respondent could have entered, such as choices listed in the form.
   * Must accept any answer. Absent: respondents can enter every valid answer.
   *
   * @param begun initial answers of the field; choices in defaults and prefilled answers count as listed
   * @returns `value` itself if respondents could have entered the whole answer, `undefined` if they could have entered
   * no part
   */
  anonymousAnswer?(value: unknown, props: Props, begun: readonly unknown[]): unknown;
  /** Returns the child slots; empty for components without children. */
  children(props: Props, definition: ComponentDefinition): readonly ChildSlot[];
  /** Converts a calculated value to an answer; numbers are rounded. Absent: like `normalize`. */
  fromCalculation?(value: unknown, props: Props): Value | undefined;
  /** Stored properties with HTML templates that are rendered while the form is answered. Absent: none. */
  readonly htmlTemplates?: readonly string[];
  /** Returns the answer as conditions, logic and table columns use it; usually the answer itself. */
  logicValue(value: Value | undefined, props: Props): unknown;
  /** Returns the source of choices that the form does not contain. Absent: all choices are in the form. */
  choicesFrom?(props: Props): ExternalChoiceSource | undefined;
  /** Kind of interaction for the `required` message, passed as `params.asksFor`: a checkbox must be selected. */
  readonly asksFor?: 'tick';
  /** True if a top-level component of this type is a page of a wizard. */
  readonly isPage?: true;
  /** True if the component's answer is the submission number, set when the response is submitted. */
  readonly isNumber?: true;
  /** True if the component's answer is the token of a captcha, `{ token }`, which the server verifies. */
  readonly isProof?: true;
  /** True if respondents never see the component. */
  readonly isUnseen?: true;
  /**
   * Returns the only people who may answer the component, as stored by the user component. Absent or empty: everyone
   * who may edit the response.
   */
  answeredBy?(props: Props): readonly unknown[];
  /**
   * Team data that respondents need to answer the component, but anonymous respondents cannot access: `people`, or
   * `data` for lists and files. Absent: no team data.
   */
  readonly needsTeam?: 'people' | 'data';
  /** Stored properties with information about the team, removed for anonymous respondents. Absent: none. */
  readonly teamSettings?: readonly string[];
  /** Returns true if pressing the component submits the form, as a submit button does. Absent: false. */
  submits?(props: Props): boolean;
  /** Returns the parts of an answer that have their own table columns. Absent: one column for the answer. */
  columns?(props: Props): readonly AnswerColumn[];
  /**
   * Returns the value by which an answer is sorted; for the kind `day`, `YYYYMMDD` as a number. Absent: answers sort by
   * value or text.
   */
  order?(value: Value, props: Props): number | string | undefined;
  /**
   * Returns the local date and time of an answer of the kind `dateTime` for tables, exports and print,
   * `YYYY-MM-DDTHH:mm:ss`. Must accept any answer. Absent: answers have no local time.
   */
  wallTime?(value: unknown, props: Props): string | undefined;
  /**
   * Returns the labels of all choices in the author's order, which may be a scale. Absent: the component lists no
   * choices.
   */
  scale?(props: Props): readonly string[];
  /** Returns the coordinates of an answer. Must accept any answer. Absent: answers have no coordinates. */
  point?(value: unknown): { readonly latitude: number; readonly longitude: number } | undefined;
}

/** Part of an answer with its own table column. */
interface AnswerColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** Labels of all choices as returned by `text`, in the order of the scale. Absent: not a scale. */
  readonly scale?: readonly string[];
  /** Formats the part; '' if it is absent. Must accept any answer. */
  text(value: unknown): string;
}

/**
 * Function that prints a component. `label` is the resolved label. `slots` contains the blocks of the children, one
 * list per slot. `rows`, only for the shape `rows`, contains the blocks of each cell, by row and column. Invisible
 * fields have no blocks.
 * `isBlank`: the form is printed for handwritten answers. A pair without a value becomes a writing line; components
 * that need other space print a blank block.
 */
export type PrintAnswer<Props = unknown, Value = unknown> = (answer: {
  readonly props: Props;
  readonly value: Value | undefined;
  readonly label: string;
  readonly slots: readonly (readonly PrintBlock[])[];
  readonly rows?: readonly (readonly (readonly PrintBlock[])[])[];
  /** Choices from `choicesFrom`, if they are loaded. */
  readonly offered?: readonly unknown[];
  readonly isBlank?: true;
}) => readonly PrintBlock[];

/**
 * Maps a stored type name to the spec of the component type. Components of other types are unknown: kept on save,
 * skipped with a warning.
 */
export type ComponentSpecs = Readonly<Record<string, ComponentSpec | undefined>>;
