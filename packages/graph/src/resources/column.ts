import { z } from 'zod/mini';

const facet = z.looseObject({});

/** Facets that define the type of a column: exactly one is present. */
const kinds = {
  text: z.optional(
    z.looseObject({
      allowMultipleLines: z.optional(z.boolean()),
      maxLength: z.optional(z.number()),
      /** Number of lines for editing; above 0 for multi-line text. */
      linesForEditing: z.optional(z.number()),
      textType: z.optional(z.enum(['plain', 'richText'])),
    }),
  ),
  number: z.optional(z.looseObject({ decimalPlaces: z.optional(z.string()) })),
  boolean: z.optional(facet),
  dateTime: z.optional(z.looseObject({ format: z.optional(z.string()) })),
  choice: z.optional(
    z.looseObject({
      choices: z.optional(z.array(z.string())),
      allowTextEntry: z.optional(z.boolean()),
      /** With `checkBoxes` a row may have several values. */
      displayAs: z.optional(z.string()),
    }),
  ),
  personOrGroup: z.optional(z.looseObject({ allowMultipleSelection: z.optional(z.boolean()) })),
  lookup: z.optional(
    z.looseObject({
      listId: z.optional(z.string()),
      columnName: z.optional(z.string()),
      allowMultipleValues: z.optional(z.boolean()),
    }),
  ),
  calculated: z.optional(z.looseObject({ formula: z.optional(z.string()), outputType: z.optional(z.string()) })),
  currency: z.optional(z.looseObject({ locale: z.optional(z.string()) })),
  hyperlinkOrPicture: z.optional(z.looseObject({ isPicture: z.optional(z.boolean()) })),
};

/** Name of the facet that defines the type of a column. */
export type ColumnKind = keyof typeof kinds;
export const columnKinds = Object.keys(kinds) as readonly ColumnKind[];

const settings = {
  displayName: z.optional(z.string()),
  description: z.optional(z.string()),
  indexed: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  enforceUniqueValues: z.optional(z.boolean()),
};

/** A column of a list. `name` is the internal name, which never changes; `displayName` is shown to people. */
export const column = z.looseObject({
  id: z.string(),
  name: z.string(),
  readOnly: z.optional(z.boolean()),
  ...settings,
  ...kinds,
});
export type Column = z.infer<typeof column>;

/** A column to add. `name` is an ASCII identifier of at most 32 characters; one type facet is required. */
export const newColumn = z.looseObject({ name: z.string(), ...settings, ...kinds });
export type NewColumn = z.infer<typeof newColumn>;

export const columnChange = z.looseObject({ ...settings, ...kinds });
export type ColumnChange = z.infer<typeof columnChange>;
