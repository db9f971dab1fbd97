import { z } from 'zod';

const facet = z.looseObject({});

/** What a column holds: exactly one of these is there. */
const kinds = {
  text: z.looseObject({ allowMultipleLines: z.boolean().optional(), maxLength: z.number().optional() }).optional(),
  number: z.looseObject({ decimalPlaces: z.string().optional() }).optional(),
  boolean: facet.optional(),
  dateTime: z.looseObject({ format: z.string().optional() }).optional(),
  choice: z
    .looseObject({
      choices: z.array(z.string()).optional(),
      allowTextEntry: z.boolean().optional(),
      /** With `checkBoxes` a row may have several. */
      displayAs: z.string().optional(),
    })
    .optional(),
  personOrGroup: z.looseObject({ allowMultipleSelection: z.boolean().optional() }).optional(),
  lookup: z
    .looseObject({
      listId: z.string().optional(),
      columnName: z.string().optional(),
      allowMultipleValues: z.boolean().optional(),
    })
    .optional(),
  calculated: z.looseObject({ formula: z.string().optional(), outputType: z.string().optional() }).optional(),
  currency: z.looseObject({ locale: z.string().optional() }).optional(),
  hyperlinkOrPicture: z.looseObject({ isPicture: z.boolean().optional() }).optional(),
};

/** The facet that says what a column holds. */
export type ColumnKind = keyof typeof kinds;
export const columnKinds = Object.keys(kinds) as readonly ColumnKind[];

const settings = {
  displayName: z.string().optional(),
  description: z.string().optional(),
  indexed: z.boolean().optional(),
  hidden: z.boolean().optional(),
  required: z.boolean().optional(),
  enforceUniqueValues: z.boolean().optional(),
};

/** A column of a list. `name` is the internal name, which never changes; `displayName` is what people read. */
export const column = z.looseObject({
  id: z.string(),
  name: z.string(),
  readOnly: z.boolean().optional(),
  ...settings,
  ...kinds,
});
export type Column = z.infer<typeof column>;

/** A column to add. `name` is an ASCII identifier of at most 32 characters; one kind must be given. */
export const newColumn = z.looseObject({ name: z.string(), ...settings, ...kinds });
export type NewColumn = z.infer<typeof newColumn>;

export const columnChange = z.looseObject({ ...settings, ...kinds });
export type ColumnChange = z.infer<typeof columnChange>;
