import type { z } from 'zod/mini';
import type { ChildSlot } from './definition/child-slots.ts';
import type { ComponentDefinition } from './definition/form-definition.ts';
import type { PrintBlock } from './print-block.ts';
import type { BrokenRule } from './validation/issue.ts';

/**
 * How a component takes part in the data:
 * - `value`: its answer lies under its key
 * - `none`: no answer (layout, content); its children write into its parent's data
 * - `object`: `{}` under its key, children write into it (container)
 * - `rows`: `[{}]` under its key, its first slot's children are the columns and write into each row (datagrid)
 */
export type DataShape = 'value' | 'none' | 'object' | 'rows';

/**
 * What an answer is, for whoever does something with answers: tables, conditions, templates, exports, charts.
 * - `text`: one line of words; `longText`: any number of lines. Of their own kind are those that lead somewhere (`email`, `phone`, `link`), and `secret`, which no
 *   table, title or email may say.
 * - `markup`: HTML that somebody wrote with tools
 * - `code`: read from a label, `{ value, format }`
 * - `number`; `amount`: one of money
 * - `tick`: yes or no
 * - `date`: `YYYY-MM-DD`; `dateTime`: with a time, ISO 8601; `time`: `HH:mm:ss`; `day`: in parts, some perhaps unknown
 * - `choice`: one value of a list; `choices`: any number of them
 * - `decision`: approved or rejected, `{ status, by, timestamp, comment }`
 * - `people`; `place`: an address or a point on earth
 * - `files`; `picture`: drawn by hand
 * - `pairs`: an answer for each of several names: a survey, a map
 * - `group`, `rows`: what holds other fields
 * - `anything`: nobody knows before it is there; `none`: nothing that anybody asks for
 *
 * Of a component with several answers (`multiple`) it is the kind of each.
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

/** How much room an answer needs in a cell of a grid. `none`: it does not fit into one. */
export type CellRoom = 'none' | 'tick' | 'narrow' | 'wide';

/**
 * Says whether anything is wrong in a form of its own that lies in an answer: an entry of a map, a node of a tree. The
 * session brings it; without one nothing is asked.
 */
export type IsBrokenInside = (
  components: readonly ComponentDefinition[],
  data: Readonly<Record<string, unknown>>,
) => boolean;

/**
 * Where choices come from that a form does not hold.
 * - `code` gives them
 * - at an `address`, in which `{{ data.x }}` is filled in
 */
export type ChoicesFrom = { readonly code: string } | { readonly address: string };

/**
 * Every question that the engine asks of a component. A component answers all of them in its own folder; the
 * engine knows no component. A new question must make sense for every component, otherwise it belongs to the folder.
 *
 * Everything here is pure: no React, no DOM, no clock, no network.
 */
