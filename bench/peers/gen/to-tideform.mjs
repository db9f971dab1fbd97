// Logical form -> Tideform's form definition, which is form.io's. Two types of the logical forms do not exist yet:
// a date-time is a text field here, and calculated values, conditions on grids and grids are left out.
import { toFormio } from './to-formio.mjs';

const NEAREST = { datetime: 'textfield' };

export function toTideform(form) {
  if (form.grid) throw new Error('Tideform has no data grid yet');
  const { schema, data } = toFormio(form);
  const components = schema.components.map((c) => ({ ...c, type: NEAREST[c.type] ?? c.type }));
  return { schema: { ...schema, components }, data };
}