export interface ComponentSpec<Props = unknown, Value = unknown> {
  readonly type: string;
  readonly shape: DataShape;
  valueKind(props: Props): ValueKind;
  readonly cell: CellRoom;
  /** How many px it needs beside each other, where a page of usual width may be too narrow. Absent: it takes what there is. */
  roomPx?(definition: ComponentDefinition, specOf: (type: string) => ComponentSpec | undefined): number;
  /** An address or a share link may answer it. Not what only a person's own hand gives: a file, a signature, a press. */
  readonly mayPrefill: boolean;
  /** A copy of a response keeps its answer. Not what holds for one response alone: an approval. */
  readonly mayCopy: boolean;
  /**
   * Reads the settings from a stored component. Lenient: form.io forms carry wrong types, nulls and strings for
   * numbers; unknown properties are ignored here and stay in the definition. Must accept every component of its type.
   */
  readonly props: z.ZodMiniType<Props>;
  /**
   * Settings that speak of today, as they are at an instant. Absent: none does.
   *
   * @param timeZone IANA name of the respondent's time zone; '' for this machine's
   */
  atTime?(props: Props, nowMs: number, timeZone: string): unknown;
  /** The answer before anybody answered, default value included. `undefined`: the key is absent from the data. */
  emptyValue(props: Props): Value | undefined;
  isEmpty(value: Value | undefined, props: Props): boolean;
  /**
   * Rules of this component that a non-empty answer breaks. `required` is asked by the engine through `isEmpty`. Must bear any answer.
   *
   * @param offered what there is to choose from, where `choicesFrom` says that it comes from elsewhere and it is known whole:
   *   as hostile as where it comes from
   */
  check(
    value: Value,
    props: Props,
    isBrokenInside?: IsBrokenInside,
    offered?: readonly unknown[],
  ): readonly BrokenRule[];
  /** Rules that an empty answer breaks although the field is not required: a day whose year must be known. Absent: none. */
  checkEmpty?(props: Props): readonly BrokenRule[];
  /** Brings an answer from outside (stored, prefilled, pasted) into the shape of `Value`; what cannot be read is kept by returning it unchanged. */
  normalize(value: unknown, props: Props): Value | undefined;
  /**
   * Returns what of a sent answer an anonymous respondent can have given: choices that the form itself offers. Must bear any answer.
   * Absent: anything that the rules allow.
   *
   * @param begun what the form began with: defaults and prefilled answers count as offered
   * @returns `value` itself where it can be given whole, `undefined` where nothing of it can
   */
  anonymousAnswer?(value: unknown, props: Props, begun: readonly unknown[]): unknown;
  /** Empty for everything that is not a container. */
  children(props: Props, definition: ComponentDefinition): readonly ChildSlot[];
  /** Brings what a calculation gives into the shape of an answer, rounded where numbers are. Absent: as `normalize`. */
  fromCalculation?(value: unknown, props: Props): Value | undefined;
  /** Stored properties with HTML in which `{{ data.x }}` is filled in while the form is answered. Absent: none. */
  readonly htmlTemplates?: readonly string[];
  /** What conditions, logic and table columns see of the answer. Mostly the answer itself. */
  logicValue(value: Value | undefined, props: Props): unknown;
  /** Where there is something to choose from that the form does not hold. Absent: everything is in the form. */
  choicesFrom?(props: Props): ChoicesFrom | undefined;
  /** What one does to answer, where that is not to give an answer: a tick is set. Told with `required` as `params.asksFor`. */
  readonly asksFor?: 'tick';
  /** At the top of a wizard it is a page. Absent: it is never one. */
  readonly isPage?: true;
  /** Its answer is the number that the response is given when it is sent. Absent: it is not. */
  readonly isNumber?: true;
  /** Its answer is `{ token }`, the receipt of a proof that a person answers: the server opens it. Absent: it is not. */
  readonly isProof?: true;
  /** Whoever answers never sees it. Absent: they do. */
  readonly isUnseen?: true;
  /** The people who alone may answer it, as the user component stores them; none: whoever may edit the response. Absent: so. */
  answeredBy?(props: Props): readonly unknown[];
  /** What of its team it has to be shown to be answered, which no stranger is: its people, or its lists and files. Absent: nothing. */
  readonly needsTeam?: 'people' | 'data';
  /** Stored properties that tell of the team's people and places; strangers are not handed them. Absent: none. */
  readonly teamSettings?: readonly string[];
  /** Pressing it submits the form. Absent: it never does. */
  submits?(props: Props): boolean;
  /** What of an answer has a column of its own in a table, where it says several things. Absent: it is one. */
  columns?(props: Props): readonly AnswerPart[];
  /** What puts answers in order, where that is neither the answer nor its words. For a kind `day` it is `YYYYMMDD` as a number. */
  order?(value: Value, props: Props): number | string | undefined;
  /**
   * The date and time that an answer of kind `dateTime` shows in tables, exports and on paper, `YYYY-MM-DDTHH:mm:ss` without a zone.
   * Must bear any answer. Absent: the component has none.
   */
  wallTime?(value: unknown, props: Props): string | undefined;
  /** All that can be chosen, in words and in its author's order: it may be a scale. Absent: there is none. */
  scale?(props: Props): readonly string[];
  /** Where on earth an answer lies. Must bear any answer. Absent: nowhere. */
  point?(value: unknown): { readonly latitude: number; readonly longitude: number } | undefined;
}

/** One thing that an answer says. */
interface AnswerPart {
  readonly name: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** All that can be chosen, as `text` says it, from one end of a scale to the other. Absent: it is none. */
  readonly scale?: readonly string[];
  /** '' for nothing. Must bear any answer. */
  text(value: unknown): string;
}

/**
 * Answers the question what a component puts on paper. `label` is already resolved; `slots` are the children's blocks,
 * slot by slot; `rows`, of the shape `rows` only, has them by row and column. An invisible field has none.
 * `isBlank`: nobody has answered, somebody will by hand. A pair without a value becomes a line to write on; what needs other room says so.
 */
export type PrintAnswer<Props = unknown, Value = unknown> = (answer: {
  readonly props: Props;
  readonly value: Value | undefined;
  readonly label: string;
  readonly slots: readonly (readonly PrintBlock[])[];
  readonly rows?: readonly (readonly (readonly PrintBlock[])[])[];
  /** What there was to choose from, where it came from elsewhere and is known. */
  readonly offered?: readonly unknown[];
  readonly isBlank?: true;
}) => readonly PrintBlock[];

/** Specs by stored type name. Types that are not in it are unknown: kept on save, skipped with a warning. */
export type ComponentSpecs = Readonly<Record<string, ComponentSpec | undefined>>;
